import { isHttpUrl, withoutInvisible } from '#shared/validation';

/**
 * Normalizes the URL of a feed; null if it is invalid. Adds `https://`, resolves `feed:` and the apps' own schemes, and
 * encodes square brackets like WordPress, which would otherwise read a shortcode.
 */
export function feedAddress( text: unknown ): string | null {
	if ( typeof text !== 'string' ) {
		return null;
	}
	const bare = withoutInvisible( text )
		.trim()
		.replace( /^feed:(?=https?:)/i, '' )
		.replace( /^(?:feed|podcast|pcast|itpc):(?:\/\/)?/i, 'https://' );
	const whole = /^[a-z][\w+.-]*:(?!\d)/i.test( bare )
		? bare
		: `https://${ bare }`;
	const address = whole.replace( /\[/g, '%5B' ).replace( /\]/g, '%5D' );
	return isHttpUrl( address ) && hasDomain( address ) ? address : null;
}

/** A single word is no address that anybody could fetch, this machine aside. */
function hasDomain( address: string ): boolean {
	const { hostname } = new URL( address );
	return hostname.includes( '.' ) || hostname === 'localhost';
}

/** Where else a podcast is heard: names of apps, which are no words of a language, with their addresses. */
export function appLinks( {
	appleUrl,
	spotifyUrl,
	feed,
}: {
	appleUrl: string;
	spotifyUrl: string;
	/** Address of the feed, which every other app takes. */
	feed: string;
} ): [ name: string, address: string ][] {
	return (
		[
			[ 'Apple Podcasts', appleUrl ],
			[ 'Spotify', spotifyUrl ],
			[ 'RSS', feed ],
		] as [ string, string ][]
	 ).filter( ( [ , address ] ) => address );
}
