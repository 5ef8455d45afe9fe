import type { AttributesOf } from '#shared/attributes';
import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { useEffect, useReducer, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { NO_MARKER, activeMarker, clickMeans } from '../rules/pointing';
import { changePoints } from '../rules/editing';
import { coordinatesText, type Coordinates } from '../rules/coordinates';
import { MOST_POINTS } from '../rules/places-in-file';
import { readPoints, type PlacedPoint, type Point } from '../rules/points';
import { nameOf } from './place-list';
import { readPlacesFile, type PlacesSource } from './read-places-file';

type Attributes = AttributesOf< typeof schema >;

/** The markers of a block and all that can be done with them. */
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

	// Reading a file takes time; changes made meanwhile are kept.
	const latest = useRef( attributes );
	latest.current = attributes;
	const set = ( next: readonly Point[] ) =>
		setAttributes( changePoints( latest.current, next ) );

	const add = ( added: readonly PlacedPoint[] ): number => {
		const now = readPoints( latest.current.points );
		const fitting = added.slice(
			0,
			Math.max( 0, MOST_POINTS - now.length )
		);
		if ( fitting.length ) {
			set( [ ...now, ...fitting ] );
		} else {
			setProblem( messages.tooMany( MOST_POINTS ) );
		}
		return fitting.length;
	};

	return {
		points,
		...state,
		/** Why nothing came of the last file or place; a sentence that stays until it is put away, or something comes. */
		problem,
		dismissProblem: () => setProblem( '' ),
		open: ( index: number ) => dispatch( { type: 'marker', index } ),
		close: () => dispatch( { type: 'close' } ),
		setAdding: ( isOn: boolean ) => dispatch( { type: 'add', isOn } ),
		/** A click beside all markers. */
		clickMap( coordinates: Coordinates ) {
			const isAdding = clickMeans( state ) === 'add';
			dispatch( { type: 'map' } );
			if ( isAdding ) {
				this.add( { coordinates, title: '', caption: '' } );
			}
		},
		/** Adds a place; one that the map has already is opened, and what that is called is returned. */
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
		/** Gives a marker another place in the list. */
		move( from: number, to: number ) {
			const next = [ ...points ];
			next.splice( to, 0, ...next.splice( from, 1 ) );
			dispatch( { type: 'close' } );
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

/** Whether two places are one: what is read of coordinates is rounded alike. */
function isSamePlace( one: Coordinates | null, other: Coordinates ) {
	return (
		one?.longitude === other.longitude && one.latitude === other.latitude
	);
}
