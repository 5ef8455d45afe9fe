import type { EditingProps } from '#shared/definitions';
import { choosePreset, presetValue } from '#shared/ui';
import {
	ContrastChecker,
	PanelColorSettings,
	useSettings,
} from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';

/** Color settings: background colors or gradients of the field and the button, text color and border color. */
export function ColorPanel( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { colors, gradients } = useThemeChoices();
	const colorPresets = colors.map( ( { slug, color } ) => ( {
		slug,
		value: color,
	} ) );
	const gradientPresets = gradients.map( ( { slug, gradient } ) => ( {
		slug,
		value: gradient,
	} ) );

	function colorSetting(
		slugName: ColorName,
		customName: ColorName,
		label: string
	) {
		return {
			label,
			clearable: true,
			value: presetValue(
				colorPresets,
				attributes[ slugName ],
				attributes[ customName ]
			),
			onChange( value: string | undefined ) {
				const { slug, custom } = choosePreset( colorPresets, value );
				setAttributes( { [ slugName ]: slug, [ customName ]: custom } );
			},
		};
	}

	function background( part: 'EmailField' | 'Button', label: string ) {
		const [ colorName, customColorName, gradientName, customName ] =
			BACKGROUNDS[ part ];
		return {
			...colorSetting( colorName, customColorName, label ),
			gradientValue: presetValue(
				gradientPresets,
				attributes[ gradientName ],
				attributes[ customName ]
			),
			onGradientChange( value?: string ) {
				const { slug, custom } = choosePreset( gradientPresets, value );
				setAttributes( {
					[ gradientName ]: slug,
					[ customName ]: custom,
				} );
			},
		};
	}

	const withoutGradient = { gradients: [], disableCustomGradients: true };
	const button = background( 'Button', messages.buttonBackground() );
	const text = colorSetting(
		'textColor',
		'customTextColor',
		messages.text()
	);
	return (
		<PanelColorSettings
			title={ messages.colorSettings() }
			__experimentalIsRenderedInSidebar
			enableAlpha
			colors={ colors }
			gradients={ gradients }
			disableCustomGradients={ false }
			colorSettings={ [
				background( 'EmailField', messages.emailField() ),
				button,
				{ ...text, ...withoutGradient },
				{
					...colorSetting(
						'borderColor',
						'customBorderColor',
						messages.border()
					),
					...withoutGradient,
				},
			] }
		>
			{ ! button.gradientValue && (
				<ContrastChecker
					backgroundColor={ button.value }
					textColor={ text.value }
				/>
			) }
		</PanelColorSettings>
	);
}

const BACKGROUNDS = {
	EmailField: [
		'emailFieldBackgroundColor',
		'customEmailFieldBackgroundColor',
		'emailFieldGradient',
		'customEmailFieldGradient',
	],
	Button: [
		'buttonBackgroundColor',
		'customButtonBackgroundColor',
		'buttonGradient',
		'customButtonGradient',
	],
} as const;

type ColorName =
	| ( typeof BACKGROUNDS )[ keyof typeof BACKGROUNDS ][ 0 | 1 ]
	| 'textColor'
	| 'customTextColor'
	| 'borderColor'
	| 'customBorderColor';

type Color = { name: string; slug: string; color: string };
type Gradient = { name: string; slug: string; gradient: string };
type FontSize = { slug: string; size: number | string };

/**
 * Returns the colors, gradients and font sizes of the theme, WordPress and the user. The user's own presets come first.
 */
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

/** Merges several lists. Ignores values that are not lists. */
function listed< Entry >( ...lists: readonly unknown[] ): Entry[] {
	return lists.flatMap( ( list ) =>
		Array.isArray( list ) ? ( list as Entry[] ) : []
	);
}
