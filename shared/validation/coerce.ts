/** Bounds of a number and what stands in for a value that is none. Both bounds are part of the range. */
type Range = { min?: number; max?: number; fallback: number };

/** A number as text: no exponent, no hexadecimal, no more digits than a number keeps. */
const NUMERAL = /^[+-]?(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})$/;

/**
 * A boolean as saved markup, a shortcode or a dataset may have it. Of all that is not a boolean, only the word
 * `false` is false: `''`, `'0'` and `0` are true, as an attribute without a value is true in HTML. Nothing at all is
 * the fallback.
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
