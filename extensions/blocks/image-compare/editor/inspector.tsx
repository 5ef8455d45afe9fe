import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	TextareaControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { ORIENTATIONS } from '../attributes';
import { messages } from '../messages';
import type { PictureControl } from './use-picture';

type Orientation = ( typeof ORIENTATIONS )[ number ];

/** Panel "Settings": which way the divider moves, and what each picture shows. */
export function CompareInspector( {
	orientation,
	onOrient,
	controls,
}: {
	orientation: Orientation;
	onOrient( orientation: Orientation ): void;
	controls: readonly PictureControl[];
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<RadioControl
					label={ messages.orientation() }
					selected={ orientation }
					options={ ORIENTATIONS.map( ( value ) => ( {
						value,
						label: messages.orientationOf[ value ](),
					} ) ) }
					onChange={ ( next ) =>
						onOrient(
							ORIENTATIONS.find( ( each ) => each === next ) ??
								'horizontal'
						)
					}
				/>
				{ controls.map(
					( { place, picture, setAlt } ) =>
						picture && (
							<TextareaControl
								key={ place }
								label={ messages.alt[ place ]() }
								help={ messages.altHelp() }
								value={ picture.alt }
								onChange={ setAlt }
							/>
						)
				) }
			</PanelBody>
		</InspectorControls>
	);
}
