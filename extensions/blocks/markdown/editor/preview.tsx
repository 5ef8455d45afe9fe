import { useWriteWithoutStep } from '#shared/undo';
import { RawHTML, useEffect, useMemo } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from '../messages';
import { renderMarkdown, sanitizeHtml } from './render-markdown';
import { provisionalHtml } from '../rules/saved-html';

/**
 * What a visitor will see, sanitized once more: a post may come from somewhere else.
 * A link asks before it leads away; one to a footnote stays on the page and does not.
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
		// The canvas is a frame: it is the page around it that is left.
		link.target = '_top';
	} else {
		event.preventDefault();
	}
}

/**
 * Replaces what a transform wrote for want of a parser (see `provisionalHtml`), as part of the step that made the block.
 * Any other HTML stays as it was saved, even where today's parser would write it otherwise.
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
