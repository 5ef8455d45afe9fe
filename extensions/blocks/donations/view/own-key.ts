/** Key in the tab's session storage. */
const NAME = 'dovetail-donations';

/**
 * Returns the tab's key. Two submissions of a form with the same key are one payment; two tabs with the same cached
 * page have different keys and make two payments. The key lasts as long as the tab if session storage is available,
 * otherwise as long as the page.
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
