import type { ConsentCategory } from './categories';
import { consentFor } from './consent-for';
import { CONSENT_EVENT } from './given-answers';

/** What may change an answer: our own event, and the two of the WP Consent API. */
const EVENTS = [
	CONSENT_EVENT,
	'wp_listen_for_consent_change',
	'wp_consent_type_defined',
];

/**
 * Calls back once, as soon as the category is allowed: at once when it is already. Until then nothing happens;
 * aborting ends the waiting. What has been loaded is not taken back when a visitor later changes their mind.
 */
export function whenConsented(
	category: ConsentCategory,
	callback: () => void,
	{ signal, doc = document }: { signal: AbortSignal; doc?: Document }
): void {
	if ( signal.aborted ) {
		return;
	}
	if ( consentFor( category, doc ) ) {
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
				if ( consentFor( category, doc ) ) {
					waiting.abort();
					callback();
				}
			},
			{ signal: waiting.signal }
		);
	}
}
