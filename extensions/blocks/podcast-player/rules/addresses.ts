import { isHttpUrl, withoutInvisible } from '#shared/validation';

/**
 * Normalizes the URL of a feed; null if the URL is invalid. Adds `https://`, converts `feed:` and the schemes of
 * podcast apps, and encodes square brackets, which WordPress would treat as a shortcode.
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

/** Whether a URL's host name has a dot or is localhost. The site cannot fetch other hosts. */
function hasDomain( address: string ): boolean {
	const { hostname } = new URL( address );
	return hostname.includes( '.' ) || hostname === 'localhost';
}

/** Returns the apps where a podcast is available, with the podcast's URL in each. App names are not translated. */
export function appLinks( {
	appleUrl,
	spotifyUrl,
	feed,
}: {
	appleUrl: string;
	spotifyUrl: string;
	/** URL of the feed, which works in all other apps. */
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
