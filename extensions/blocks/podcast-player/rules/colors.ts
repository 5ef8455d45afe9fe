import { presetVariable } from '#shared/look';

/** The three colors: accent, text and background. */
export const COLOR_NAMES = [ 'primary', 'secondary', 'background' ] as const;

export type ColorName = ( typeof COLOR_NAMES )[ number ];

type Capital< Name extends string > = Capitalize< Name >;

/** The attributes of all colors: palette slug, custom value, and the six digits of the selected color. */
export type Colors = {
	[
		Key in
			| `${ ColorName }Color`
			| `custom${ Capital< ColorName > }Color`
			| `hex${ Capital< ColorName > }Color`
	]?: string | undefined;
};

/** Returns the names of a color's three attributes. */
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
 * Returns CSS custom properties for the chosen colors. Theme colors change with the theme; the six digits are the
 * fallback.
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
