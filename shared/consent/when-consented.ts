import {
	CONSENT_EVENT,
	consentFor,
	hasAgreed,
	type ConsentCategory,
} from './consent-for';

/** Events that can change consent: our own event, and two events of the WP Consent API. */
const EVENTS = [
	CONSENT_EVENT,
	'wp_listen_for_consent_change',
	'wp_consent_type_defined',
];

type Options = { signal: AbortSignal; doc?: Document };

/**
 * Calls back once when the visitor allows the category, or immediately if it is already allowed. Aborting the signal
 * cancels the callback. Withdrawing consent later does not remove loaded content.
 */
export function whenConsented(
	category: ConsentCategory,
	callback: () => void,
	options: Options
): void {
	whenTrue( consentFor, category, callback, options );
}

/** Calls back once, as soon as a consent tool reports consent. Without such a tool, it never calls back. */
export function whenAgreed(
	category: ConsentCategory,
	callback: () => void,
	options: Options
): void {
	whenTrue( hasAgreed, category, callback, options );
}

function whenTrue(
	isAllowed: typeof consentFor,
	category: ConsentCategory,
	callback: () => void,
	{ signal, doc = document }: Options
): void {
	if ( signal.aborted ) {
		return;
	}
	if ( isAllowed( category, doc ) ) {
		callback();
		return;
	}
	const waiting = new AbortController();
	signal.addEventListener( 'abort', () => waiting.abort(), {
		signal: waiting.signal,
	} );
	for ( const name of EVENTS ) {
		doc.addEventListener(
			name,
			() => {
				if ( isAllowed( category, doc ) ) {
					waiting.abort();
					callback();
				}
			},
			{ signal: waiting.signal }
		);
	}
}
