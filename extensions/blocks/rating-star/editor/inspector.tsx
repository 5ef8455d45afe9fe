import type { AttributesOf } from '#shared/attributes';
import {
	InspectorControls,
	__experimentalColorGradientSettingsDropdown as ColorGradientSettingsDropdown,
	__experimentalUseMultipleOriginColorsAndGradients as useColorsAndGradients,
} from '@wordpress/block-editor';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { MAX_RATING_RANGE, type attributes as schema } from '../attributes';
import { messages } from '../messages';

type Attributes = AttributesOf< typeof schema >;

/** The “Settings” panel with the “Highest rating” and “Show number” settings, and the “Color” panel. */
export function RatingInspector( {
	attributes,
	setAttributes,
	clientId,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	clientId: string;
} ): ReactNode {
	const theme = useColorsAndGradients();
	return (
		<>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					<RangeControl
						__next40pxDefaultSize
						label={ messages.highestRating() }
						help={ messages.halfHelp() }
						value={ attributes.maxRating }
						min={ MAX_RATING_RANGE.min }
						max={ MAX_RATING_RANGE.max }
						// Keep the rating: while 10 is typed, the highest rating is 2 at first.
						onChange={ ( next ) =>
							setAttributes( {
								maxRating: next ?? MAX_RATING_RANGE.min,
							} )
						}
					/>
					<ToggleControl
						label={ messages.showNumber() }
						checked={ attributes.showNumber }
						onChange={ ( showNumber ) =>
							setAttributes( { showNumber } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="color">
				<ColorGradientSettingsDropdown
					{ ...theme }
					panelId={ clientId }
					__experimentalIsRenderedInSidebar
					settings={ [
						{
							label: messages.stars(),
							colorValue: attributes.color,
							onColorChange: ( color ) =>
								setAttributes( { color } ),
							isShownByDefault: true,
							resetAllFilter: () => ( { color: undefined } ),
						},
					] }
				/>
			</InspectorControls>
		</>
	);
}
