import { cutText } from '#shared/attributes';
import { parseCoordinates, toCoordinates, type Coordinates } from './places';

type PastedPlace = { coordinates: Coordinates; title: string };

const MAX_NAME_LENGTH = 100;

/** Maximum length of a map URL, which can contain a whole route. */
const MAX_LENGTH = 8192;

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Returns patterns that match latitude and longitude in query parameters with the given names. */
const inField = ( ...names: string[] ) =>
	names.map( ( name ) => `[?&]${ name }=\\s*#[,~][\\s+]*#(?:[,&]|$)` );

/**
 * Map services with patterns for their URLs, the most precise pattern first. In a pattern, the first `#` matches the
 * latitude and the second the longitude.
 */
const SERVICES: readonly {
	host: RegExp;
	places: readonly string[];
	name?( page: URL ): string | null;
}[] = [
	{
		host: /(^|\.)google\.[a-z.]{2,6}$/,
		places: [
			'!3d#!4d#(?!.*!3d)',
			...inField( 'q', 'query', 'll', 'destination', 'daddr', 'center' ),
			'/(?:place|search)/#,\\s*\\+?#',
			'/@#,#',
		],
		name: ( { pathname, searchParams } ) => {
			const [ , inPath ] =
				/\/(?:place|search)\/([^/@]+)/.exec( pathname ) ?? [];
			return inPath
				? decoded( inPath.replaceAll( '+', ' ' ) )
				: ( searchParams.get( 'q' ) ?? searchParams.get( 'query' ) );
		},
	},
	{
		host: /(^|\.)(openstreetmap\.org|osm\.org)$/,
		places: [ '[?&]mlat=#&(?:.*&)?mlon=#', 'map=\\d+(?:\\.\\d+)?/#/#' ],
		name: ( { searchParams } ) => searchParams.get( 'query' ),
	},
	{
		host: /(^|\.)maps\.apple\.com$/,
		places: inField( 'coordinate', 'll', 'q', 'daddr', 'sll' ),
		name: ( { searchParams } ) =>
			searchParams.get( 'name' ) ??
			searchParams.get( 'q' ) ??
			searchParams.get( 'address' ),
	},
	{ host: /(^|\.)bing\.com$/, places: inField( 'cp' ) },
	{ host: /(^|\.)here\.com$/, places: inField( 'map' ) },
];

/**
 * Parses a typed or pasted place: coordinates in all common notations, or the URL of a map page. Returns null for other
 * text, including search terms.
 */
export function readPlace( typed: string ): PastedPlace | null {
	const text = typed.slice( 0, MAX_LENGTH ).trim();
	const coordinates = parseCoordinates( text );
	if ( coordinates ) {
		return { coordinates, title: '' };
	}
	return /^https?:\/\//i.test( text ) ? placeOfPage( text ) : null;
}

function placeOfPage( text: string ): PastedPlace | null {
	let page: URL;
	try {
		page = new URL( text );
	} catch {
		return null;
	}
	const service = SERVICES.find( ( { host } ) => host.test( page.hostname ) );
	const rest = decoded( page.pathname + page.search + page.hash );
	for ( const pattern of service?.places ?? [] ) {
		const [ , latitude = NaN, longitude = NaN ] = (
			new RegExp( pattern.replaceAll( '#', NUMBER ) ).exec( rest ) ?? []
		).map( Number );
		const coordinates = toCoordinates( longitude, latitude );
		if ( coordinates && Math.abs( longitude ) <= 180 ) {
			return { coordinates, title: nameOf( service?.name?.( page ) ) };
		}
	}
	return null;
}

/** Returns a place's title from a name in a URL; empty if the name is only coordinates. */
function nameOf( raw: string | null | undefined ): string {
	const name = ( raw ?? '' ).replace( /[\s\p{Cc}]+/gu, ' ' ).trim();
	return parseCoordinates( name ) ? '' : cutText( name, MAX_NAME_LENGTH );
}

/** Decodes a URL component. Returns the component unchanged if its encoding is invalid. */
function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
