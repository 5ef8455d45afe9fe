/** Key in the tab's session storage. */
const NAME = 'dovetail-donations';

/**
 * A key that makes two submissions of one form from this tab one payment, and those from two tabs with the same cached
 * page two payments. It lasts as long as the tab if the browser has session storage, otherwise as long as the page.
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
