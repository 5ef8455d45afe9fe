import { useSettings } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';

type Color = { name: string; slug: string; color: string };
type Gradient = { name: string; slug: string; gradient: string };
type FontSize = { slug: string; size: number | string };

/** Returns the colors, gradients and font sizes of the theme, WordPress and the user; the user's own come first. */
export function useThemeChoices() {
	const [
		ownColors,
		themeColors,
		defaultColors,
		ownGradients,
		themeGradients,
		defaultGradients,
		fontSizes,
		hasDefaultColors,
		hasDefaultGradients,
	] = useSettings(
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
	const colors = useMemo(
		() =>
			listed< Color >(
				ownColors,
				themeColors,
				hasDefaultColors !== false && defaultColors
			),
		[ ownColors, themeColors, defaultColors, hasDefaultColors ]
	);
	const gradients = useMemo(
		() =>
			listed< Gradient >(
				ownGradients,
				themeGradients,
				hasDefaultGradients !== false && defaultGradients
			),
		[ ownGradients, themeGradients, defaultGradients, hasDefaultGradients ]
	);
	return {
		colors,
		gradients,
		fontSizes: useMemo(
			() => listed< FontSize >( fontSizes ),
			[ fontSizes ]
		),
	};
}

/** Merges several lists. A value that is not a list counts as empty. */
function listed< Entry >( ...lists: readonly unknown[] ): Entry[] {
	return lists.flatMap( ( list ) =>
		Array.isArray( list ) ? ( list as Entry[] ) : []
	);
}
