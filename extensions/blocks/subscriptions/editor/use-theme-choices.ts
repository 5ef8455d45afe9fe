import { useSettings } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';

export type Colour = { name: string; slug: string; color: string };
export type Gradient = { name: string; slug: string; gradient: string };
export type FontSize = { slug: string; size: number | string };

/** What the theme, WordPress and the site's owner offer to choose from; the owner's come first. */
export function useThemeChoices() {
	const lists = useSettings(
		'color.palette.custom',
		'color.palette.theme',
		'color.palette.default',
		'color.gradients.custom',
		'color.gradients.theme',
		'color.gradients.default',
		'typography.fontSizes',
		'color.defaultPalette',
		'color.defaultGradients'
	);
	return useMemo( () => {
		const listed = < Entry >( ...indices: number[] ) =>
			indices.flatMap( ( index ) =>
				Array.isArray( lists[ index ] )
					? ( lists[ index ] as Entry[] )
					: []
			);
		return {
			colours: listed< Colour >(
				0,
				1,
				...( lists[ 7 ] === false ? [] : [ 2 ] )
			),
			gradients: listed< Gradient >(
				3,
				4,
				...( lists[ 8 ] === false ? [] : [ 5 ] )
			),
			fontSizes: listed< FontSize >( 6 ),
		};
		// A new array each time, with the same lists in it.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, lists );
}
