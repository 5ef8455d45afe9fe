import { readAttribute } from '#shared/attributes';
import { presetVariable } from '#shared/look';
import { attributes } from '../attributes';

/** The three pairs: the accent, the text, and what is behind them. */
export const COLOUR_NAMES = [ 'primary', 'secondary', 'background' ] as const;

type ColourName = ( typeof COLOUR_NAMES )[ number ];

type Capital< Name extends string > = Capitalize< Name >;

/** The attributes of all pairs: slug, own colour, and the six digits of whichever holds. */
type Colours = {
	[
		Key in
			| `${ ColourName }Color`
			| `custom${ Capital< ColourName > }Color`
			| `hex${ Capital< ColourName > }Color`
	]?: string | undefined;
};

export type PaletteColour = { slug: string; color: string };

/** Names of the three attributes of a pair. */
function keysOf( name: ColourName ) {
	const capital = ( name.charAt( 0 ).toUpperCase() +
		name.slice( 1 ) ) as Capital< ColourName >;
	return {
		slug: `${ name }Color`,
		custom: `custom${ capital }Color`,
		hex: `hex${ capital }Color`,
	} as const;
}

/** The attributes once a colour is chosen: one of the palette by its slug, any other as it is; nothing takes it away. */
export function chooseColour(
	name: ColourName,
	value: string | undefined,
	palette: readonly PaletteColour[]
): Colours {
	const { slug, custom, hex } = keysOf( name );
	const known = palette.find( ( { color } ) => color === value );
	const digits = readAttribute( attributes[ hex ], value );
	return {
		[ slug ]: known?.slug,
		[ custom ]: known ? undefined : digits,
		[ hex ]: digits,
	};
}

/** The colour itself, for the picker and for the contrast: from the palette when its slug is known there. */
export function colourOf(
	name: ColourName,
	colours: Colours,
	palette: readonly PaletteColour[]
): string | undefined {
	const { slug, custom, hex } = keysOf( name );
	const known = palette.find( ( colour ) => colour.slug === colours[ slug ] );
	return known?.color ?? colours[ custom ] ?? colours[ hex ];
}

/**
 * CSS custom properties for the colours that are chosen. A colour of the theme follows the theme, and is its six
 * digits where the theme no longer has it.
 */
export function colourStyle( colours: Colours ): Record< string, string > {
	return Object.fromEntries(
		COLOUR_NAMES.flatMap( ( name ) => {
			const { slug, custom, hex } = keysOf( name );
			const digits = colours[ custom ] ?? colours[ hex ];
			const theme = presetVariable( 'color', colours[ slug ] );
			const value = digits
				? ( theme?.replace( ')', `,${ digits })` ) ?? digits )
				: theme;
			return value
				? [ [ `--dovetail-podcast-${ name }`, value ] as const ]
				: [];
		} )
	);
}
