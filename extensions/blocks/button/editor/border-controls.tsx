import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { MAX_RADIUS, MIN_RADIUS, RADIUS_POSITION } from '../attributes';
import { messages } from '../messages';

/** Setting for the border radius. Shows no number if no radius is set, because the theme's radius is unknown. */
export function BorderControls( {
	radius,
	onChange,
}: {
	radius: number | undefined;
	onChange( radius: number | undefined ): void;
} ): ReactNode {
	return (
		<InspectorControls group="styles">
			<PanelBody title={ messages.border() }>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.radius() }
					help={
						radius === undefined
							? messages.radiusOfTheme()
							: undefined
					}
					withInputField={ radius !== undefined }
					showTooltip={ radius === undefined ? false : undefined }
					value={ radius }
					initialPosition={ RADIUS_POSITION }
					min={ MIN_RADIUS }
					max={ MAX_RADIUS }
					allowReset
					onChange={ onChange }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
