import { escapeHtml, type AttributesOf } from '#shared/attributes';
import { loneLinks, type LoneLink } from '#shared/embed/editor';
import { createBlock } from '@wordpress/blocks';
import type { attributes as schema } from './attributes';
import {
	coordinatesText,
	parseCoordinates,
	placeAddress,
	readPoints,
	storePoints,
	type Point,
} from './rules/places';
import { readPlace } from './rules/place-in-address';

type Attributes = AttributesOf< typeof schema >;

/** Matches only URLs of map pages, because Google and Bing use similar URLs for other pages. */
const MAP_PAGE =
	/^https?:\/\/(?:maps\.|[^/]*(?:openstreetmap|osm|here)\.|[^/]+\/maps?(?:[/?@]|$))/i;

const plain = ( line: string ) =>
	line.replace( /<[^>]*>/g, ' ' ).replace( /&nbsp;/g, ' ' );

/** Returns the place in a map link, titled with the link text or the name in the URL; empty for other links. */
function placeOfLink( { url, words }: LoneLink ): Point[] {
	const place = MAP_PAGE.test( url ) ? readPlace( url ) : null;
	return place
		? [ { ...place, title: words || place.title, caption: '' } ]
		: [];
}

/** Returns the places of a paragraph that contains only map links, one per line; empty for other paragraphs. */
function linkedPlaces( content: unknown ): Point[] {
	const links = loneLinks( content );
	const places = links.flatMap( placeOfLink );
	return places.length === links.length ? places : [];
}

/**
 * Returns the places of a paragraph that contains only coordinates or map links, one per line; empty for other
 * paragraphs.
 */
function placesIn( content: unknown ): Point[] {
	const lines = String( content ?? '' )
		.split( /<br\s*\/?>/i )
		.map( plain )
		.filter( ( line ) => line.trim() );
	const places = lines.flatMap( ( line ) => {
		const coordinates = parseCoordinates( line );
		return coordinates ? [ { coordinates, title: '', caption: '' } ] : [];
	} );
	return places.length > 0 && places.length === lines.length
		? places
		: linkedPlaces( content );
}

function mapOf( points: readonly Point[] ): object {
	const [ first ] = points;
	return createBlock( 'dovetail/map', {
		points: storePoints( points ),
		...( first?.coordinates ? { mapCenter: first.coordinates } : {} ),
	} );
}

/** Transforms a paragraph with coordinates and pasted map links into a map. Transforms a map into a list of links. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: { content?: unknown } ) =>
				placesIn( content ).length > 0,
			transform: ( { content }: { content?: unknown } ) =>
				mapOf( placesIn( content ) ),
		},
		{
			type: 'raw',
			// Run before WordPress's embed transform, which accepts any URL.
			priority: 9,
			isMatch: ( { nodeName, innerHTML }: Element ) =>
				nodeName === 'P' && linkedPlaces( innerHTML ).length > 0,
			transform: ( { innerHTML }: Element ) =>
				mapOf( linkedPlaces( innerHTML ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			isMatch: ( { points }: Attributes ) =>
				readPoints( points ).length > 0,
			transform: ( { points }: Attributes ) =>
				createBlock(
					'core/list',
					{},
					readPoints( points ).map(
						( { coordinates, title, caption } ) => {
							const name = escapeHtml(
								title ||
									( coordinates
										? coordinatesText( coordinates )
										: '' )
							);
							const link =
								coordinates && name
									? `<a href="${ escapeHtml( placeAddress( coordinates ) ) }">${ name }</a>`
									: name;
							return createBlock( 'core/list-item', {
								content: [ link, escapeHtml( caption ) ]
									.filter( Boolean )
									.join( ': ' )
									.replace( /\n/g, '<br>' ),
							} );
						}
					)
				),
		},
	],
};
