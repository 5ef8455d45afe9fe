import { CONSENT_CATEGORIES, type ConsentCategory } from './categories';

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
export function givenAnswer(
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
