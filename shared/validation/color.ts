const HEX_COLOR = /^#?[0-9a-f]{6}$/i;

/** Whether a value is a color: six hexadecimal digits, with or without a `#` in front. */
export function isColor( value: unknown ): value is string {
	return typeof value === 'string' && HEX_COLOR.test( value );
}

/** The color as CSS takes it, `#00a2ff`; null when the value is none. */
export function parseColor( value: unknown ): string | null {
	return isColor( value )
		? `#${ value.replace( '#', '' ).toLowerCase() }`
		: null;
}
