import {
	parseCoordinates,
	toCoordinates,
	type Coordinates,
} from './coordinates';

/** A place that was typed or pasted. */
type PastedPlace = { coordinates: Coordinates; title: string };

/** Letters that a name out of an address may have. */
const LONGEST_NAME = 100;

/** Addresses of map services with a whole route in them are long. */
const MAX_LENGTH = 8192;

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Two numbers in one of these fields behind a question mark. */
const inField = ( ...names: string[] ) =>
	names.map( ( name ) => `[?&]${ name }=\\s*#[,~][\\s+]*#(?:[,&]|$)` );

/**
 * Map services and the patterns of their URLs, the most precise first: latitude and longitude are at the `#` of a
 * pattern.
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

/** Hosts whose short links hold no place: they lead to a page that does. */
const SHORT =
	/^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|(www\.)?osm\.org\/go|maps\.apple\/|maps\.apple\.com\/p\/)/i;

/** Whether an address leads to a page of a map service and says nothing of the place itself. */
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

/** A name as a title; none where it is coordinates again. */
function nameOf( raw: string | null | undefined ): string {
	const name = decoded( ( raw ?? '' ).replaceAll( '+', ' ' ) ).trim();
	return parseCoordinates( name ) ? '' : name.slice( 0, LONGEST_NAME );
}

/** An address is not always encoded as it should be. */
function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
