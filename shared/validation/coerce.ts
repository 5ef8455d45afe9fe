/** Inclusive limits of a number, and the fallback for values that are not numbers. */
type Range = { min?: number; max?: number; fallback: number };

/**
 * Matches a decimal number in a string. Excludes exponents, hexadecimal numbers, and numbers with more digits than
 * JavaScript can represent.
 */
const NUMERAL = /^[+-]?(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})$/;

/**
 * Converts a value from saved markup, a shortcode or a dataset to a boolean. Among non-booleans, only the string
 * `false` is false: `''`, `'0'` and `0` are true, like an HTML attribute without a value. A missing value becomes the
 * fallback.
 */
export function coerceBoolean( value: unknown, fallback: boolean ): boolean {
	if ( value === undefined || value === null ) {
		return fallback;
	}
	return typeof value === 'boolean' ? value : value !== 'false';
}

/** Returns the value if it is in the list of allowed values; otherwise the fallback. */
export function coerceOneOf< const Value >(
	value: unknown,
	allowed: readonly Value[],
	fallback: NoInfer< Value >
): Value {
	return allowed.find( ( each ) => each === value ) ?? fallback;
}

/**
 * Converts a number or numeric string to a finite number, clamped to the range. Returns the fallback, unclamped, for
 * any other value.
 */
export function coerceNumber(
	value: unknown,
	{ min = -Infinity, max = Infinity, fallback }: Range
): number {
	const text = typeof value === 'string' ? value.trim() : '';
	const number = NUMERAL.test( text ) ? Number( text ) : value;
	return typeof number === 'number' && Number.isFinite( number )
		? Math.min( max, Math.max( min, number ) )
		: fallback;
}

/** Like {@link coerceNumber}, but rounded to an integer. The limits must be integers. */
export function coerceInteger( value: unknown, range: Range ): number {
	const number = coerceNumber( value, { ...range, fallback: NaN } );
	return Number.isNaN( number ) ? range.fallback : Math.round( number );
}
