import { currencyOf } from './currency';
import { GROUPING_SPACES, DASH_AS_DECIMALS } from './read-visitor-amount';

/** Invisible direction marks, which copied amounts may contain. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Matches groups of three digits with a separator that is never a decimal mark. */
const GROUPS_OF_THREE =
	/^\d{1,3}(?:[ \u00a0\u2000-\u200a\u202f'’]\d{3})+(?!\d)/;

const MINUS_SIGNS = [ '-', '\u2212' ];
const SIGNS = [ '+', ...MINUS_SIGNS ];

/**
 * Parses an amount written with the currency's separators, with or without symbol or code. Returns null if the text is
 * not a number. Ignores grouping separators at any position, so `1,50` in dollars is 150. In every currency, accepts
 * groups of three with spaces or apostrophes, and a dash instead of decimals: `20,-`, `50:-`. Show visitors the parsed
 * amount before they pay.
 */
export function parseAmount( text: unknown, code: string ): number | null {
	if ( typeof text !== 'string' ) {
		return null;
	}
	const { symbol, grouping, decimal } = currencyOf( code );
	const units = [ symbol, code, ...shortForms( symbol ) ];
	const amount = text.replace( DIRECTION_MARKS, '' ).trim();
	const signBefore = signOf( amount );
	const bare = takeUnits( amount.slice( signBefore.length ), units );
	const sign = signBefore || signOf( bare );
	const numeral = withoutGroups(
		( signBefore ? bare : bare.slice( sign.length ) ).replace(
			DASH_AS_DECIMALS,
			`$1${ decimal }`
		),
		grouping
	)
		.trim()
		.replace( decimal, '.' );
	if ( ! /^(\d+\.?|\d*\.\d+)$/.test( numeral ) ) {
		return null;
	}
	const value = Number( numeral );
	if ( ! Number.isFinite( value ) ) {
		return null;
	}
	return value !== 0 && MINUS_SIGNS.includes( sign ) ? -value : value;
}

/** Removes spaces and apostrophes between groups of three digits. */
export const joinGroups = ( text: string ): string =>
	text.replace( GROUPS_OF_THREE, ( groups ) => groups.replace( /\D/g, '' ) );

/** Returns common short forms of a symbol: `$` for `A$`, `kr` for `kr.`. */
function shortForms( symbol: string ): string[] {
	return symbol.endsWith( '$' ) ? [ '$' ] : [ symbol.replace( '.', '' ) ];
}

function signOf( text: string ): string {
	return SIGNS.find( ( sign ) => text.startsWith( sign ) ) ?? '';
}

/** Removes a currency symbol or code from both ends. */
function takeUnits( text: string, units: readonly string[] ): string {
	const small = units.map( ( unit ) => unit.toLowerCase() );
	const before = small.find(
		( unit ) => text.slice( 0, unit.length ).toLowerCase() === unit
	);
	const rest = text.slice( before?.length ?? 0 );
	const after = small.find(
		( unit ) => unit && rest.slice( -unit.length ).toLowerCase() === unit
	);
	return rest.slice( 0, rest.length - ( after?.length ?? 0 ) ).trim();
}

/**
 * Removes grouping separators. If the separator is a space or an apostrophe, removes all typographic variants of it.
 */
function withoutGroups( amount: string, grouping: string ): string {
	const text = joinGroups( amount );
	if ( grouping.trim() === '' ) {
		return text.replace( GROUPING_SPACES, '' );
	}
	return grouping === '’' || grouping === "'"
		? text.replace( /['’]/g, '' )
		: text.split( grouping ).join( '' );
}
