import { toPlainText } from '#shared/attributes';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	RangeControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { ORIENTATIONS } from '../attributes';
import type { Place } from '../markup';
import { messages } from '../messages';
import {
	DEFAULT_POSITION,
	MAX_POSITION,
	MIN_POSITION,
} from '../rules/position';
import type { PictureControl } from './use-picture';

type Orientation = ( typeof ORIENTATIONS )[ number ];

/** The “Settings” panel: orientation and initial position of the divider, and alternative texts. */
export function CompareInspector( {
	orientation,
	onOrient,
	position,
	onMove,
	controls,
	children,
}: {
	orientation: Orientation;
	onOrient( orientation: Orientation ): void;
	/** Initial position of the divider, in percent. */
	position: number;
	onMove( position: number ): void;
	controls: readonly PictureControl[];
	children: ReactNode;
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
				<RangeControl
					__next40pxDefaultSize
					label={ messages.startingPosition() }
					help={ messages.startingPositionHelp() }
					value={ position }
					min={ MIN_POSITION }
					max={ MAX_POSITION }
					onChange={ ( next ) => onMove( next ?? DEFAULT_POSITION ) }
				/>
				{ children }
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

const PLACES = [ 'before', 'after' ] as const;

/** Settings for the labels on the images. */
export function LabelControls( {
	labels,
	showLabels,
	onShow,
	onLabel,
}: {
	labels: Readonly< Record< Place, string > >;
	showLabels: boolean;
	onShow( isShown: boolean ): void;
	onLabel( place: Place, label: string ): void;
} ): ReactNode {
	return (
		<>
			<ToggleControl
				label={ messages.showLabels() }
				checked={ showLabels }
				onChange={ onShow }
			/>
			{ showLabels &&
				PLACES.map( ( place ) => (
					<TextControl
						key={ place }
						__next40pxDefaultSize
						label={ messages.labelOf[ place ]() }
						placeholder={ messages.label[ place ]() }
						value={ labels[ place ] }
						onChange={ ( label ) =>
							onLabel( place, toPlainText( label ) )
						}
					/>
				) ) }
		</>
	);
}
