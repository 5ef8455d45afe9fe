/** Characters of what was pasted that are looked at: an embed code has a few hundred. */
const LONGEST = 20_000;

/** Finds addresses in plain text, attributes and scripts; without `https:` only in quotes. */
const ADDRESS = /(?:\bhttps?:|(?<=["']))\/\/[^\s"'<>\\]+/gi;

/**
 * A text as the address of a service: `https:`, without user, password or port, on exactly one of the hosts. Null for
 * everything else. A host in another alphabet that looks alike is another host.
 *
 * @param hosts In small letters.
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

/** Returns a service's URLs in pasted text, in order: addresses with or without `https://`, or any embed code. */
export function pastedUrls( pasted: string, hosts: readonly string[] ): URL[] {
	const text = pasted.slice( 0, LONGEST ).trim();
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

/** An address for people to read: where it leads, without what every address begins with and what follows the path. */
export function readableAddress( address: string ): string {
	return address
		.replace( /^https?:\/\/(?:www\.)?/, '' )
		.replace( /\/?(?:[?#].*)?$/, '' );
}
