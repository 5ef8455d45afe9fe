import { consentFor, whenConsented } from '#shared/consent';
import { whenNearViewport } from '#shared/view';
import { WAITING_CLASS } from '../class-names';
import { loadMapLibrary, mapService } from './load-map-library';
import type { MapService } from './load-map-library';

/** Tiles, styles and the visitor's address go to somebody else. */
const CONSENT = 'marketing';

/**
 * Draws the map when it nears the viewport, the visitor agrees to ask the map service, and the site has a key; the
 * library comes then and not before. Until the map is there, and when it never is, the list of places stays.
 */
export function map( root: HTMLElement, signal: AbortSignal ): void {
	const doc = root.ownerDocument;
	const service = mapService( doc );
	// Room is kept only for a map that may come by itself.
	const wait = ( isWaiting: boolean ) =>
		root.classList.toggle( WAITING_CLASS, isWaiting );
	if ( ! service || ! consentFor( CONSENT, doc ) ) {
		wait( false );
	}
	if ( service ) {
		whenNearViewport(
			root,
			() =>
				whenConsented(
					CONSENT,
					() => {
						wait( true );
						void start( root, service, signal ).catch(
							( error: unknown ) => {
								wait( false );
								if ( ! signal.aborted ) {
									console.error( error );
								}
							}
						);
					},
					{ signal, doc }
				),
			{ signal }
		);
	}
}

async function start(
	root: HTMLElement,
	service: MapService,
	signal: AbortSignal
): Promise< void > {
	const { showMap } = await loadMapLibrary( root.ownerDocument, signal );
	await showMap( root, service, signal );
}
