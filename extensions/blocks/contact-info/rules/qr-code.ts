import { encode } from 'uqr';
import { fingerprint } from './card';

/** Value of the attribute `code`. */
export type Code = { of: string; side: number; squares: string };

/** The largest code version: 97 squares per side, for about 660 characters. */
const MAX_VERSION = 20;

/**
 * Returns the QR code of a card; null if it is empty or too long.
 *
 * @param text The card.
 */
export function codeOf( text: string ): Code | null {
	const squares = text ? squaresOf( text ) : null;
	return (
		squares && {
			of: fingerprint( text ),
			side: squares.length,
			squares: hexOf( squares.flat() ),
		}
	);
}

function squaresOf( text: string ): boolean[][] | null {
	try {
		return encode( text, {
			ecc: 'M',
			boostEcc: false,
			maxVersion: MAX_VERSION,
			border: 0,
		} ).data;
	} catch {
		return null;
	}
}

/** Encodes four squares per hexadecimal digit. */
function hexOf( bits: readonly boolean[] ): string {
	const ones = bits.map( ( isDark ) => ( isDark ? '1' : '0' ) ).join( '' );
	return ones.replace( /.{1,4}/g, ( four ) =>
		parseInt( four.padEnd( 4, '0' ), 2 ).toString( 16 )
	);
}

/** Returns an SVG path of the dark squares: horizontal lines, one unit wide. The server creates the same path. */
export function pathOf( { side, squares }: Code ): string {
	const ones = squares.replace( /./g, ( digit ) =>
		parseInt( digit, 16 ).toString( 2 ).padStart( 4, '0' )
	);
	return Array.from( { length: side }, ( _, row ) =>
		[ ...ones.slice( row * side, ( row + 1 ) * side ).matchAll( /1+/g ) ]
			.map(
				( { index, 0: dark } ) =>
					`M${ index } ${ row }.5h${ dark.length }`
			)
			.join( '' )
	).join( '' );
}
