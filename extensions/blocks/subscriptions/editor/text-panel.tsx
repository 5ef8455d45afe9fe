import { choosePreset, presetValue } from '#shared/ui';
import { FontSizePicker } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { FONT_SIZE } from '../attributes';
import { messages } from '../messages';
import { cssFontSize } from '../rules/css-value';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';
import { useThemeChoices } from './use-theme-choices';

/** Settings for the text size of the field and the button. */
export function TextPanel( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const presets = useThemeChoices().fontSizes.map( ( { slug, size } ) => ( {
		slug,
		value: String( size ),
	} ) );
	return (
		<PanelBody title={ messages.textSettings() } initialOpen={ false }>
			<FontSizePicker
				__next40pxDefaultSize
				fallbackFontSize={ FONT_SIZE }
				withReset
				withSlider={ false }
				value={ presetValue(
					presets,
					attributes.fontSize,
					attributes.customFontSize
				) }
				onChange={ ( value?: string | number ) => {
					const { slug, custom } = choosePreset(
						presets,
						value === undefined ? undefined : String( value )
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
