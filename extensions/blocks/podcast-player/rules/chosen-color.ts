import { readAttribute } from '#shared/attributes';
import { attributes } from '../attributes';
import { keysOf, type ColorName, type Colors } from './colors';

export type PaletteColor = { slug: string; color: string };

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
