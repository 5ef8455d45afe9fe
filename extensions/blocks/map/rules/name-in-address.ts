import { withoutInvisible } from '#shared/validation';
import { cutText } from '#shared/attributes';

/** Maximum length of a URL, and of the name in it. */
const MAX_URL_LENGTH = 8192;
const MAX_LENGTH = 250;

/** Map pages by host and path, with the query parameters that can contain a name or address, best search terms first. */
const PAGES: readonly { page: RegExp; fields: readonly string[] }[] = [
	{
		page: /^(?:(?:www\.)?google\.[a-z.]{2,6}\/maps(?:\/|$)|maps\.google\.[a-z.]{2,6}\/)/,
		fields: [ 'q', 'query', 'destination', 'daddr' ],
	},
	{
		page: /^maps\.apple\.com\//,
		fields: [ 'address', 'q', 'name', 'daddr' ],
	},
	{
		page: /^(?:www\.)?openstreetmap\.org\/search$/,
		fields: [ 'query' ],
	},
];

/**
 * Returns the name or address in the URL of a map page, to search for if the URL contains no coordinates. Returns an
 * empty string for other URLs and for other text.
 */
export function nameInAddress( typed: string ): string {
	let url: URL;
	try {
		url = new URL( typed.trim().slice( 0, MAX_URL_LENGTH ) );
	} catch {
		return '';
	}
	const { protocol, hostname, pathname, searchParams } = url;
	const found = PAGES.find( ( { page } ) =>
		page.test( hostname + pathname )
	);
	if ( ! found || ! /^https?:$/.test( protocol ) ) {
		return '';
	}
	const [ , inPath = '' ] =
		/\/(?:place|search)\/([^/@]+)/.exec( pathname ) ?? [];
	return (
		[
			// Decoded like a query parameter, because a plus sign is a space here, too.
			new URLSearchParams(
				`name=${ inPath.replaceAll( '&', '%26' ) }`
			).get( 'name' ),
			...found.fields.map( ( field ) => searchParams.get( field ) ),
		]
			.map( clean )
			// Coordinates outside the map contain no letter.
			.find( ( name ) => /\p{L}/u.test( name ) ) ?? ''
	);
}

function clean( name: string | null ): string {
	const text = withoutInvisible( name ?? '' )
		.replace( /[\s\p{Cc}]+/gu, ' ' )
		.trim();
	return cutText( text, MAX_LENGTH );
}
