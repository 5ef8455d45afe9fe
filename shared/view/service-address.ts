import type { Realm } from './window-of';

/**
 * Returns the URL of a service if the page can safely load from it; otherwise undefined. The URL must use `https:`, or
 * the page's own protocol.
 *
 * @param address URL that the site printed, never a URL from a post.
 * @param win     The window that will load the URL.
 */
export function serviceAddress(
	address: string,
	{ origin }: Pick< Realm, 'origin' >
): string | undefined {
	const [ own ] = origin.split( '//' );
	return address.startsWith( 'https://' ) ||
		address.startsWith( `${ own }//` )
		? address
		: undefined;
}
