/** Where a tab keeps its key. */
const NAME = 'dovetail-donations';

/**
 * What makes the same form, sent twice from this tab, one payment, and two from two tabs that got the same page out of a
 * cache. Lasts as long as the tab where the browser keeps something, otherwise as long as the page.
 */
export function ownKey( win: Window ): string {
	const key = win.crypto.getRandomValues( new Uint32Array( 4 ) ).join( '' );
	try {
		const kept = win.sessionStorage.getItem( NAME ) ?? key;
		win.sessionStorage.setItem( NAME, kept );
		return kept;
	} catch {
		return key;
	}
}
