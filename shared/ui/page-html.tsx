import { isHttpUrl } from '#shared/validation';
import { parseHtml } from '#shared/view';
import { useRefEffect } from '@wordpress/compose';
import type { ReactNode } from 'react';

const ELEMENTS = [
	'a',
	'br',
	'details',
	'div',
	'img',
	'li',
	'p',
	'path',
	'span',
	'summary',
	'svg',
	'time',
	'ul',
];
const ATTRIBUTES = [
	'alt',
	'aria-hidden',
	'class',
	'd',
	'datetime',
	'height',
	'href',
	'referrerpolicy',
	'src',
	'viewBox',
	'width',
];
const ADDRESSES = [ 'href', 'src' ];

/**
 * Shows server-rendered page HTML in the editor, for blocks without a view script. Keeps only harmless elements and
 * absolute web URLs; removes other elements including their text. Clicks on links do nothing.
 */
export function PageHtml( {
	as: Tag = 'div',
	className,
	html,
	without = [],
}: {
	as?: 'div' | 'li';
	className?: string;
	html: string;
	/** Classes of the elements to remove. The author turned these elements off after the HTML was rendered. */
	without?: readonly string[];
} ): ReactNode {
	const hidden = without.join( ' ' );
	const ref = useRefEffect< HTMLElement >(
		( element ) => {
			element.replaceChildren( ...harmless( html, without ) );
			const stay = ( event: Event ) => {
				if ( ( event.target as HTMLElement ).closest( 'a' ) ) {
					event.preventDefault();
				}
			};
			element.addEventListener( 'click', stay );
			return () => element.removeEventListener( 'click', stay );
		},
		[ html, hidden ]
	);
	return <Tag ref={ ref } className={ className } />;
}

/**
 * Parses HTML in an inert document, where no scripts run and no URLs load, and removes unsafe elements and attributes.
 * Returns nodes, so that the canvas does not parse the HTML again.
 */
function harmless( html: string, without: readonly string[] ): Node[] {
	const body = parseHtml( html, document );
	for ( const element of body.querySelectorAll( '*' ) ) {
		if (
			! ELEMENTS.includes( element.localName ) ||
			without.some( ( name ) => element.classList.contains( name ) )
		) {
			element.remove();
		}
		for ( const { name, value } of [ ...element.attributes ] ) {
			if (
				! ATTRIBUTES.includes( name ) ||
				( ADDRESSES.includes( name ) && ! isHttpUrl( value ) )
			) {
				element.removeAttribute( name );
			}
		}
	}
	return [ ...body.childNodes ];
}
