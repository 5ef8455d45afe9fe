import type { AttributesOf } from '#shared/attributes';
import { hexOf, parseGradient, presetVariable } from '#shared/look';
import { parseCssLength } from '#shared/validation';
import { type attributes as schema, RANGES } from '../attributes';

type Attributes = Partial< AttributesOf< typeof schema > >;

/** CSS variables whose values differ from the stylesheet's defaults, and classes for the selected colors. */
type FormStyle = {
	variables: Record< `--dovetail-${ string }`, string >;
	classes: string[];
};

/**
 * Returns the form's styles, for the editor and for saving. A gradient overrides a color, and a theme preset overrides
 * a custom value.
 */
export function formStyle( attributes: Attributes ): FormStyle {
	const colors: Record< string, string | null > = {
		field:
			presetVariable( 'gradient', attributes.emailFieldGradient ) ??
			parseGradient( attributes.customEmailFieldGradient ) ??
			presetVariable( 'color', attributes.emailFieldBackgroundColor ) ??
			cssColor( attributes.customEmailFieldBackgroundColor ),
		button:
			presetVariable( 'gradient', attributes.buttonGradient ) ??
			parseGradient( attributes.customButtonGradient ) ??
			presetVariable( 'color', attributes.buttonBackgroundColor ) ??
			cssColor( attributes.customButtonBackgroundColor ),
		text:
			presetVariable( 'color', attributes.textColor ) ??
			cssColor( attributes.customTextColor ),
		border:
			presetVariable( 'color', attributes.borderColor ) ??
			cssColor( attributes.customBorderColor ),
	};
	const set = Object.entries( colors ).filter( isSet );
	const sizes: Record< string, string | null > = {
		'font-size':
			presetVariable( 'font-size', attributes.fontSize ) ??
			cssFontSize( attributes.customFontSize ),
		radius: pixels( 'borderRadius', attributes ),
		weight: pixels( 'borderWeight', attributes ),
		padding: pixels( 'padding', attributes ),
		spacing: pixels( 'spacing', attributes ),
	};
	return {
		variables: Object.fromEntries(
			[ ...set, ...Object.entries( sizes ).filter( isSet ) ].map(
				( [ name, value ] ) => [ `--dovetail-${ name }`, value ]
			)
		),
		classes: [
			...set.map( ( [ name ] ) => `has-own-${ name }` ),
			...( attributes.buttonOnNewLine
				? [ 'is-button-on-new-line' ]
				: [] ),
		],
	};
}

const isSet = (
	entry: [ string, string | null ]
): entry is [ string, string ] => entry[ 1 ] !== null;

/** Returns a length in pixels; null if it equals the default in the stylesheet. */
function pixels(
	name: keyof typeof RANGES,
	attributes: Attributes
): string | null {
	const length = attributes[ name ] ?? RANGES[ name ].fallback;
	return length === RANGES[ name ].fallback ? null : `${ length }px`;
}

const DIGITS = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A CSS variable for a theme color, with the preset's slug. */
const VARIABLE = /^var\(--wp--preset--color--(.{1,60})\)$/;

/** Returns a color as it is saved; null for an invalid color. */
function cssColor( value: unknown ): string | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	const slug = VARIABLE.exec( value )?.[ 1 ];
	if ( slug ) {
		return presetVariable( 'color', slug );
	}
	return DIGITS.test( value ) ? value : ( hexOf( value ) ?? null );
}

/** Returns a font size, which must be a positive length. Null for percentages and other values. */
export function cssFontSize( value: unknown ): string | null {
	const length = parseCssLength( value );
	return length !== null && parseFloat( length ) > 0 ? length : null;
}
