const PARAMETER = 'connection';

/** Fragment of a connection when the connections were a tab of the settings. The server redirects from there. */
const FORMER = /^#dovetail-blocks-connection-([\w-]+)$/;

/** Returns the ID of the connection in the page's URL, or an empty string. */
export const readAddress = (): string =>
	new URLSearchParams( window.location.search ).get( PARAMETER ) ??
	FORMER.exec( window.location.hash )?.[ 1 ] ??
	'';

/**
 * Sets or removes the connection in the page's URL, so that Back and a reload show the same state again.
 *
 * @param id Connection ID; empty for none.
 */
export function pushAddress( id: string ): void {
	const url = new URL( window.location.href );
	url.hash = '';
	if ( id ) {
		url.searchParams.set( PARAMETER, id );
	} else {
		url.searchParams.delete( PARAMETER );
	}
	window.history.pushState( null, '', url );
}
