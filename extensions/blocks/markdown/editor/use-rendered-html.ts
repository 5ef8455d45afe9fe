import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { provisionalHtml } from '../rules/provisional-html';
import { renderMarkdown } from './render-markdown';

/**
 * Replaces what a transform wrote for want of a parser (see `provisionalHtml`), as part of the step that made the block.
 * Any other HTML stays as it was saved, even where today's parser would write it otherwise.
 */
export function useRenderedHtml(
	clientId: string,
	markdown: string,
	html: string
): void {
	const {
		__unstableMarkNextChangeAsNotPersistent: joinLastStep,
		updateBlockAttributes,
	} = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( html === '' || html !== provisionalHtml( markdown ) ) {
			return;
		}
		const rendered = renderMarkdown( markdown );
		if ( rendered !== html ) {
			joinLastStep();
			updateBlockAttributes( clientId, { html: rendered } );
		}
	}, [ clientId, markdown, html, joinLastStep, updateBlockAttributes ] );
}
