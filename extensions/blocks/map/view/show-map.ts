import { element, viewStrings } from '#shared/view';
import type { Realm } from '#shared/view';
import { DRAWN_CLASS, ERROR_CODE, FRAME_CLASS } from '../class-names';
import { fromRoot } from '../markup';
import type { MapService } from '../rules/providers';
import { viewMessages } from '../view-messages';
import { addPlaceList } from './add-place-list';
import {
	addControls,
	canFullscreen,
	nameFullscreenButton,
	toggleFullscreen,
} from './controls';
import type { Control } from './controls';
import { drawMap } from './draw-map';
import type { DrawnMap, MapSettings } from './drawn-map';
import { isOnMap, readPlaces } from './places';
import { popup } from './popup';
import { shareGestures } from './share-gestures';

/** A function that runs when it has not been called for a while; `cancel` forgets the last call. */
export function debounced(
	run: () => void,
	ms: number,
	win: Realm
): ( () => void ) & { cancel(): void } {
	let timer = 0;
	return Object.assign(
		() => {
			win.clearTimeout( timer );
			timer = win.setTimeout( run, ms );
		},
		{ cancel: () => win.clearTimeout( timer ) }
	);
}

/**
 * Shows the map over the list of its places. The list stays available to screen readers, and a button shows it;
 * choosing an entry opens that marker. Rejects if the map cannot be drawn, and then restores everything.
 */
export function showMap(
	root: HTMLElement,
	service: MapService,
	signal: AbortSignal
): Promise< void > {
	const doc = root.ownerDocument;
	const strings = viewStrings( 'map', viewMessages, doc );
	const data = fromRoot( root );
	const places = readPlaces( root, strings.marker ).filter( isOnMap );
	const frame = element( doc, 'div', { class: FRAME_CLASS } );
	const running = new AbortController();
	const stop = () => {
		running.abort();
		frame.remove();
		root.classList.remove( DRAWN_CLASS );
	};
	root.append( frame );
	signal.addEventListener( 'abort', stop, { signal: running.signal } );

	return new Promise( ( resolve, reject ) => {
		let map: DrawnMap | null = null;
		let close = () => {};
		const reported = new Set< string >();
		const settings: MapSettings = {
			...data,
			points: places,
			active: null,
			canPan: true,
			isEditable: false,
			label: strings.map,
			attributionLabel: strings.attribution,
			clusterLabel: strings.cluster,
		};
		const open = ( index: number ) => {
			const place = places[ index ];
			const marker = map?.markers()[ index ];
			const wasOpen = marker?.getAttribute( 'aria-expanded' ) === 'true';
			close();
			if ( ! map || ! place || wasOpen ) {
				return;
			}
			const content = popup( doc, place, strings, () => {
				close();
				marker?.focus();
			} );
			const takeAway = map.openPopup( index, content );
			map.set( { ...settings, active: index } );
			close = () => {
				close = () => {};
				takeAway();
				map?.set( settings );
			};
			content.querySelector( 'button' )?.focus();
		};
		map = drawMap(
			frame,
			service,
			settings,
			{
				onDrawn() {
					root.classList.add( DRAWN_CLASS );
					addPlaceList( root, frame, {
						label: strings.places,
						directions: [
							strings.directions,
							strings.directionsTo,
						],
						places,
						onChoose: open,
						signal: running.signal,
					} );
					resolve();
				},
				onError( message, isFatal ) {
					if ( isFatal ) {
						stop();
						reject( new Error( message ) );
					} else if ( ! reported.has( message ) ) {
						// Every picture of a map may say the same.
						reported.add( message );
						console.error( `${ ERROR_CODE }: ${ message }` );
					}
				},
				onMarker: open,
				onMoveMarker() {},
				onMap: () => close(),
				onView() {},
			},
			running.signal
		);
		if ( map ) {
			const drawn = map;
			const zoom = ( levels: number ) => () => drawn.zoomBy( levels );
			const controls: Control[] = [
				{ icon: 'zoomIn', label: strings.zoomIn, onClick: zoom( 1 ) },
				{
					icon: 'zoomOut',
					label: strings.zoomOut,
					onClick: zoom( -1 ),
				},
			];
			const hasFullscreen = data.hasFullscreen && canFullscreen( doc );
			if ( hasFullscreen ) {
				controls.push( {
					icon: 'fullscreen',
					label: strings.enterFullscreen,
					onClick: () => toggleFullscreen( root ),
				} );
			}
			const buttons = addControls( frame, controls );
			const [ , , button ] = buttons;
			if ( button ) {
				nameFullscreenButton( button, strings, running.signal );
			}
			shareGestures(
				frame,
				{
					takesWheel: () => data.takesWheel,
					hints: {
						wheel: strings.wheelHint,
						touch: strings.touchHint,
					},
				},
				running.signal
			);
		}
	} );
}
