import type { AttributesOf } from '#shared/attributes';
import { speak } from '@wordpress/a11y';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useReducer, useRef } from '@wordpress/element';
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
	clientId: string,
	attributes: Attributes,
	setAttributes: ( attributes: Partial< Attributes > ) => void
) {
	const [ state, dispatch ] = useReducer( activeMarker, NO_MARKER );
	const { createErrorNotice, createSuccessNotice } =
		useDispatch( noticesStore );
	const children = useSelect(
		( select ) =>
			(
				select( blockEditorStore ).getBlockOrder(
					clientId
				) as readonly string[]
			 ).join(),
		[ clientId ]
	);
	const points = readPoints( attributes.points );
	const count = points.length;
	useEffect( () => dispatch( { type: 'count' } ), [ count ] );
	useEffect( () => dispatch( { type: 'children' } ), [ children ] );

	// A file takes its time; whatever was written meanwhile stays.
	const latest = useRef( attributes );
	latest.current = attributes;
	const set = ( next: readonly Point[] ) =>
		setAttributes( changePoints( latest.current, next ) );
	const tell = ( sentence: string ) =>
		void createErrorNotice( sentence, {
			id: 'dovetail-map-places',
			type: 'snackbar',
		} );

	const add = ( added: readonly PlacedPoint[] ): number => {
		const now = readPoints( latest.current.points );
		const fitting = added.slice(
			0,
			Math.max( 0, MOST_POINTS - now.length )
		);
		if ( fitting.length ) {
			set( [ ...now, ...fitting ] );
		} else {
			tell( messages.tooMany( MOST_POINTS ) );
		}
		return fitting.length;
	};

	return {
		points,
		...state,
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
		add( point: PlacedPoint ) {
			if ( add( [ point ] ) ) {
				speak(
					messages.markerAdded(
						point.title || coordinatesText( point.coordinates )
					)
				);
			}
		},
		change: ( index: number, point: Point ) =>
			set( points.map( ( old, at ) => ( at === index ? point : old ) ) ),
		remove( index: number ) {
			set( points.filter( ( _, at ) => at !== index ) );
			speak( messages.markerDeleted() );
		},
		name: ( index: number ) =>
			nameOf(
				points[ index ] ?? {
					coordinates: null,
					title: '',
					caption: '',
				},
				index
			),
		async read( sources: readonly PlacesSource[] ) {
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
					tell( error instanceof Error ? error.message : '' );
				}
			}
		},
	};
}
