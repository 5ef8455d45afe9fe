import type { AttributesOf } from '#shared/attributes';
import { coerceInteger } from '#shared/validation';
import { FONT_SIZE, RANGES, type attributes as schema } from '../attributes';
import { cssColour, cssFontSize, cssGradient } from './css-value';
import { presetSlug } from './preset-slug';

type Attributes = Partial< AttributesOf< typeof schema > >;

/** The form's CSS variables, and the classes that say which of the colours are set. */
type FormStyle = {
	variables: Record< `--dovetail-${ string }`, string >;
	classes: string[];
};

/**
 * How the form looks, worked out alike here for the editor and by the server for the page.
 * A gradient covers a colour, a choice of the theme comes before a value of the author's own.
 */
export function formStyle( attributes: Attributes ): FormStyle {
	const colours: Record< string, string | null > = {
		field:
			preset( 'gradient', attributes.emailFieldGradient ) ??
			cssGradient( attributes.customEmailFieldGradient ) ??
			preset( 'color', attributes.emailFieldBackgroundColor ) ??
			cssColour( attributes.customEmailFieldBackgroundColor ),
		button:
			preset( 'gradient', attributes.buttonGradient ) ??
			cssGradient( attributes.customButtonGradient ) ??
			preset( 'color', attributes.buttonBackgroundColor ) ??
			cssColour( attributes.customButtonBackgroundColor ),
		text:
			preset( 'color', attributes.textColor ) ??
			cssColour( attributes.customTextColor ),
		border:
			preset( 'color', attributes.borderColor ) ??
			cssColour( attributes.customBorderColor ),
	};
	const set = Object.entries( colours ).filter(
		( entry ): entry is [ string, string ] => entry[ 1 ] !== null
	);
	return {
		variables: Object.fromEntries( [
			...set.map( ( [ name, value ] ) => [
				`--dovetail-${ name }`,
				value,
			] ),
			[
				'--dovetail-font-size',
				preset( 'font-size', attributes.fontSize ) ??
					cssFontSize( attributes.customFontSize ) ??
					`${ FONT_SIZE }px`,
			],
			[ '--dovetail-radius', pixels( 'borderRadius', attributes ) ],
			[ '--dovetail-weight', pixels( 'borderWeight', attributes ) ],
			[ '--dovetail-padding', pixels( 'padding', attributes ) ],
			[ '--dovetail-spacing', pixels( 'spacing', attributes ) ],
		] ),
		classes: [
			...set.map( ( [ name ] ) => `has-own-${ name }` ),
			...( attributes.buttonOnNewLine === true
				? [ 'is-button-on-new-line' ]
				: [] ),
		],
	};
}

function preset( kind: string, slug: unknown ): string | null {
	const name = presetSlug( slug );
	return name ? `var(--wp--preset--${ kind }--${ name })` : null;
}

function pixels( name: keyof typeof RANGES, attributes: Attributes ): string {
	return `${ coerceInteger( attributes[ name ], RANGES[ name ] ) }px`;
}
