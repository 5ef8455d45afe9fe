import { consentFor, whenConsented } from '#shared/consent';
import { addFacade } from '#shared/embed';
import { format, viewStrings } from '#shared/view';
import { ERROR_CODE, FACADE_CLASS, WAITING_CLASS } from '../class-names';
import { nameOfService } from '../rules/providers';
import { viewMessages } from '../view-messages';
import { loadMapLibrary } from './load-map-library';
import { mapService } from './map-service';

/** Consent category: tiles, styles and the visitor's IP address go to a third party. */
const CONSENT = 'marketing';

/**
 * Starts a map near the viewport: it loads automatically if the owner has chosen a service and the visitor has given
 * consent; otherwise a button takes its place. Without a service, and if an automatic map fails, the page shows the
 * list of places.
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
		// Consent to one provider does not extend to the next.
		slug: `map ${ provider }`,
		words: {
			show: strings.show,
			note: format( strings.asks, provider ),
			loading: strings.loading,
			failed: strings.failed,
			// If the site uses a consent tool, that tool stores and withdraws consent.
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
