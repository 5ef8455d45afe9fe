const HEX_COLOR = /^#?[0-9a-f]{6}$/i;

/** Whether a value is a color: six hexadecimal digits, with or without a leading `#`. */
export function isColor( value: unknown ): value is string {
	return typeof value === 'string' && HEX_COLOR.test( value );
}

/** Returns a CSS color such as `#00a2ff`, or null if the value is invalid. */
export function parseColor( value: unknown ): string | null {
	return isColor( value )
		? `#${ value.replace( '#', '' ).toLowerCase() }`
		: null;
}
