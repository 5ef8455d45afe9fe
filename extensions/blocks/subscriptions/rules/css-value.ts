import { hexOf, presetVariable } from '#shared/look';
import { parseCssLength } from '#shared/validation';

const DIGITS = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A color of the theme's, with the preset's slug. */
const VARIABLE = /^var\(--wp--preset--color--(.{1,60})\)$/;

/** Returns a color as it is saved; null for an invalid one. */
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

/** A size of text: a length above zero that is no percentage; null for everything else. */
export function cssFontSize( value: unknown ): string | null {
	const length = parseCssLength( value );
	return length !== null && parseFloat( length ) > 0 ? length : null;
}
