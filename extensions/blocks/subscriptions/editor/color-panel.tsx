import { choosePreset, presetValue } from '#shared/ui';
import { ContrastChecker, PanelColorSettings } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';
import { useThemeChoices } from './use-theme-choices';

/**
 * Settings for the background of the field and the button (a color or a gradient each), and for the text and border
 * colors.
 */
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
