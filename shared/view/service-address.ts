import type { Realm } from './window-of';

/**
 * The address of a service as the site has printed it, fit to load something from; undefined for every other.
 * It is `https:`, or `http:` where the page itself is: what was fetched over a safe line asks over no other.
 *
 * @param address From the site's own data, never from a post.
 * @param win     The window that asks.
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
