import { FontSizePicker } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { FONT_SIZE } from '../attributes';
import { messages } from '../messages';
import { cssFontSize } from '../rules/css-value';
import { chosenValue, themeChoice } from '../rules/theme-choice';
import type { PanelProps } from './types';
import { useThemeChoices, type FontSize } from './use-theme-choices';

const sizeOf = ( { size }: FontSize ) => String( size );

/** The size of the text in field and button. */
export function TextPanel( {
	attributes,
	setAttributes,
}: PanelProps ): ReactNode {
	const { fontSizes } = useThemeChoices();
	return (
		<PanelBody title={ messages.textSettings() } initialOpen={ false }>
			<FontSizePicker
				__next40pxDefaultSize
				fallbackFontSize={ FONT_SIZE }
				withReset
				withSlider={ false }
				value={ chosenValue(
					attributes.fontSize,
					attributes.customFontSize,
					fontSizes,
					sizeOf
				) }
				onChange={ ( value?: string | number ) => {
					const { slug, custom } = themeChoice(
						value === undefined ? undefined : String( value ),
						fontSizes,
						sizeOf
					);
					setAttributes( {
						fontSize: slug,
						customFontSize: cssFontSize( custom ) ?? undefined,
					} );
				} }
			/>
		</PanelBody>
	);
}
