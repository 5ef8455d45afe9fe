import { hexOf } from '#shared/look';
import { parseCssLength } from '#shared/validation';

/** Digits, or a color of the theme's. */
const COLOR =
	/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|var\(--wp--preset--color--[a-z0-9-]{1,60}\))$/i;

/** Returns a color as it is saved; null for an invalid one. */
export function cssColor( value: unknown ): string | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	return COLOR.test( value ) ? value : ( hexOf( value ) ?? null );
}

/** A size of text: a length above zero that is no percentage; null for everything else. */
export function cssFontSize( value: unknown ): string | null {
	const length = parseCssLength( value );
	return length !== null && parseFloat( length ) > 0 ? length : null;
}
