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

/** The event, on the document, by which a consent tool tells that a visitor has answered. */
export const CONSENT_EVENT = 'dovetail-consent';

/** What a consent tool may leave on the window: its answers, so that those given before our scripts ran are not lost. */
type AnsweredWindow = Window & { dovetailConsent?: unknown };

/** A visitor's answer in one category: true, false, or null while there is none. Anything but true, false, `allow` and `deny` is no answer. */
function parseAnswer(
	answers: unknown,
	category: ConsentCategory
): boolean | null {
	// Its own alone, whatever it is.
	const { [ category ]: answer }: Record< string, unknown > = {
		...( answers as object ),
	};
	if ( answer === true || answer === 'allow' ) {
		return true;
	}
	return answer === false || answer === 'deny' ? false : null;
}

const listening = new WeakSet< Document >();

/** The answer that a consent tool has given in this page, on the window or by the event; null while there is none. */
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

/** The id of the JSON that the server prints: what its filter answers, by category. */
export const CONSENT_DATA_ID = 'dovetail-blocks-consent';

/**
 * Whether the site's owner wants visitors of this page to be asked before anything of a category happens.
 * Nothing printed, or a category that the answer does not name: no. Everything but a clear `allow` counts as
 * `ask`, and so does an answer that cannot be read: a broken filter must not let anything through.
 *
 * @param text     the JSON: `"ask"` for all categories, or an object such as `{"marketing":"ask"}`; undefined when none is printed
 * @param category what it is asked about
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

/** Returns the consent tool's answer; null when there is no tool. */
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
