import { consentFor, whenConsented } from '#shared/consent';
import { addFacade } from '#shared/embed';
import { format, viewStrings } from '#shared/view';
import { ERROR_CODE, FACADE_CLASS, WAITING_CLASS } from '../class-names';
import { nameOfService } from '../rules/providers';
import { viewMessages } from '../view-messages';
import { loadMapLibrary } from './load-map-library';
import { mapService } from './map-service';

/** Tiles, styles and the visitor's address go to somebody else. */
const CONSENT = 'marketing';

/**
 * What a map does when the visitor nears it: it comes by itself where the owner has chosen a service and the visitor
 * agrees to asking it; anybody else gets a button in its place. Without a service, and where a map that came by itself
 * fails, the page shows the list of places.
 */
export function near( root: HTMLElement, signal: AbortSignal ): void {
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
	addFacade( root, {
		className: FACADE_CLASS,
		// Who has chosen one provider has not chosen the next.
		slug: `map ${ provider }`,
		words: {
			show: strings.show,
			note: format( strings.asks, provider ),
			loading: strings.loading,
			failed: strings.failed,
			// Where the site asks for consent, its consent tool keeps the answer, and takes it back.
			always: service.isChosen
				? undefined
				: format( strings.always, provider ),
		},
		opens: service.isChosen ? whenConsented : undefined,
		load,
		signal,
	} );
}

/** The same error, with the code in front of its message. */
function coded( error: unknown ): unknown {
	if ( error instanceof Error ) {
		error.message = `${ ERROR_CODE }: ${ error.message }`;
	}
	return error;
}
