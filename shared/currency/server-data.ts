import {
	CURRENCY_CODES,
	DEFAULT_CURRENCY,
	currencyOf,
	toMinorUnits,
} from './currency';
import { CARD_CURRENCIES, minimumCharge } from './minimum-charge';
import { MARKS, ZERO_DIGITS } from './read-visitor-amount';

/** Invisible direction marks, which copied amounts may contain. */
const DIRECTION_MARKS = [
	'\u061c',
	'\u200e',
	'\u200f',
	...characters( 0x202a, 5 ),
	...characters( 0x2066, 4 ),
];

/** Line breaks, tabs and vertical spaces: all of `\s` in JavaScript that is not in `GROUPING_SPACES`. */
const LINE_BREAKS = [ ...characters( 0x09, 5 ), '\u2028', '\u2029' ];

/**
 * Every character that `GROUPING_SPACES` matches, except the space. PHP needs a list because it compares UTF-8 bytes.
 */
const SPACES = [
	'\u00a0',
	'\u1680',
	...characters( 0x2000, 11 ),
	'\u202f',
	'\u205f',
	'\u3000',
	'\ufeff',
];

/**
 * Data for `Dovetail\Currency\Money`: the notation of each currency, the minimum charge in minor units, and the
 * characters that visitors may type for each digit and mark.
 */
export const serverData = {
	unknown: DEFAULT_CURRENCY,
	currencies: Object.fromEntries(
		CURRENCY_CODES.map( ( code ) => [ code, currencyOf( code ) ] )
	),
	minimums: Object.fromEntries(
		CARD_CURRENCIES.map( ( code ) => [
			code,
			toMinorUnits( minimumCharge( code ), code ),
		] )
	),
	typed: {
		...Object.fromEntries(
			DIRECTION_MARKS.map( ( mark ) => [ mark, '' ] )
		),
		...Object.fromEntries( SPACES.map( ( space ) => [ space, ' ' ] ) ),
		...Object.fromEntries( LINE_BREAKS.map( ( mark ) => [ mark, '\n' ] ) ),
		...Object.fromEntries(
			[ ...ZERO_DIGITS ].flatMap( ( nought ) =>
				characters( nought.charCodeAt( 0 ), 10 ).map(
					( digit, value ) => [ digit, String( value ) ]
				)
			)
		),
		...MARKS,
	},
};

/** Returns `count` consecutive characters, starting with a character code. */
function characters( from: number, count: number ): string[] {
	return Array.from( { length: count }, ( _, index ) =>
		String.fromCharCode( from + index )
	);
}
