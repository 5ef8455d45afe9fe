import type { ConsentCategory } from './categories';

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
export function serverAsks(
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
