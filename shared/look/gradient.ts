/** Matches the gradients that WordPress allows in a `style`: named colors, hexadecimal colors or `rgb()`. */
const GRADIENT =
	/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[\w\s#%.,+-]|rgba?\([\d\s%.,]*\))+\)$/;

/** Maximum length; no real gradient is longer. */
const MAX_LENGTH = 1000;

/** Returns a CSS gradient; null for anything else. */
export function parseGradient( value: unknown ): string | null {
	return typeof value === 'string' &&
		value.length <= MAX_LENGTH &&
		GRADIENT.test( value )
		? value
		: null;
}
