import { useSettings } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';

type Colour = { name: string; slug: string; color: string };
type Gradient = { name: string; slug: string; gradient: string };
type FontSize = { slug: string; size: number | string };

/** What the theme, WordPress and the site's owner offer to choose from; the owner's come first. */
export function useThemeChoices() {
	const [
		ownColours,
		themeColours,
		defaultColours,
		ownGradients,
		themeGradients,
		defaultGradients,
		fontSizes,
		hasDefaultColours,
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
	const colours = useMemo(
		() =>
			listed< Colour >(
				ownColours,
				themeColours,
				hasDefaultColours !== false && defaultColours
			),
		[ ownColours, themeColours, defaultColours, hasDefaultColours ]
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
		colours,
		gradients,
		fontSizes: useMemo(
			() => listed< FontSize >( fontSizes ),
			[ fontSizes ]
		),
	};
}

/** The entries of several lists in one; what is none has none. */
function listed< Entry >( ...lists: readonly unknown[] ): Entry[] {
	return lists.flatMap( ( list ) =>
		Array.isArray( list ) ? ( list as Entry[] ) : []
	);
}
