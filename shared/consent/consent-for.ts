import { printedText } from '#shared/view';

/** Consent categories of the WP Consent API. */
export const CONSENT_CATEGORIES = [
	'functional',
	'preferences',
	'statistics',
	'statistics-anonymous',
	'marketing',
] as const;

export type ConsentCategory = ( typeof CONSENT_CATEGORIES )[ number ];

/** Event that a consent tool dispatches on the document to report a visitor's answer. */
export const CONSENT_EVENT = 'dovetail-consent';

/** Consent tools can store answers on the window, so that answers given before our scripts run are not lost. */
type AnsweredWindow = Window & { dovetailConsent?: unknown };

/**
 * Returns a visitor's answer for a consent category, or null if the visitor has not answered. Ignores values other than
 * true, false, `allow` and `deny`.
 */
function parseAnswer(
	answers: unknown,
	category: ConsentCategory
): boolean | null {
	// Reads an own property of an object, never an inherited property.
	const { [ category ]: answer }: Record< string, unknown > = {
		...( answers as object ),
	};
	if ( answer === true || answer === 'allow' ) {
		return true;
	}
	return answer === false || answer === 'deny' ? false : null;
}

const listening = new WeakSet< Document >();

/** Returns the answer that a consent tool stored on the window or sent with the event; null if there is none. */
function givenAnswer(
	category: ConsentCategory,
	doc: Document
): boolean | null {
	const page: AnsweredWindow | null = doc.defaultView;
	if ( page && ! listening.has( doc ) ) {
		listening.add( doc );
		doc.addEventListener( CONSENT_EVENT, ( event ) => {
			const detail: unknown = Reflect.get( event, 'detail' );
			page.dovetailConsent = Object.fromEntries(
				CONSENT_CATEGORIES.map( ( name ) => [
					name,
					parseAnswer( detail, name ) ??
						parseAnswer( page.dovetailConsent, name ),
				] )
			);
		} );
	}
	return parseAnswer( page?.dovetailConsent, category );
}

/** ID of the JSON element with the server's consent settings by category. */
export const CONSENT_DATA_ID = 'dovetail-blocks-consent';

/**
 * Whether the site owner requires consent for a category. False if the server printed nothing or the category is
 * missing. Any value except `allow` means `ask`, because a broken filter must not count as consent.
 *
 * @param text     The printed JSON: `"ask"` for all categories, or an object such as `{"marketing":"ask"}`; undefined if the server printed nothing.
 * @param category The consent category.
 */
function serverAsks(
	text: string | undefined,
	category: ConsentCategory
): boolean {
	if ( text === undefined ) {
		return false;
	}
	let answer: unknown;
	try {
		answer = JSON.parse( text );
	} catch {
		return true;
	}
	if ( typeof answer !== 'object' || answer === null ) {
		return answer !== 'allow';
	}
	return (
		Object.hasOwn( answer, category ) &&
		Reflect.get( answer, category ) !== 'allow'
	);
}

type ConsentWindow = Window & { wp_has_consent?: unknown };

/**
 * Whether consent allows what a category covers, such as setting a cookie or loading third-party content. Uses the
 * first available source: a consent tool that uses our event, the WP Consent API, then the server's filter. Without any
 * of these, everything is allowed.
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
 * Whether the visitor has given consent in a consent tool. Always false without such a tool. For content that is
 * otherwise loaded only after a click.
 */
export function hasAgreed(
	category: ConsentCategory,
	doc: Document = document
): boolean {
	return visitorsAnswer( category, doc ) === true;
}

/** Returns the consent tool's answer, or null without a consent tool. */
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
