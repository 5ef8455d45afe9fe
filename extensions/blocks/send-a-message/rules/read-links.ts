import { safeHref } from '#shared/validation';

/** A link in HTML: its address and its text. */
export type Link = { href: string; text: string };

/** The links of a piece of HTML that may be written into another; a link without text shows its name. */
export function readLinks( html: string ): Link[] {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return [ ...body.querySelectorAll( 'a[href]' ) ].flatMap( ( link ) => {
		const href = safeHref( link.getAttribute( 'href' ) );
		const text =
			link.textContent?.trim() || link.getAttribute( 'aria-label' ) || '';
		return href ? [ { href, text } ] : [];
	} );
}
