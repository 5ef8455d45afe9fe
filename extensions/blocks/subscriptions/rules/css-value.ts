import { parseCssLength } from '#shared/validation';

/** A colour as a picker writes it. */
const COLOUR =
	/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([0-9a-z ,.%/+-]{1,60}\)|var\(--wp--preset--color--[a-z0-9-]{1,60}\))$/i;

/** A gradient of plain colours: no address, no quotation mark, nothing that ends a declaration. */
const GRADIENT =
	/^(?:repeating-)?(?:linear|radial|conic)-gradient\([#a-z0-9 ,.%()+-]{1,600}\)$/i;

/** What may stand in a style as a colour; null for everything else. */
export function cssColour( value: unknown ): string | null {
	return typeof value === 'string' && COLOUR.test( value ) ? value : null;
}

/** What may stand in a style as a gradient; null for everything else. */
export function cssGradient( value: unknown ): string | null {
	return typeof value === 'string' &&
		GRADIENT.test( value ) &&
		! /url/i.test( value )
		? value
		: null;
}

/** A size of text: a length above zero that is no percentage; null for everything else. */
export function cssFontSize( value: unknown ): string | null {
	const length = parseCssLength( value );
	return length !== null && parseFloat( length ) > 0 ? length : null;
}
