import { readAttribute } from '#shared/attributes';
import { attributes } from '../attributes';
import { keysOf, type ColorName, type Colors } from './colors';

export type PaletteColor = { slug: string; color: string };

/**
 * Returns the attributes for a chosen color: the slug of a palette color, the value of another color. Undefined removes
 * the color.
 */
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

/**
 * Returns the color for the picker and the contrast check: the current value of a palette color, or the stored value.
 */
export function colorOf(
	name: ColorName,
	colors: Colors,
	palette: readonly PaletteColor[]
): string | undefined {
	const { slug, custom, hex } = keysOf( name );
	const known = palette.find( ( color ) => color.slug === colors[ slug ] );
	return known?.color ?? colors[ custom ] ?? colors[ hex ];
}
