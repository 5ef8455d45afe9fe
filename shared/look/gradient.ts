/** Matches the gradients that WordPress allows in a `style`: named colors, hexadecimal colors or `rgb()`. */
const GRADIENT =
	/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[\w\s#%.,+-]|rgba?\([\d\s%.,]*\))+\)$/;

/** Maximum length of a gradient in characters. Real gradients are shorter. */
const MAX_LENGTH = 1000;

/** Returns the value if it is a valid CSS gradient; otherwise null. */
export function parseGradient( value: unknown ): string | null {
	return typeof value === 'string' &&
		value.length <= MAX_LENGTH &&
		GRADIENT.test( value )
		? value
		: null;
}
