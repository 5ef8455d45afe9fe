import {
	element,
	format,
	type Realm,
	viewStrings,
	windowOf,
} from '#shared/view';
import {
	DRAWN_CLASS,
	ERROR_CODE,
	FACADE_CLASS,
	FRAME_CLASS,
	ROOT_CLASS,
} from '../class-names';
import { fromRoot } from '../markup';
import { type Gesture, gestureFor } from '../rules/map-state';
import type { MapService } from '../rules/providers';
import { viewMessages } from '../view-messages';
import {
	addControls,
	canFullscreen,
	type Control,
	nameFullscreenButton,
	toggleFullscreen,
} from './controls';
import { drawMap } from './draw-map';
import type { DrawnMap, MapSettings } from './drawn-map';
import {
	addPlaceList,
	closeButton,
	isOnMap,
	popup,
	readPlaces,
} from './places';

/** Returns a debounced function. `cancel` discards the pending call. */
export function debounce(
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

/** Seconds after which a map that is still loading is treated as failed. */
const MAX_LOADING_SECONDS = 30;

/**
 * Shows the map over the list of its places. Screen readers can still read the list, and a button shows the list to
 * everyone. Choosing an entry opens its marker. If the map cannot be drawn, restores everything and rejects.
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
		root.style.minHeight = '';
		root.classList.remove( DRAWN_CLASS );
	};
	root.append( frame );
	signal.addEventListener( 'abort', stop, { signal: running.signal } );

	return new Promise( ( resolve, reject ) => {
		let map: DrawnMap | null = null;
		let close = () => {};
		let hideList = () => {};
		const reported = new Set< string >();
		const fail = ( message: string ) => {
			stop();
			reject( new Error( message ) );
		};
		const win = windowOf( root );
		const limit = win.setTimeout(
			() =>
				fail(
					`The map service did not respond within ${ MAX_LOADING_SECONDS } s.`
				),
			1000 * MAX_LOADING_SECONDS
		);
		running.signal.addEventListener( 'abort', () =>
			win.clearTimeout( limit )
		);
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
			const leave = () => {
				close();
				// A marker that is in a cluster again has left the page.
				const target = marker?.isConnected
					? marker
					: frame.querySelector( 'canvas' );
				target?.focus();
			};
			if ( wasOpen ) {
				leave();
				return;
			}
			close();
			// The list would cover the popup.
			hideList();
			if ( ! map || ! place ) {
				return;
			}
			const content = popup( doc, place, strings, leave );
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
					win.clearTimeout( limit );
					root.classList.add( DRAWN_CLASS );
					hideList = addPlaceList( root, frame, {
						label: strings.places,
						directions: [
							strings.directions,
							strings.directionsTo,
						],
						places,
						onShow: () => close(),
						onChoose( index ) {
							// Unlike a marker, an entry does not toggle its popup.
							close();
							open( index );
						},
						signal: running.signal,
					} );
					makeClosable(
						root,
						strings.close,
						() => frame.querySelector( 'canvas' )?.focus(),
						running.signal
					);
					resolve();
				},
				onError( message, isFatal ) {
					if ( isFatal ) {
						fail( message );
					} else if ( ! reported.has( message ) ) {
						// Log each message only once, because every tile may cause the same error.
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

/**
 * Adds a close button to the "always show" checkbox, which lies over the map. It is back when the page is loaded again,
 * so that visitors can withdraw their choice.
 */
function makeClosable(
	root: HTMLElement,
	label: string,
	onClose: () => void,
	signal: AbortSignal
): void {
	const always = root.querySelector( `.${ FACADE_CLASS }-always` );
	if ( ! always ) {
		return;
	}
	const close = closeButton( root.ownerDocument, label );
	const panel = element(
		root.ownerDocument,
		'div',
		{ class: `${ ROOT_CLASS }__always` },
		close
	);
	const hadFocus = always.contains( root.ownerDocument.activeElement );
	always.replaceWith( panel );
	panel.prepend( always );
	if ( hadFocus ) {
		// A moved checkbox loses the focus.
		always.querySelector( 'input' )?.focus();
	}
	close.addEventListener( 'click', () => {
		panel.remove();
		onClose();
	} );
	signal.addEventListener( 'abort', () => panel.remove() );
}

const HINT_MS = 1500;

/** Milliseconds without wheel events that end a gesture, and minimum duration of a gesture before the hint is shown. */
const PAUSE_MS = 300;
const PATIENCE_MS = 200;

/**
 * Decides whether wheel and touch gestures move the map or scroll the page. If a gesture scrolls the page, the map does
 * not receive it, and a hint explains how to move the map. The hint is only visual. Visitors who only scroll past, or
 * use neither wheel nor touch, do not see it.
 */
export function shareGestures(
	frame: HTMLElement,
	{
		takesWheel,
		hints,
	}: {
		takesWheel(): boolean;
		/** Texts of the hints. In the wheel's text, `%s` is the key to hold. */
		hints: Readonly< Record< Gesture[ 'type' ], string > >;
	},
	signal: AbortSignal
): void {
	const doc = frame.ownerDocument;
	const win = windowOf( frame );
	const hint = element( doc, 'div', {
		class: `${ ROOT_CLASS }__hint`,
		'aria-hidden': 'true',
	} );
	let timer = 0;
	const isMeant = turnsHere( frame, win, signal );
	frame.append( hint );
	const share = ( event: Event, gesture: Gesture, isHinted: boolean ) => {
		const whose = gestureFor( gesture, {
			takesWheel: takesWheel(),
			isAlone: doc.fullscreenElement?.contains( frame ) ?? false,
		} );
		if ( whose === 'page' ) {
			event.stopPropagation();
		}
		if ( isHinted && whose === 'page' ) {
			hint.textContent = format( hints[ gesture.type ], keyOf( win ) );
			hint.classList.add( 'is-shown' );
			win.clearTimeout( timer );
			timer = win.setTimeout(
				() => hint.classList.remove( 'is-shown' ),
				HINT_MS
			);
		}
	};
	const onTouch = ( isHinted: boolean ) => ( event: TouchEvent ) => {
		// Ignore touches on buttons.
		if ( ( event.target as Element ).localName === 'canvas' ) {
			share(
				event,
				{ type: 'touch', fingers: event.touches.length },
				isHinted
			);
		}
	};
	const options = { capture: true, passive: true, signal };
	frame.addEventListener(
		'wheel',
		( event ) =>
			share(
				event,
				{ type: 'wheel', hasModifier: event.ctrlKey || event.metaKey },
				isMeant( event )
			),
		options
	);
	frame.addEventListener( 'touchstart', onTouch( false ), options );
	frame.addEventListener( 'touchmove', onTouch( true ), options );
	signal.addEventListener( 'abort', () => {
		win.clearTimeout( timer );
		hint.remove();
	} );
}

/**
 * Returns whether a wheel gesture started on the map and has lasted long enough for the hint. A visitor who only
 * scrolls past starts the gesture elsewhere.
 */
function turnsHere(
	frame: HTMLElement,
	win: Realm,
	signal: AbortSignal
): ( event: WheelEvent ) => boolean {
	let last = -Infinity;
	let began = 0;
	let isHere = false;
	win.addEventListener(
		'wheel',
		( { timeStamp, target } ) => {
			if ( timeStamp - last > PAUSE_MS ) {
				began = timeStamp;
				isHere = frame.contains( target as Node );
			}
			last = timeStamp;
		},
		{ capture: true, passive: true, signal }
	);
	return ( { timeStamp } ) => isHere && timeStamp - began >= PATIENCE_MS;
}

/** Returns the key for zooming with the wheel: ⌘ on a Mac, because macOS itself uses Ctrl with the wheel. */
const keyOf = ( { navigator }: Realm ): string =>
	/^(Mac|iP)/.test( navigator.platform ) ? '⌘' : 'Ctrl';
