import { RawHTML, useMemo } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from '../messages';
import { sanitiseHtml } from './sanitise-html';

/**
 * What a visitor will see, sanitised once more: a post may come from somewhere else.
 * A link asks before it leads away; one to a footnote stays on the page and does not.
 */
export function Preview( { html }: { html: string } ): ReactNode {
	const safe = useMemo( () => sanitiseHtml( html ), [ html ] );
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
