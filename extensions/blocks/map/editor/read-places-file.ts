import { messages } from '../messages';
import {
	MOST_BYTES,
	START_LENGTH,
	formatOf,
	placesInGeoJson,
	type PlacesFormat,
} from '../rules/places-in-file';
import type { PlacedPoint } from '../rules/points';

/** Dropped, chosen or pasted data. */
export type PlacesSource = {
	name: string;
	/** Bytes. */
	size: number;
	text(): Promise< string >;
};

/**
 * The points of a file with places.
 *
 * @throws Error whose message is a sentence for the author.
 */
export async function readPlacesFile(
	source: PlacesSource
): Promise< PlacedPoint[] > {
	const { name, size } = source;
	if ( size > MOST_BYTES ) {
		throw new Error( messages.fileTooLarge( name ) );
	}
	const text = await source.text();
	const format = formatOf( text );
	const places =
		format &&
		placesInGeoJson( await toGeoJson( text, format ).catch( () => null ) );
	if ( ! places ) {
		throw new Error( messages.fileUnreadable( name ) );
	}
	if ( ! places.length ) {
		throw new Error( messages.fileEmpty( name ) );
	}
	return places;
}

/** What may stand before the root of an XML document. */
const PROLOG =
	/^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^<>[\]]*(?:\[[^]*?\]\s*)?>)*/;

/**
 * Returns XML that can stand within an element. There, comments and instructions take linear time; before and after the
 * root they become children of the document, and browsers go through all of them to add another.
 */
const withoutProlog = ( text: string ) =>
	text.slice( 0, START_LENGTH ).replace( PROLOG, '' ) +
	text.slice( START_LENGTH );

/** The reader of KML and GPX comes when such a file does. */
async function toGeoJson(
	text: string,
	format: PlacesFormat
): Promise< unknown > {
	if ( format === 'geojson' ) {
		return JSON.parse( text );
	}
	// A name that the text cannot close.
	const root = `a${ Math.random().toString( 36 ).slice( 2 ) }`;
	const page = new DOMParser().parseFromString(
		`<${ root }>${ withoutProlog( text ) }</${ root }>`,
		'text/xml'
	);
	if ( page.querySelector( 'parsererror' ) ) {
		throw new Error( 'This is no XML.' );
	}
	const readers = await import(
		/* webpackChunkName: "map/togeojson" */ '@tmcw/togeojson'
	);
	return readers[ format ]( page );
}
