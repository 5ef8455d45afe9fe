import { parseHtml } from '#shared/view';

/** Where a paragraph leads that consists of nothing but an address or one link, and the link's words; empty for every other. */
export function loneLink( content: unknown ): { url: string; words: string } {
	const body = parseHtml( String( content ?? '' ), document );
	const words = ( body.textContent ?? '' ).trim();
	const links = body.querySelectorAll( 'a[href]' );
	const [ link ] = Array.from( links );
	return link && links.length === 1 && link.textContent?.trim() === words
		? { url: link.getAttribute( 'href' ) ?? '', words }
		: { url: words, words: '' };
}
