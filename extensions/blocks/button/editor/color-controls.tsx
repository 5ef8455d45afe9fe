import type { AttributesOf } from '#shared/attributes';
import {
	ContrastChecker,
	InspectorControls,
	__experimentalColorGradientSettingsDropdown as ColorGradientSettingsDropdown,
	__experimentalUseMultipleOriginColorsAndGradients as useColorsAndGradients,
} from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { choose, chosen } from '../rules/palette';

type Attributes = AttributesOf< typeof schema >;

/** Colour of the text, colour or gradient of the background: from the theme's palette or of one's own. */
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
	const colors = theme.colors.flatMap( ( origin ) => origin.colors );
	const gradients = theme.gradients.flatMap( ( origin ) => origin.gradients );
	const named = {
		colors,
		gradients: gradients.map( ( { slug, gradient } ) => ( {
			slug,
			color: gradient,
		} ) ),
	};
	const text = chosen(
		named.colors,
		attributes.textColor,
		attributes.customTextColor
	);
	const background = chosen(
		named.colors,
		attributes.backgroundColor,
		attributes.customBackgroundColor
	);
	const gradient = chosen(
		named.gradients,
		attributes.gradient,
		attributes.customGradient
	);
	const setText = ( value?: string ) => {
		const [ textColor, customTextColor ] = choose( named.colors, value );
		setAttributes( { textColor, customTextColor } );
	};
	// Choosing one of the two, the picker takes the other back by itself.
	const setBackground = ( value?: string ) => {
		const [ backgroundColor, customBackgroundColor ] = choose(
			named.colors,
			value
		);
		setAttributes( { backgroundColor, customBackgroundColor } );
	};
	const setGradient = ( value?: string ) => {
		const [ slug, customGradient ] = choose( named.gradients, value );
		setAttributes( { gradient: slug, customGradient } );
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
