import { hexOf, presetVariable } from '#shared/look';
import { parseCssLength } from '#shared/validation';

const DIGITS = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A CSS variable for a theme color, with the preset's slug. */
const VARIABLE = /^var\(--wp--preset--color--(.{1,60})\)$/;

/** Returns a color in the format in which it is saved; null for an invalid color. */
export function cssColor( value: unknown ): string | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	const slug = VARIABLE.exec( value )?.[ 1 ];
	if ( slug ) {
		return presetVariable( 'color', slug );
	}
	return DIGITS.test( value ) ? value : ( hexOf( value ) ?? null );
}

/** Returns a font size: a positive length that is not a percentage. Null for anything else. */
export function cssFontSize( value: unknown ): string | null {
	const length = parseCssLength( value );
	return length !== null && parseFloat( length ) > 0 ? length : null;
}
