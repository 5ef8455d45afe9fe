import { consentFor, whenConsented } from '#shared/consent';
import type { ConsentCategory } from '#shared/consent';
import type { Behavior } from '#shared/view';
import { isVisible, serializeVisits, visitOf } from '../rules/visits';
import { UNDECIDED_CLASS, fromDataset } from '../markup';

/** Consent that is required before visits are counted. */
export const VISIT_CONSENT: ConsentCategory = 'preferences';

/** Key under which the document stores its visit, so that every script that includes this module finds it. */
const VISITS: unique symbol = Symbol.for( 'dovetail-blocks/visits' );

/**
 * Tells how many visits there have been, this one included, and counts it where this page view begins it. However many
 * blocks ask, a page view counts once. Without consent nothing is read or written, and every visit is the first; a call
 * after consent has come counts.
 */
export function countVisit( doc: Document ): number {
	const page: Document & { [ VISITS ]?: number } = doc;
	if ( page[ VISITS ] === undefined && consentFor( VISIT_CONSENT, doc ) ) {
		page[ VISITS ] = rememberVisit( doc );
	}
	return page[ VISITS ] ?? 1;
}

function rememberVisit( doc: Document ): number {
	try {
		const visits = visitOf( doc.cookie );
		for ( const cookie of serializeVisits(
			visits,
			doc.location.protocol === 'https:'
		) ) {
			doc.cookie = cookie;
		}
		return visits;
	} catch {
		// Sandboxed frames throw an error when cookies are read. Treat this as the first visit.
		return 1;
	}
}

/**
 * Shows or hides the content by the visits of this browser. Without consent, it is always the first visit. If consent
 * is given later, the page updates.
 */
export const showByVisits: Behavior = ( root, signal ) => {
	const doc = root.ownerDocument;
	const wasUndecided = root.classList.contains( UNDECIDED_CLASS );
	const { criteria, threshold } = fromDataset( root.dataset );

	const decide = () => {
		root.hidden = ! isVisible( criteria, threshold, countVisit( doc ) );
		root.classList.remove( UNDECIDED_CLASS );
	};
	signal.addEventListener( 'abort', () => {
		root.hidden = false;
		root.classList.toggle( UNDECIDED_CLASS, wasUndecided );
	} );

	decide();
	whenConsented( VISIT_CONSENT, decide, { signal, doc } );
};
