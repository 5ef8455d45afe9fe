import { withoutInvisible } from './invisible';

/** Digits of every script but ASCII's. */
const DIGIT = /(?![\0-\x7f])\p{Nd}/gu;

/** Dashes of any kind, and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * A phone number as a person types or pastes it, in the characters that every phone has: digits of any script, full-width
 * signs and dashes become those of ASCII, invisible characters go.
 */
export function plainPhone( text: string ): string {
	return withoutInvisible( text )
		.replace( /[\uff08\uff09\uff0b\uff0e\uff0f]/g, ( sign ) =>
			sign.normalize( 'NFKC' )
		)
		.replace( DASH, '-' )
		.replace( DIGIT, ( digit ) => String( valueOf( digit ) ) );
}

/** The value of a digit: Unicode has the ten of a script in a row from 0 to 9; some rows follow each other directly. */
function valueOf( digit: string ): number {
	const code = digit.codePointAt( 0 ) ?? 0;
	let start = code;
	while ( /\p{Nd}/u.test( String.fromCodePoint( start - 1 ) ) ) {
		start -= 1;
	}
	return ( code - start ) % 10;
}
