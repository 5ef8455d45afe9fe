import { presetVariable } from '#shared/look';

/** The three pairs: the accent, the text, and what is behind them. */
export const COLOR_NAMES = [ 'primary', 'secondary', 'background' ] as const;

export type ColorName = ( typeof COLOR_NAMES )[ number ];

type Capital< Name extends string > = Capitalize< Name >;

/** The attributes of all pairs: slug, own color, and the six digits of whichever holds. */
export type Colors = {
	[
		Key in
			| `${ ColorName }Color`
			| `custom${ Capital< ColorName > }Color`
			| `hex${ Capital< ColorName > }Color`
	]?: string | undefined;
};

/** Names of the three attributes of a pair. */
export function keysOf( name: ColorName ) {
	const capital = ( name.charAt( 0 ).toUpperCase() +
		name.slice( 1 ) ) as Capital< ColorName >;
	return {
		slug: `${ name }Color`,
		custom: `custom${ capital }Color`,
		hex: `hex${ capital }Color`,
	} as const;
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
