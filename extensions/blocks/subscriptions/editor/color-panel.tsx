import { choosePreset, presetValue } from '#shared/ui';
import { ContrastChecker, PanelColorSettings } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { Editing } from '#shared/definitions';
import type { attributes as schema } from '../attributes';
import { useThemeChoices } from './use-theme-choices';

/** Background of the field and of the button, a colour or a gradient each; colours of text and border. */
export function ColorPanel( {
	attributes,
	setAttributes,
}: Editing< typeof schema > ): ReactNode {
	const { colours, gradients } = useThemeChoices();
	const colourPresets = colours.map( ( { slug, color } ) => ( {
		slug,
		value: color,
	} ) );
	const gradientPresets = gradients.map( ( { slug, gradient } ) => ( {
		slug,
		value: gradient,
	} ) );

	function colour(
		slugName: ColourName,
		customName: ColourName,
		label: string
	) {
		return {
			label,
			clearable: true,
			value: presetValue(
				colourPresets,
				attributes[ slugName ],
				attributes[ customName ]
			),
			onChange( value: string | undefined ) {
				const { slug, custom } = choosePreset( colourPresets, value );
				setAttributes( { [ slugName ]: slug, [ customName ]: custom } );
			},
		};
	}

	function background( part: 'EmailField' | 'Button', label: string ) {
		const [ colourName, customColourName, gradientName, customName ] =
			BACKGROUNDS[ part ];
		return {
			...colour( colourName, customColourName, label ),
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
	const text = colour( 'textColor', 'customTextColor', messages.text() );
	return (
		<PanelColorSettings
			title={ messages.colorSettings() }
			__experimentalIsRenderedInSidebar
			enableAlpha
			colors={ colours }
			gradients={ gradients }
			disableCustomGradients={ false }
			colorSettings={ [
				background( 'EmailField', messages.emailField() ),
				button,
				{ ...text, ...withoutGradient },
				{
					...colour(
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

type ColourName =
	| ( typeof BACKGROUNDS )[ keyof typeof BACKGROUNDS ][ 0 | 1 ]
	| 'textColor'
	| 'customTextColor'
	| 'borderColor'
	| 'customBorderColor';
