import { escapeHtml } from '#shared/attributes';
import { readableAddress } from '#shared/embed';
import { textOf } from '#shared/embed/editor';
import { createBlock } from '@wordpress/blocks';
import type { CoreImage } from './core-images';

/**
 * Returns paragraphs for content that our image blocks cannot store: the gallery's caption, and links on its images.
 *
 * @param images  Images whose links the block cannot store.
 * @param caption The gallery's caption as HTML.
 */
export function keptBeside(
	images: readonly CoreImage[],
	caption?: unknown
): object[] {
	const links = images.flatMap( ( { href, alt, caption: words } ) =>
		typeof href === 'string' && href
			? [
					`<a href="${ escapeHtml( href ) }">${ escapeHtml(
						textOf( words ) ||
							textOf( alt ) ||
							readableAddress( href )
					) }</a>`,
				]
			: []
	);
	return [ caption, links.join( '<br>' ) ].flatMap( paragraphOf );
}

/** Returns a paragraph block with the text, which may be a rich text object. Returns an empty list for empty text. */
export function paragraphOf( text: unknown ): object[] {
	const content = String( text ?? '' );
	return content ? [ createBlock( 'core/paragraph', { content } ) ] : [];
}
