import { encode } from 'uqr';
import { fingerprint } from './card';

/** Value of the attribute `code`. */
export type Code = { of: string; side: number; squares: string };

/** The largest code: 97 squares a side, for some 660 signs. */
const MAX_VERSION = 20;

/**
 * The QR code of a card; null of one that is empty or too long.
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

/** Four squares a digit. */
function hexOf( bits: readonly boolean[] ): string {
	const ones = bits.map( ( isDark ) => ( isDark ? '1' : '0' ) ).join( '' );
	return ones.replace( /.{1,4}/g, ( four ) =>
		parseInt( four.padEnd( 4, '0' ), 2 ).toString( 16 )
	);
}

/** The dark squares as lines through the middle of their rows, one unit wide: a path of SVG. The server draws the same. */
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
