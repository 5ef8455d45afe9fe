import { cutText } from '#shared/attributes';
import { toCoordinates, type PlacedPoint } from './places';

/** Maximum size of a file with places, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** Number of characters searched for the file's format. The root element of an XML document must start within them. */
export const FORMAT_DETECTION_LENGTH = 2000;

/** Maximum number of markers per map. More would make the map unreadable. */
export const MAX_POINTS = 300;

/** Maximum lengths in characters. */
const TEXT_LENGTH = { title: 200, caption: 1000 } as const;

export type PlacesFormat = 'geojson' | 'kml' | 'gpx';

/** Detects the format of a file or pasted text from its beginning; null if it is not supported. */
export function formatOf( text: string ): PlacesFormat | null {
	const start = text.slice( 0, FORMAT_DETECTION_LENGTH ).trimStart();
	if ( start.startsWith( '{' ) ) {
		return /"type"\s*:/.test( text ) ? 'geojson' : null;
	}
	if ( ! start.startsWith( '<' ) && ! start.startsWith( '\ufeff' ) ) {
		return null;
	}
	if ( /<kml[\s>]/i.test( start ) ) {
		return 'kml';
	}
	return /<gpx[\s>]/i.test( start ) ? 'gpx' : null;
}

/** Maximum nesting depth of feature lists. GeoJSON needs one level. */
const MAX_DEPTH = 10;

/**
 * Returns the points in GeoJSON at any allowed nesting level, but no lines or areas. Null if the data is not GeoJSON.
 */
export function placesInGeoJson(
	data: unknown,
	depth = 0
): PlacedPoint[] | null {
	if ( depth > MAX_DEPTH ) {
		return null;
	}
	if ( ! isRecord( data ) || typeof data.type !== 'string' ) {
		return null;
	}
	switch ( data.type ) {
		case 'FeatureCollection':
			return Array.isArray( data.features )
				? data.features.flatMap(
						( feature ) =>
							placesInGeoJson( feature, depth + 1 ) ?? []
					)
				: null;
		case 'Feature':
			return positionsOf( data.geometry ).flatMap( ( position ) =>
				placeAt( position, data.properties )
			);
		default:
			return positionsOf( data ).flatMap( ( position ) =>
				placeAt( position, {} )
			);
	}
}

function positionsOf( geometry: unknown, depth = 0 ): unknown[] {
	if ( ! isRecord( geometry ) || depth > MAX_DEPTH ) {
		return [];
	}
	const { type, coordinates, geometries } = geometry;
	switch ( type ) {
		case 'Point':
			return [ coordinates ];
		case 'MultiPoint':
			return Array.isArray( coordinates ) ? coordinates : [];
		case 'GeometryCollection':
			return Array.isArray( geometries )
				? geometries.flatMap( ( inner ) =>
						positionsOf( inner, depth + 1 )
					)
				: [];
		default:
			return [];
	}
}

function placeAt( position: unknown, properties: unknown ): PlacedPoint[] {
	const [ longitude, latitude ]: unknown[] = Array.isArray( position )
		? position
		: [];
	const coordinates =
		typeof longitude === 'number' && typeof latitude === 'number'
			? toCoordinates( longitude, latitude )
			: null;
	const text = ( ...names: readonly string[] ) =>
		names.reduce(
			( found, name ) =>
				found ||
				( isRecord( properties )
					? plainText( properties[ name ] )
					: '' ),
			''
		);
	return coordinates
		? [
				{
					coordinates,
					title: cutText(
						text( 'name', 'title' ).replace( /\s+/g, ' ' ),
						TEXT_LENGTH.title
					),
					caption: cutText(
						text( 'description', 'desc', 'caption', 'cmt' ),
						TEXT_LENGTH.caption
					),
				},
			]
		: [];
}

/**
 * Converts text or HTML, which KML may contain, to plain text. Each step takes linear time, because a description may
 * be as long as the file.
 */
function plainText( value: unknown ): string {
	if ( typeof value === 'number' ) {
		return String( value );
	}
	if ( isRecord( value ) ) {
		return plainText( value.value );
	}
	return typeof value === 'string'
		? value
				.replace( /<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n' )
				.replace( /<[a-z!/][^<>]*>/gi, '' )
				.replace( /\r\n?/g, '\n' )
				.replace( /[ \t]+/g, ' ' )
				.split( '\n' )
				.map( ( line ) => line.trim() )
				.filter( Boolean )
				.join( '\n' )
		: '';
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}
