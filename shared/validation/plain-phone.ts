import { withoutInvisible } from './invisible-characters';

/** Matches a digit of any script except ASCII. */
const DIGIT = /(?![\0-\x7f])\p{Nd}/gu;

/** Matches any kind of dash, and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * Converts a phone number to ASCII. Replaces digits of any script, full-width characters and dashes, and removes
 * invisible characters.
 */
export function plainPhone( text: string ): string {
	return withoutInvisible( text )
		.replace( /[\uff08\uff09\uff0b\uff0e\uff0f]/g, ( sign ) =>
			sign.normalize( 'NFKC' )
		)
		.replace( DASH, '-' )
		.replace( DIGIT, ( digit ) => String( valueOf( digit ) ) );
}

/**
 * Returns the value (0 to 9) of a digit. In Unicode, the ten digits of a script are consecutive, and may directly
 * follow the digits of another script.
 */
function valueOf( digit: string ): number {
	const code = digit.codePointAt( 0 ) ?? 0;
	let start = code;
	while ( /\p{Nd}/u.test( String.fromCodePoint( start - 1 ) ) ) {
		start -= 1;
	}
	return ( code - start ) % 10;
}
