/** Maximum number of characters of pasted text to search; a typical embed code has a few hundred. */
const MAX_LENGTH = 20_000;

/** Matches URLs in plain text, attributes and scripts. Matches protocol-relative URLs (`//…`) only after a quote. */
const ADDRESS = /(?:\bhttps?:|(?<=["']))\/\/[^\s"'<>\\]+/gi;

/**
 * Parses a URL on one of a service's hosts, and changes `http:` to `https:`. Returns null if the URL has another host,
 * or if it contains a username, a password or a port. A host name with look-alike letters from another alphabet does
 * not match.
 *
 * @param hosts Allowed hosts in lower case.
 */
export function serviceUrl(
	text: string,
	hosts: readonly string[]
): URL | null {
	let url: URL;
	try {
		url = new URL( text );
	} catch {
		return null;
	}
	if ( ! /^https?:$/.test( url.protocol ) || ! hosts.includes( url.host ) ) {
		return null;
	}
	url.protocol = 'https:';
	return url.username || url.password ? null : url;
}

/**
 * Returns the URLs of a service in pasted text, in order. The text can be a URL (with or without `https://`) or an
 * embed code.
 */
export function pastedUrls( pasted: string, hosts: readonly string[] ): URL[] {
	const text = pasted.slice( 0, MAX_LENGTH ).trim();
	const found = hosts.some( ( host ) => text.startsWith( `${ host }/` ) )
		? [ `https://${ text }` ]
		: ( text.match( ADDRESS ) ?? [] );
	return found.flatMap(
		( each ) =>
			serviceUrl(
				each
					.replace( /^\/\//, 'https://' )
					.replace( /&amp;|&#0?38;/g, '&' ),
				hosts
			) ?? []
	);
}

/** Returns a URL in a readable form, without scheme, `www.`, query and fragment. */
export function readableAddress( address: string ): string {
	return address
		.replace( /^https?:\/\/(?:www\.)?/, '' )
		.replace( /\/?(?:[?#].*)?$/, '' );
}
