import { createBlock } from '@wordpress/blocks';
import { messages } from '../messages';
import {
	encodeBrackets,
	escapeHtml,
	escapeShortcodes,
} from '#shared/attributes';
import type { ThreadItem, ThreadMedia } from '../rules/items';
import { paragraphOf } from '../rules/paragraph';

/** Attachments of the imported images and videos, by their URL in the thread. */
export type Copies = Map< string, { id: number; url: string; alt: string } >;

type Block = ReturnType< typeof createBlock >;

/** Returns the blocks for a thread. */
export const blocksOf = (
	items: readonly ThreadItem[],
	copies: Copies
): Block[] => items.flatMap( ( item ) => blocksOfItem( item, copies ) );

function blocksOfItem( item: ThreadItem, copies: Copies ): Block[] {
	switch ( item.type ) {
		case 'paragraph':
			return [
				createBlock( 'core/paragraph', {
					content: paragraphOf( item.content ),
				} ),
			];
		case 'gallery':
			return gallery( item.images, copies );
		case 'image':
			return [ image( item, copies ) ];
		case 'video':
			return [ video( item, copies ) ];
		case 'embed':
			return [
				createBlock( 'core/embed', {
					url: encodeBrackets( item.url ),
				} ),
			];
	}
}

/** Returns a gallery of the copied images, followed by links for images that could not be copied. */
function gallery( images: readonly ThreadMedia[], copies: Copies ): Block[] {
	const there = images.filter( ( { url } ) => copies.has( url ) );
	const missing = images.filter( ( { url } ) => ! copies.has( url ) );
	return [
		...( there.length
			? [
					createBlock(
						'core/gallery',
						{ linkTo: 'none' },
						there.map( ( each ) => image( each, copies ) )
					),
				]
			: [] ),
		...missing.map( ( each ) => image( each, copies ) ),
	];
}

function image( media: ThreadMedia, copies: Copies ): Block {
	const copy = copies.get( media.url );
	return copy
		? createBlock( 'core/image', {
				...copy,
				alt: escapeShortcodes( copy.alt ),
				sizeSlug: 'large',
			} )
		: link( media, messages.picture() );
}

function video( media: ThreadMedia, copies: Copies ): Block {
	const copy = copies.get( media.url );
	return copy
		? createBlock( 'core/video', { id: copy.id, src: copy.url } )
		: link( media, messages.film() );
}

/**
 * Returns a link to an image or video that could not be copied. This way nothing is lost, and the post loads nothing
 * from other servers.
 */
const link = ( { url, alt }: ThreadMedia, kind: string ): Block =>
	createBlock( 'core/paragraph', {
		content: `<a href="${ escapeHtml( encodeBrackets( url ) ) }">${ escapeHtml( escapeShortcodes( alt || kind ) ) }</a>`,
	} );
