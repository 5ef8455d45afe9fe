/** Inclusive limits of a number, and the fallback for values that are not numbers. */
type Range = { min?: number; max?: number; fallback: number };

/** A number as text: no exponent, no hexadecimal, no more digits than a number keeps. */
const NUMERAL = /^[+-]?(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})$/;

/**
 * Converts a value from saved markup, a shortcode or a dataset to a boolean. Among non-booleans, only the string
 * `false` is false: `''`, `'0'` and `0` are true, like an HTML attribute without a value. A missing value gives the
 * fallback.
 */
export function coerceBoolean( value: unknown, fallback: boolean ): boolean {
	if ( value === undefined || value === null ) {
		return fallback;
	}
	return typeof value === 'boolean' ? value : value !== 'false';
}

/** One of a closed list, or the fallback. */
export function coerceOneOf< const Value >(
	value: unknown,
	allowed: readonly Value[],
	fallback: NoInfer< Value >
): Value {
	return allowed.find( ( each ) => each === value ) ?? fallback;
}

/** A finite number, also one written as text, brought into its range; otherwise the fallback, as it stands. */
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

/** Like {@link coerceNumber}, rounded to a whole number. The bounds are whole numbers. */
export function coerceInteger( value: unknown, range: Range ): number {
	const number = coerceNumber( value, { ...range, fallback: NaN } );
	return Number.isNaN( number ) ? range.fallback : Math.round( number );
}
