import { printedText } from '#shared/view';
import type { ConsentCategory } from './categories';
import { givenAnswer } from './given-answers';
import { CONSENT_DATA_ID, serverAsks } from './server-asks';

/** The window of a page on which the WP Consent API runs. */
type ConsentWindow = Window & { wp_has_consent?: unknown };

/**
 * Whether a block may do what the category names: write a cookie, load something from a third party.
 * The first that answers decides: a consent tool speaking to us, the WP Consent API, the server's filter.
 * Where none of them says anything it is allowed: the site's owner has asked for no consent.
 */
export function consentFor(
	category: ConsentCategory,
	doc: Document = document
): boolean {
	return (
		visitorsAnswer( category, doc ) ??
		! serverAsks( printedText( CONSENT_DATA_ID, doc ), category )
	);
}

/**
 * Whether a consent tool says yes for this visitor. Where there is none nobody has agreed: for what may wait for a
 * click of the visitor instead.
 */
export function hasAgreed(
	category: ConsentCategory,
	doc: Document = document
): boolean {
	return visitorsAnswer( category, doc ) === true;
}

/** What a consent tool answers for the visitor; null where there is none. */
function visitorsAnswer(
	category: ConsentCategory,
	doc: Document
): boolean | null {
	const given = givenAnswer( category, doc );
	const page: ConsentWindow | null = doc.defaultView;
	const hasConsent = page?.wp_has_consent;
	return given === null && typeof hasConsent === 'function'
		? hasConsent( category ) === true
		: given;
}
