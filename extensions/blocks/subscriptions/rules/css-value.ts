import { hexOf } from '#shared/look';
import { parseCssLength } from '#shared/validation';

/** Digits, or a colour of the theme's. */
const COLOUR =
	/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|var\(--wp--preset--color--[a-z0-9-]{1,60}\))$/i;

/** What is saved of a colour; null for what is none. */
export function cssColour( value: unknown ): string | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	return COLOUR.test( value ) ? value : ( hexOf( value ) ?? null );
}

/** A size of text: a length above zero that is no percentage; null for everything else. */
export function cssFontSize( value: unknown ): string | null {
	const length = parseCssLength( value );
	return length !== null && parseFloat( length ) > 0 ? length : null;
}
