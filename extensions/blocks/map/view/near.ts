import { consentFor, whenConsented } from '#shared/consent';
import { addFacade } from '#shared/embed';
import {
	drawing,
	format,
	loadLibrary,
	viewData,
	viewStrings,
	windowOf,
	withAttributes,
} from '#shared/view';
import {
	ERROR_CODE,
	FACADE_CLASS,
	FAILED_EVENT,
	LIBRARY_EVENT,
	PICTURE_CLASS,
	WAITING_CLASS,
} from '../class-names';
import { PIN, PIN_HEIGHT, PIN_WIDTH } from '../rules/map-state';
import {
	type MapService,
	nameOfService,
	type Provider,
	PROVIDERS,
} from '../rules/providers';
import { viewMessages } from '../view-messages';

/** Consent category. Tiles and styles come from a third party, which receives the visitor's IP address. */
const CONSENT = 'marketing';

/**
 * Starts a map that is near the viewport. Loads it automatically if the owner has chosen a service and the visitor has
 * given consent; otherwise, shows a button. Without a service, or if a map that loads automatically fails, the page
 * shows the list of places.
 */
export function startMap( root: HTMLElement, signal: AbortSignal ): void {
	const doc = root.ownerDocument;
	const service = mapService( doc );
	const giveUp = () => root.classList.remove( WAITING_CLASS );
	if ( ! service ) {
		giveUp();
		return;
	}
	const load = async () => {
		try {
			const { showMap } = await loadMapLibrary( doc, signal );
			await showMap( root, service, signal );
		} catch ( error ) {
			throw coded( error );
		}
		return root.querySelector( 'canvas' );
	};
	if ( service.isChosen && consentFor( CONSENT, doc ) ) {
		load().catch( ( error: unknown ) => {
			giveUp();
			if ( ! signal.aborted ) {
				console.error( error );
			}
		} );
		return;
	}
	const strings = viewStrings( 'map', viewMessages, doc );
	const provider = nameOfService( service );
	// Keep the height after the click, so that the content below does not move. On a phone, the button with its text
	// may be taller than the map.
	root.addEventListener(
		'click',
		() => {
			root.style.minHeight =
				windowOf( root ).getComputedStyle( root ).height;
		},
		{ capture: true, once: true, signal }
	);
	addFacade( root, {
		className: FACADE_CLASS,
		// Ask for consent for each map service separately.
		slug: `map ${ provider }`,
		words: {
			show: strings.show,
			note: format( strings.asks, provider ),
			loading: strings.loading,
			failed: strings.failed,
			// Show no checkbox if the owner has chosen the service: the site's consent tool then handles consent and
			// its withdrawal.
			always: service.isChosen
				? undefined
				: format( strings.always, provider ),
		},
		opens: service.isChosen ? whenConsented : undefined,
		load,
		signal,
	} );
	// The author's image of the map has pins of its own.
	if (
		root.querySelector( '[data-coordinates]' ) &&
		! root.querySelector( `.${ PICTURE_CLASS }` )
	) {
		root.querySelector( `.${ FACADE_CLASS }` )?.prepend( drawPin( doc ) );
	}
}

/** Draws a pin above the button, so that a map that has not loaded yet looks like a map of a place. */
function drawPin( doc: Document ): SVGElement {
	const pin = drawing( doc, PIN, `0 0 ${ PIN_WIDTH } ${ PIN_HEIGHT }` );
	return withAttributes( pin, {
		width: String( PIN_WIDTH ),
		height: String( PIN_HEIGHT ),
		fill: 'var(--marker)',
		stroke: '#fff',
		'stroke-width': '2',
	} );
}

/** Prefixes an error's message with its code. */
function coded( error: unknown ): unknown {
	if ( error instanceof Error ) {
		error.message = `${ ERROR_CODE }: ${ error.message }`;
	}
	return error;
}

function mapService( doc: Document ): MapService | null {
	const { map } = viewData( 'map', doc ) as {
		map?: Partial< MapService >;
	};
	return map?.address && PROVIDERS.includes( map.provider as Provider )
		? ( map as MapService )
		: null;
}

/** Loads the map library, its stylesheet and all code for drawn maps, in the JavaScript realm of the document. */
function loadMapLibrary( doc: Document, signal: AbortSignal ) {
	return loadLibrary(
		async () => {
			const library = await import(
				/* webpackChunkName: "blocks/map/library" */ './library'
			);
			await library.loadLibraryStyles( doc );
			return library;
		},
		{ doc, signal }
	);
}

/** The part of the library that the editor uses. */
export type LentLibrary = Pick<
	Awaited< ReturnType< typeof loadMapLibrary > >,
	'drawMap' | 'shareGestures'
>;

/**
 * Passes the library to the editor, which draws the map itself. The editor runs in another JavaScript realm, but the
 * library checks elements against its own window.
 */
export function lendLibrary( stage: HTMLElement, signal: AbortSignal ): void {
	const { CustomEvent } = windowOf( stage );
	loadMapLibrary( stage.ownerDocument, signal ).then(
		( detail: LentLibrary ) =>
			stage.dispatchEvent( new CustomEvent( LIBRARY_EVENT, { detail } ) ),
		( error: unknown ) =>
			signal.aborted ||
			stage.dispatchEvent(
				new CustomEvent( FAILED_EVENT, { detail: String( error ) } )
			)
	);
}
