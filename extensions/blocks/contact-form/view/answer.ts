import type { Reader } from '#shared/request';
import type { Realm } from '#shared/view';

/** Response of the site to a message. */
export type Answer =
	| { kind: 'thanks'; html: string }
	| { kind: 'redirect'; address: string }
	| { kind: 'errors'; errors: Record< string, string >; summary: string };

/** Parses the response; throws if it is not valid. */
export const answerReader: Reader< Answer > = {
	read( raw ) {
		const { html, redirect, errors, summary } = Object( raw );
		if ( typeof html === 'string' ) {
			return { kind: 'thanks', html };
		}
		if ( typeof redirect === 'string' && /^https?:/.test( redirect ) ) {
			return { kind: 'redirect', address: redirect };
		}
		if ( errors instanceof Object && typeof summary === 'string' ) {
			return { kind: 'errors', errors, summary };
		}
		throw new TypeError( 'the answer: expected html, redirect or errors' );
	},
};

/** Returns a unique key of 128 random bits. `crypto.randomUUID` is missing on sites without HTTPS. */
export function makeKey( { crypto, Uint32Array }: Realm ): string {
	return [ ...crypto.getRandomValues( new Uint32Array( 4 ) ) ]
		.map( ( part ) => part.toString( 16 ).padStart( 8, '0' ) )
		.join( '' );
}
