import type { AttributesOf } from '#shared/attributes';
import { speak } from '@wordpress/a11y';
import { useRefEffect } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect, useReducer, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { RefCallback } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import {
	type Coordinates,
	coordinatesText,
	type PlacedPoint,
	type Point,
	readPoints,
} from '../rules/places';
import {
	changePoints,
	activeMarker,
	clickMeans,
	NO_MARKER,
} from '../rules/map-state';
import {
	formatOf,
	MAX_BYTES,
	MAX_POINTS,
	type PlacesFormat,
	placesInGeoJson,
	FORMAT_DETECTION_LENGTH,
} from '../rules/places-in-file';
import { nameOf } from './places-panel';

type Attributes = AttributesOf< typeof schema >;

/** Returns the markers of a block and functions to change them. */
export function useMarkers(
	attributes: Attributes,
	setAttributes: ( attributes: Partial< Attributes > ) => void
) {
	const [ state, dispatch ] = useReducer( activeMarker, NO_MARKER );
	const [ problem, setProblem ] = useState( '' );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const points = readPoints( attributes.points );
	const count = points.length;
	useEffect( () => dispatch( { type: 'count' } ), [ count ] );

	// Use the current attributes, which may have changed while a file was being read.
	const latest = useRef( attributes );
	latest.current = attributes;
	const set = ( next: readonly Point[] ) =>
		setAttributes( changePoints( latest.current, next ) );

	const add = ( added: readonly PlacedPoint[] ): number => {
		const now = readPoints( latest.current.points );
		const fitting = added.slice(
			0,
			Math.max( 0, MAX_POINTS - now.length )
		);
		if ( fitting.length ) {
			set( [ ...now, ...fitting ] );
		} else {
			setProblem( messages.tooMany( MAX_POINTS ) );
		}
		return fitting.length;
	};

	return {
		points,
		...state,
		/**
		 * Error message about the last file or place. Cleared when the user dismisses it or another attempt succeeds.
		 */
		problem,
		dismissProblem: () => setProblem( '' ),
		open: ( index: number ) => dispatch( { type: 'marker', index } ),
		close: ( index: number ) => dispatch( { type: 'close', index } ),
		setAdding: ( isOn: boolean ) => dispatch( { type: 'add', isOn } ),
		/** Handles a click on the map, but not on a marker. */
		clickMap( coordinates: Coordinates ) {
			const isAdding = clickMeans( state ) === 'add';
			dispatch( { type: 'map' } );
			if ( isAdding ) {
				this.add( { coordinates, title: '', caption: '' } );
			}
		},
		/** Adds a place. If the map already has the place, opens its marker and returns its name. */
		add( point: PlacedPoint ): string {
			const known = points.findIndex( ( { coordinates } ) =>
				isSamePlace( coordinates, point.coordinates )
			);
			if ( known >= 0 ) {
				dispatch( { type: 'marker', index: known } );
				return nameOf( points[ known ], known );
			}
			if ( add( [ point ] ) ) {
				speak(
					messages.markerAdded(
						point.title || coordinatesText( point.coordinates )
					)
				);
			}
			return '';
		},
		change: ( index: number, point: Point ) =>
			set( points.map( ( old, at ) => ( at === index ? point : old ) ) ),
		remove( index: number ) {
			set( points.filter( ( _, at ) => at !== index ) );
			speak( messages.markerDeleted() );
		},
		move( from: number, to: number ) {
			const next = [ ...points ];
			next.splice( to, 0, ...next.splice( from, 1 ) );
			dispatch( { type: 'count' } );
			set( next );
		},
		name: ( index: number ) => nameOf( points[ index ], index ),
		async read( sources: readonly PlacesSource[] ) {
			setProblem( '' );
			for ( const source of sources ) {
				try {
					const places = await readPlacesFile( source );
					const added = add( places );
					if ( added ) {
						void createSuccessNotice(
							added < places.length
								? messages.importedSome(
										added,
										places.length - added
									)
								: messages.imported( added ),
							{ type: 'snackbar' }
						);
					}
				} catch ( error ) {
					setProblem( error instanceof Error ? error.message : '' );
				}
			}
		},
	};
}

/** Whether two positions are equal. Parsed coordinates are always rounded, so they can be compared exactly. */
function isSamePlace( one: Coordinates | null, other: Coordinates ) {
	return (
		one?.longitude === other.longitude && one.latitude === other.latitude
	);
}

/**
 * Handles pasted files or text with places before the editor does. Leaves other pasted content to the editor or the
 * focused field.
 */
export function usePastedPlaces(
	onPlaces: ( sources: readonly PlacesSource[] ) => void
): RefCallback< HTMLElement > {
	const latest = useRef( onPlaces );
	latest.current = onPlaces;
	return useRefEffect< HTMLElement >( ( block ) => {
		const take = ( event: ClipboardEvent ) => {
			const target = event.target as HTMLElement;
			if ( target.closest( 'input, textarea' ) ) {
				return;
			}
			const sources = pastedPlaces( event.clipboardData );
			if ( sources.length ) {
				event.preventDefault();
				event.stopPropagation();
				latest.current( sources );
			}
		};
		block.addEventListener( 'paste', take );
		return () => block.removeEventListener( 'paste', take );
	}, [] );
}

function pastedPlaces( data: DataTransfer | null ): PlacesSource[] {
	const files = Array.from( data?.files ?? [] ).filter( ( { name } ) =>
		/\.(geojson|json|kml|gpx)$/i.test( name )
	);
	if ( files.length ) {
		return files;
	}
	const text = data?.getData( 'text/plain' ) ?? '';
	return formatOf( text )
		? [
				{
					name: messages.pastedText(),
					size: text.length,
					text: async () => text,
				},
			]
		: [];
}

type PlacesSource = {
	name: string;
	/** Size of the data in bytes. */
	size: number;
	text(): Promise< string >;
};

/**
 * Reads the places in a file.
 *
 * @throws Error with a message for the author.
 */
export async function readPlacesFile(
	source: PlacesSource
): Promise< PlacedPoint[] > {
	const { name, size } = source;
	if ( size > MAX_BYTES ) {
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

/** Matches comments, instructions and the document type before the root element of an XML document. */
const PROLOG =
	/^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^<>[\]]*(?:\[[^]*?\]\s*)?>)*/;

/**
 * Removes the prolog, so that the XML can be wrapped in an element. In an element, comments and instructions are parsed
 * in linear time. Outside the root element, browsers search all earlier ones before they add another.
 */
const withoutProlog = ( text: string ) =>
	text.slice( 0, FORMAT_DETECTION_LENGTH ).replace( PROLOG, '' ) +
	text.slice( FORMAT_DETECTION_LENGTH );

/** Converts a file to GeoJSON. Loads the parser for KML and GPX when the first such file is read. */
async function toGeoJson(
	text: string,
	format: PlacesFormat
): Promise< unknown > {
	if ( format === 'geojson' ) {
		return JSON.parse( text );
	}
	// Use a random element name, so that the text cannot close the element.
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
