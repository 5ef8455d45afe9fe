const HEX_COLOUR = /^#?[0-9a-f]{6}$/i;

/** Whether a value is a colour: six hexadecimal digits, with or without a `#` in front. */
export function isColour( value: unknown ): value is string {
	return typeof value === 'string' && HEX_COLOUR.test( value );
}

/** The colour as CSS takes it, `#00a2ff`; null when the value is none. */
export function parseColour( value: unknown ): string | null {
	return isColour( value )
		? `#${ value.replace( '#', '' ).toLowerCase() }`
		: null;
}
