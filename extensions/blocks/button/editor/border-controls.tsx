import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { MAX_RADIUS, MIN_RADIUS, RADIUS_POSITION } from '../attributes';
import { messages } from '../messages';

/** How round the corners are. */
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
