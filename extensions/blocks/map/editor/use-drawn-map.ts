import { useBehavior } from '#shared/ui';
import { loadLibrary, runViewModule } from '#shared/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefCallback } from 'react';
import { FAILED_EVENT, LIBRARY_EVENT } from '../class-names';
import { messages } from '../messages';
import type { MapService } from '../rules/providers';
import type { DrawnMap, MapListeners, MapSettings } from '../view/drawn-map';
import type { LentLibrary } from '../view/load-map-library';

/** State of the map on the canvas. */
type StageState = {
	phase: 'loading' | 'drawn' | 'failed';
	/** Last error message of the library; empty for none. */
	complaint: string;
};

type Listeners = Omit< MapListeners, 'onDrawn' | 'onError' >;

/**
 * Draws the map into an element of the canvas with the library that the visitor's script lends, and keeps it as the
 * settings say. A stage with another `key` in React begins anew.
 */
export function useDrawnMap(
	service: MapService,
	settings: MapSettings,
	listeners: Listeners,
	takesWheel: boolean
): {
	ref: RefCallback< HTMLElement >;
	state: StageState;
	map: DrawnMap | null;
} {
	const [ state, setState ] = useState< StageState >( {
		phase: 'loading',
		complaint: '',
	} );
	const [ map, setMap ] = useState< DrawnMap | null >( null );
	const latest = useRef( { settings, listeners, takesWheel } );
	latest.current = { settings, listeners, takesWheel };
	const wanted = JSON.stringify( settings );

	useEffect( () => {
		map?.set( JSON.parse( wanted ) );
	}, [ map, wanted ] );

	const ref = useBehavior(
		( stage, signal ) => {
			const fail = ( complaint: string ) =>
				signal.aborted ||
				setState( {
					phase: 'failed',
					// No sentence of a ChunkLoadError is for people.
					complaint: /ChunkLoadError/.test( complaint )
						? messages.libraryMissing()
						: complaint,
				} );
			const draw = ( { drawMap, shareGestures }: LentLibrary ) => {
				const drawn = drawMap(
					stage,
					service,
					latest.current.settings,
					{
						onDrawn: () =>
							setState( ( { complaint } ) => ( {
								phase: 'drawn',
								complaint,
							} ) ),
						onError: ( complaint, isFatal ) =>
							isFatal
								? fail( complaint )
								: setState( ( { phase } ) => ( {
										phase,
										complaint,
									} ) ),
						onMarker: ( index ) =>
							latest.current.listeners.onMarker( index ),
						onMoveMarker: ( index, to ) =>
							latest.current.listeners.onMoveMarker( index, to ),
						onMap: ( at ) => latest.current.listeners.onMap( at ),
						onView: ( center, zoom ) =>
							latest.current.listeners.onView( center, zoom ),
					},
					signal
				);
				setMap( drawn );
				shareGestures(
					stage,
					{
						takesWheel: () => latest.current.takesWheel,
						hints: {
							wheel: messages.wheelHint(),
							touch: messages.touchHint(),
						},
					},
					signal
				);
			};
			setState( { phase: 'loading', complaint: '' } );
			stage.addEventListener(
				LIBRARY_EVENT,
				( event ) => draw( Reflect.get( event, 'detail' ) ),
				{ signal }
			);
			stage.addEventListener(
				FAILED_EVENT,
				( event ) => fail( String( Reflect.get( event, 'detail' ) ) ),
				{ signal }
			);
			// Since 7.1 WordPress moves a block that is dragged with a mouse; here the map is meant.
			stage.addEventListener(
				'mousedown',
				( event ) => event.preventDefault(),
				{ signal, capture: true }
			);
			// The library loader has its own timeout.
			loadLibrary( () => runViewModule( 'map', stage.ownerDocument ), {
				signal,
			} ).catch( ( error ) => fail( String( error ) ) );
			signal.addEventListener( 'abort', () => setMap( null ) );
		},
		[ service.provider, service.key, service.address ],
		{ isOwn: false }
	);
	return { ref, state, map };
}
