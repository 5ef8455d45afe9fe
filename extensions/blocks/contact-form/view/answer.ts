/** What the site answers to a message. */
export type Answer =
	| { kind: 'thanks'; html: string }
	| { kind: 'redirect'; address: string }
	| { kind: 'errors'; errors: Record< string, string >; summary: string };

/** Reads what the site answered; null when it makes no sense. */
export function readAnswer( raw: unknown ): Answer | null {
	const { html, redirect, errors, summary } = ( raw ?? {} ) as Record<
		string,
		unknown
	>;
	if ( typeof html === 'string' ) {
		return { kind: 'thanks', html };
	}
	if ( typeof redirect === 'string' && /^https?:/.test( redirect ) ) {
		return { kind: 'redirect', address: redirect };
	}
	return errors && typeof errors === 'object' && typeof summary === 'string'
		? {
				kind: 'errors',
				errors: errors as Record< string, string >,
				summary,
			}
		: null;
}
