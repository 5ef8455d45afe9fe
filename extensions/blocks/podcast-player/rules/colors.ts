import { readAttribute } from '#shared/attributes';
import { presetVariable } from '#shared/look';
import { attributes } from '../attributes';

/** The three pairs: the accent, the text, and what is behind them. */
export const COLOR_NAMES = [ 'primary', 'secondary', 'background' ] as const;

type ColorName = ( typeof COLOR_NAMES )[ number ];

type Capital< Name extends string > = Capitalize< Name >;

/** The attributes of all pairs: slug, own color, and the six digits of whichever holds. */
type Colors = {
	[
		Key in
			| `${ ColorName }Color`
			| `custom${ Capital< ColorName > }Color`
			| `hex${ Capital< ColorName > }Color`
	]?: string | undefined;
};

export type PaletteColor = { slug: string; color: string };

/** Names of the three attributes of a pair. */
function keysOf( name: ColorName ) {
	const capital = ( name.charAt( 0 ).toUpperCase() +
		name.slice( 1 ) ) as Capital< ColorName >;
	return {
		slug: `${ name }Color`,
		custom: `custom${ capital }Color`,
		hex: `hex${ capital }Color`,
	} as const;
}

/** The attributes once a color is chosen: one of the palette by its slug, any other as it is; nothing takes it away. */
export function chooseColor(
	name: ColorName,
	value: string | undefined,
	palette: readonly PaletteColor[]
): Colors {
	const { slug, custom, hex } = keysOf( name );
	const known = palette.find( ( { color } ) => color === value );
	const digits = readAttribute( attributes[ hex ], value );
	return {
		[ slug ]: known?.slug,
		[ custom ]: known ? undefined : digits,
		[ hex ]: digits,
	};
}

/** The color itself, for the picker and for the contrast: from the palette when its slug is known there. */
export function colorOf(
	name: ColorName,
	colors: Colors,
	palette: readonly PaletteColor[]
): string | undefined {
	const { slug, custom, hex } = keysOf( name );
	const known = palette.find( ( color ) => color.slug === colors[ slug ] );
	return known?.color ?? colors[ custom ] ?? colors[ hex ];
}

/**
 * CSS custom properties for the colors that are chosen. A color of the theme follows the theme, and is its six
 * digits where the theme no longer has it.
 */
export function colorStyle( colors: Colors ): Record< string, string > {
	return Object.fromEntries(
		COLOR_NAMES.flatMap( ( name ) => {
			const { slug, custom, hex } = keysOf( name );
			const digits = colors[ custom ] ?? colors[ hex ];
			const theme = presetVariable( 'color', colors[ slug ] );
			const value = digits
				? ( theme?.replace( ')', `,${ digits })` ) ?? digits )
				: theme;
			return value
				? [ [ `--dovetail-podcast-${ name }`, value ] as const ]
				: [];
		} )
	);
}
