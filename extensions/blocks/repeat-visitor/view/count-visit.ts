import { consentFor, whenConsented } from '#shared/consent';
import type { ConsentCategory } from '#shared/consent';
import type { Behavior } from '#shared/view';
import { isVisible, serializeVisits, visitOf } from '../rules/visits';
import { UNDECIDED_CLASS, fromDataset } from '../markup';

/** Consent category that is required before visits are counted. */
export const VISIT_CONSENT: ConsentCategory = 'preferences';

/** Document property with the number of the current visit, shared by all scripts that bundle this module. */
const VISITS: unique symbol = Symbol.for( 'dovetail-blocks/visits' );

/**
 * Counts a new visit and returns the number of visits, including the current one. Counts a page view at most once, for
 * any number of blocks. Without consent, reads and writes no cookies and treats every visit as the first. After
 * consent, the next call counts the visit.
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
		// Sandboxed frames throw an error when a script reads cookies. Treat such a visit as the first.
		return 1;
	}
}

/**
 * Shows or hides the content by the number of visits in this browser. Without consent, every visit counts as the first.
 * Updates the page if the visitor consents later.
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
