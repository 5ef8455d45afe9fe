const PARAMETER = 'connection';

/** Returns the ID of the connection in the page's URL, or an empty string. */
export const readAddress = (): string =>
	new URLSearchParams( window.location.search ).get( PARAMETER ) ?? '';

/**
 * Sets or removes the connection in the page's URL, so that Back and a reload show the same state again.
 *
 * @param id Connection ID; empty for none.
 */
export function pushAddress( id: string ): void {
	const url = new URL( window.location.href );
	if ( id ) {
		url.searchParams.set( PARAMETER, id );
	} else {
		url.searchParams.delete( PARAMETER );
	}
	window.history.pushState( null, '', url );
}
