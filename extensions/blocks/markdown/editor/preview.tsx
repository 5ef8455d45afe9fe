import { useWriteWithoutStep } from '#shared/undo';
import { RawHTML, useEffect, useMemo } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from '../messages';
import { renderMarkdown, sanitizeHtml } from './render-markdown';
import { provisionalHtml } from '../rules/source';

/**
 * Shows what visitors see. Sanitizes the HTML again, because another user may have written the post. Links to other
 * pages ask for confirmation before they leave the editor.
 */
export function Preview( { html }: { html: string } ): ReactNode {
	const safe = useMemo( () => sanitizeHtml( html ), [ html ] );
	return <RawHTML onClick={ askBeforeLeaving }>{ safe }</RawHTML>;
}

function askBeforeLeaving( event: MouseEvent< HTMLElement > ): void {
	const link = ( event.target as Element ).closest( 'a' );
	if ( ! link || link.getAttribute( 'href' )?.startsWith( '#' ) ) {
		return;
	}
	const { defaultView } = link.ownerDocument;
	if ( defaultView?.confirm( messages.leave() ) ) {
		// Open the link in the top window, not in the canvas's iframe.
		link.target = '_top';
	} else {
		event.preventDefault();
	}
}

/**
 * Replaces HTML that a transform created without the parser (see `provisionalHtml`), in the same undo step. Keeps all
 * other saved HTML, even if the current parser would generate it differently.
 */
export function useRenderedHtml(
	clientId: string,
	markdown: string,
	html: string
): void {
	const write = useWriteWithoutStep< { html: string } >( clientId );
	useEffect( () => {
		if ( html === '' || html !== provisionalHtml( markdown ) ) {
			return;
		}
		const rendered = renderMarkdown( markdown );
		if ( rendered !== html ) {
			write( { html: rendered } );
		}
	}, [ markdown, html, write ] );
}
