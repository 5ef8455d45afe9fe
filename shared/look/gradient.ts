/** The gradients that WordPress lets through in a `style`: colors by name, by digits, or by `rgb()`. */
const GRADIENT =
	/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[\w\s#%.,+-]|rgba?\([\d\s%.,]*\))+\)$/;

/** Longer ones nobody draws. */
const LONGEST = 1000;

/** A gradient as CSS takes it; null for everything else. */
export function parseGradient( value: unknown ): string | null {
	return typeof value === 'string' &&
		value.length <= LONGEST &&
		GRADIENT.test( value )
		? value
		: null;
}
