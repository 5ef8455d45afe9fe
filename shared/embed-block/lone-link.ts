/** Where a paragraph leads that consists of nothing but an address or one link, and the link's words; empty for every other. */
export function loneLink( content: unknown ): { url: string; words: string } {
	// An inert document: it runs no scripts and loads nothing.
	const { body } = new DOMParser().parseFromString(
		String( content ?? '' ),
		'text/html'
	);
	const words = ( body.textContent ?? '' ).trim();
	const links = body.querySelectorAll( 'a[href]' );
	const [ link ] = Array.from( links );
	return link && links.length === 1 && link.textContent?.trim() === words
		? { url: link.getAttribute( 'href' ) ?? '', words }
		: { url: words, words: '' };
}
