import type { Realm } from './window-of';

/**
 * Returns the URL of a service that the site has printed, if it is safe to load from; otherwise undefined. It must be
 * `https:`, or `http:` if the page itself is.
 *
 * @param address URL from the site's own data, never from a post.
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
