import { parseCoordinates, toCoordinates, type Coordinates } from './places';

/** A place that was typed or pasted. */
type PastedPlace = { coordinates: Coordinates; title: string };

/** Maximum length of a name from a URL. */
const MAX_NAME_LENGTH = 100;

/** URLs of map services can contain a whole route, so they may be long. */
const MAX_LENGTH = 8192;

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Matches two numbers in one of these query parameters. */
const inField = ( ...names: string[] ) =>
	names.map( ( name ) => `[?&]${ name }=\\s*#[,~][\\s+]*#(?:[,&]|$)` );

/**
 * Map services with patterns of their URLs, the most precise first. `#` in a pattern stands for latitude and longitude.
 */
const SERVICES: readonly {
	host: RegExp;
	places: readonly string[];
	name?( page: URL ): string | null | undefined;
}[] = [
	{
		host: /(^|\.)google\.[a-z.]{2,6}$/,
		places: [
			'!3d#!4d#(?!.*!3d)',
			...inField( 'q', 'query', 'll', 'destination', 'daddr', 'center' ),
			'/(?:place|search)/#,\\s*\\+?#',
			'/@#,#',
		],
		name: ( { pathname } ) => /\/place\/([^/@]+)/.exec( pathname )?.[ 1 ],
	},
	{
		host: /(^|\.)(openstreetmap\.org|osm\.org)$/,
		places: [ '[?&]mlat=#&(?:.*&)?mlon=#', 'map=\\d+(?:\\.\\d+)?/#/#' ],
	},
	{
		host: /(^|\.)maps\.apple\.com$/,
		places: inField( 'coordinate', 'll', 'q', 'daddr', 'sll' ),
		name: ( { searchParams } ) =>
			searchParams.get( 'name' ) ?? searchParams.get( 'q' ),
	},
	{ host: /(^|\.)bing\.com$/, places: inField( 'cp' ) },
	{ host: /(^|\.)here\.com$/, places: inField( 'map' ) },
];

/** Hosts of short links, which do not contain the place but redirect to a page that does. */
const SHORT =
	/^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|(www\.)?osm\.org\/go|maps\.apple\/|maps\.apple\.com\/p\/)/i;

/** Whether a URL is a short link of a map service, without the place itself. */
export function isShortLink( typed: string ): boolean {
	return SHORT.test( typed.trim() );
}

/**
 * Parses a typed or pasted place: coordinates in all common notations, or the URL of a page of a map service. Returns
 * null for anything else, including search terms.
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

/** Returns a name as a title; empty if it is only coordinates. */
function nameOf( raw: string | null | undefined ): string {
	const name = decoded( ( raw ?? '' ).replaceAll( '+', ' ' ) ).trim();
	return parseCoordinates( name ) ? '' : name.slice( 0, MAX_NAME_LENGTH );
}

/** Decodes a URL component, which may be encoded incorrectly. */
function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
