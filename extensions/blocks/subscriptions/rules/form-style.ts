import type { AttributesOf } from '#shared/attributes';
import { parseGradient, presetVariable } from '#shared/look';
import { RANGES, type attributes as schema } from '../attributes';
import { cssColor, cssFontSize } from './css-value';

type Attributes = Partial< AttributesOf< typeof schema > >;

/** CSS variables of the form that differ from the stylesheet, and classes for the colors that are set. */
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

/** Returns a length in pixels if it differs from the stylesheet's. */
function pixels(
	name: keyof typeof RANGES,
	attributes: Attributes
): string | null {
	const length = attributes[ name ] ?? RANGES[ name ].fallback;
	return length === RANGES[ name ].fallback ? null : `${ length }px`;
}
