import type { AttributesOf } from '#shared/attributes';
import { choosePreset, presetValue } from '#shared/ui';
import {
	ContrastChecker,
	InspectorControls,
	__experimentalColorGradientSettingsDropdown as ColorGradientSettingsDropdown,
	__experimentalUseMultipleOriginColorsAndGradients as useColorsAndGradients,
} from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';

type Attributes = AttributesOf< typeof schema >;

/** Controls for text color and for a background color or gradient, from the theme's palette or custom. */
export function ColorControls( {
	attributes,
	setAttributes,
	clientId,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	clientId: string;
} ): ReactNode {
	const theme = useColorsAndGradients();
	const colors = theme.colors
		.flatMap( ( origin ) => origin.colors )
		.map( ( { slug, color } ) => ( { slug, value: color } ) );
	const gradients = theme.gradients
		.flatMap( ( origin ) => origin.gradients )
		.map( ( preset ) => ( { slug: preset.slug, value: preset.gradient } ) );
	const text = presetValue(
		colors,
		attributes.textColor,
		attributes.customTextColor
	);
	const background = presetValue(
		colors,
		attributes.backgroundColor,
		attributes.customBackgroundColor
	);
	const gradient = presetValue(
		gradients,
		attributes.gradient,
		attributes.customGradient
	);
	const setText = ( value?: string ) => {
		const { slug, custom } = choosePreset( colors, value );
		setAttributes( { textColor: slug, customTextColor: custom } );
	};
	// The picker resets the gradient when the author chooses a color, and vice versa.
	const setBackground = ( value?: string ) => {
		const { slug, custom } = choosePreset( colors, value );
		setAttributes( {
			backgroundColor: slug,
			customBackgroundColor: custom,
		} );
	};
	const setGradient = ( value?: string ) => {
		const { slug, custom } = choosePreset( gradients, value );
		setAttributes( { gradient: slug, customGradient: custom } );
	};
	return (
		<InspectorControls group="color">
			<ColorGradientSettingsDropdown
				{ ...theme }
				panelId={ clientId }
				__experimentalIsRenderedInSidebar
				settings={ [
					{
						label: messages.textColor(),
						colorValue: text,
						onColorChange: setText,
						isShownByDefault: true,
						resetAllFilter: () => ( {
							textColor: undefined,
							customTextColor: undefined,
						} ),
					},
					{
						label: messages.background(),
						colorValue: background,
						gradientValue: gradient,
						onColorChange: setBackground,
						onGradientChange: setGradient,
						isShownByDefault: true,
						resetAllFilter: () => ( {
							backgroundColor: undefined,
							customBackgroundColor: undefined,
							gradient: undefined,
							customGradient: undefined,
						} ),
					},
				] }
			/>
			{ ! gradient && (
				<ContrastChecker
					textColor={ text }
					backgroundColor={ background }
				/>
			) }
		</InspectorControls>
	);
}
