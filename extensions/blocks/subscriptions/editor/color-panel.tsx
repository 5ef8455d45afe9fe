import { ContrastChecker, PanelColorSettings } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { chosenValue, themeChoice } from '../rules/theme-choice';
import type { PanelProps } from './types';
import {
	useThemeChoices,
	type Colour,
	type Gradient,
} from './use-theme-choices';

const colourOf = ( { color }: Colour ) => color;
const gradientOf = ( { gradient }: Gradient ) => gradient;

/** Background of the field and of the button, a colour or a gradient each; colours of text and border. */
export function ColorPanel( {
	attributes,
	setAttributes,
}: PanelProps ): ReactNode {
	const { colours, gradients } = useThemeChoices();

	function colour(
		slugName: ColourName,
		customName: ColourName,
		label: string
	) {
		return {
			label,
			clearable: true,
			value: chosenValue(
				attributes[ slugName ],
				attributes[ customName ],
				colours,
				colourOf
			),
			onChange( value: string | undefined ) {
				const { slug, custom } = themeChoice(
					value,
					colours,
					colourOf
				);
				setAttributes( { [ slugName ]: slug, [ customName ]: custom } );
			},
		};
	}

	function background( part: 'EmailField' | 'Button', label: string ) {
		const [ colourName, customColourName, gradientName, customName ] =
			BACKGROUNDS[ part ];
		return {
			...colour( colourName, customColourName, label ),
			gradientValue: chosenValue(
				attributes[ gradientName ],
				attributes[ customName ],
				gradients,
				gradientOf
			),
			onGradientChange( value?: string ) {
				const { slug, custom } = themeChoice(
					value,
					gradients,
					gradientOf
				);
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
