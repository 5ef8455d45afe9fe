import type { AttributesOf } from '#shared/attributes';
import { ColorPalette, InspectorControls } from '@wordpress/block-editor';
import { BaseControl, PanelBody, RangeControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { HIGHEST_RATING, type attributes as schema } from '../attributes';
import { messages } from '../messages';
import { ratingWithin } from '../rules/rating';

type Attributes = AttributesOf< typeof schema >;

/** Panel "Settings" with "Highest rating" and "Color". */
export function RatingInspector( {
	attributes,
	setAttributes,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<RangeControl
					__next40pxDefaultSize
					label={ messages.highestRating() }
					value={ attributes.maxRating }
					min={ HIGHEST_RATING.min }
					max={ HIGHEST_RATING.max }
					onChange={ ( next ) => {
						const maxRating = next ?? HIGHEST_RATING.min;
						setAttributes( {
							maxRating,
							rating: ratingWithin(
								attributes.rating,
								maxRating
							),
						} );
					} }
				/>
				<fieldset>
					<BaseControl.VisualLabel as="legend">
						{ messages.color() }
					</BaseControl.VisualLabel>
					<ColorPalette
						aria-label={ messages.color() }
						value={ attributes.color }
						onChange={ ( color ) => setAttributes( { color } ) }
					/>
				</fieldset>
			</PanelBody>
		</InspectorControls>
	);
}
