import { withoutInvisible } from './invisible-characters';

/** Digits of scripts other than ASCII. */
const DIGIT = /(?![\0-\x7f])\p{Nd}/gu;

/** Dashes of any kind, and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * Converts a phone number to ASCII: digits of any script, full-width characters and dashes are replaced, and invisible
 * characters removed.
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
 * Returns the value of a digit. Unicode has the ten digits of each script in order; some scripts follow each other
 * directly.
 */
function valueOf( digit: string ): number {
	const code = digit.codePointAt( 0 ) ?? 0;
	let start = code;
	while ( /\p{Nd}/u.test( String.fromCodePoint( start - 1 ) ) ) {
		start -= 1;
	}
	return ( code - start ) % 10;
}
