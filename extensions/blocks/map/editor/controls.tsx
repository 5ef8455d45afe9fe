import { type AttributesOf, readAttribute } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { isColor } from '#shared/validation';
import {
	BlockAlignmentControl,
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	ColorPalette,
	FormFileUpload,
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
	ToolbarButton,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { mapMarker, upload } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	type Alignment,
	ALIGNMENTS,
	attributes as schema,
	DEFAULT_COLOR,
	MAP_HEIGHT,
	ZOOM,
} from '../attributes';
import { messages } from '../messages';
import { isPlaced, readPoints } from '../rules/kept';
import { nameOfService, providers } from '../rules/providers';
import { KeyForm, type MapSource, SettingsLink } from './map-source';

type Attributes = AttributesOf< typeof schema >;

/** The panels “Map settings”, “Marker color” and, with permission, “Map provider”. */
export function MapInspector( {
	attributes,
	setAttributes,
	source,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	source: MapSource;
} ): ReactNode {
	const colors = useSelect( ( select ) => {
		const list: unknown = Reflect.get(
			select( blockEditorStore ).getSettings(),
			'colors'
		);
		return Array.isArray( list ) ? list : NO_COLORS;
	}, [] );
	const isFitted =
		readPoints( attributes.points ).filter( isPlaced ).length > 1;
	const color = attributes.markerColor;
	const { service } = source;
	const hasDetails =
		! service || providers[ service.provider ].hasDetails( service );
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() } initialOpen={ false }>
				<HeightControl
					height={ attributes.mapHeight }
					onChange={ ( mapHeight ) => setAttributes( { mapHeight } ) }
				/>
				<RangeControl
					__next40pxDefaultSize
					label={ messages.zoom() }
					help={ isFitted ? messages.zoomHelp() : undefined }
					disabled={ isFitted }
					value={ attributes.zoom }
					min={ ZOOM.min }
					max={ ZOOM.max }
					onChange={ ( zoom ) =>
						setAttributes( {
							zoom: readAttribute( schema.zoom, zoom ),
						} )
					}
				/>
				{ hasDetails && (
					<ToggleControl
						label={ messages.details() }
						checked={ attributes.mapDetails }
						onChange={ ( mapDetails ) =>
							setAttributes( { mapDetails } )
						}
					/>
				) }
				<ToggleControl
					label={ messages.scrollToZoom() }
					help={ messages.scrollToZoomHelp() }
					checked={ attributes.scrollToZoom }
					onChange={ ( scrollToZoom ) =>
						setAttributes( { scrollToZoom } )
					}
				/>
				<ToggleControl
					label={ messages.fullscreenButton() }
					checked={ attributes.showFullscreenButton }
					onChange={ ( showFullscreenButton ) =>
						setAttributes( { showFullscreenButton } )
					}
				/>
			</PanelBody>
			<PanelBody title={ messages.markerColor() } initialOpen={ false }>
				<ColorPalette
					aria-label={ messages.markerColor() }
					colors={ colors.filter( ( each ) =>
						isColor( each?.color )
					) }
					value={ color === DEFAULT_COLOR ? '#ff0000' : color }
					onChange={ ( next?: string ) =>
						setAttributes( {
							markerColor: readAttribute(
								schema.markerColor,
								next
							),
						} )
					}
				/>
			</PanelBody>
			{ service && readInitialState().can.manageOptions && (
				<PanelBody title={ messages.source() } initialOpen={ false }>
					<p>
						{ service.isChosen
							? messages.comesFrom( nameOfService( service ) )
							: messages.notChosen() }
					</p>
					<SettingsLink />
					{ ( service.provider === 'mapbox' ||
						! service.isChosen ) && <KeyForm source={ source } /> }
				</PanelBody>
			) }
		</InspectorControls>
	);
}

const NO_COLORS: never[] = [];

/** Field for a height in pixels, or empty. Values are clamped to the range when the field loses focus. */
function HeightControl( {
	height,
	onChange,
}: {
	height: number | undefined;
	onChange( height: number | undefined ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<TextControl
			__next40pxDefaultSize
			type="number"
			label={ messages.height() }
			help={ messages.heightHelp() }
			min={ MAP_HEIGHT.min }
			max={ MAP_HEIGHT.max }
			value={ typed ?? String( height ?? '' ) }
			onChange={ setTyped }
			onBlur={ () => {
				if ( typed !== null ) {
					onChange( readAttribute( schema.mapHeight, typed ) );
					setTyped( null );
				}
			} }
		/>
	);
}

/** Toolbar: alignment, “Add marker” if there is a map to click on, and importing a file with places. */
export function MapToolbar( {
	align,
	isAdding,
	canAdd,
	onAlign,
	onAdding,
	onFiles,
}: {
	align: Alignment | undefined;
	isAdding: boolean;
	canAdd: boolean;
	onAlign( align: Alignment | undefined ): void;
	onAdding( isOn: boolean ): void;
	onFiles( files: readonly File[] ): void;
} ): ReactNode {
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentControl
					value={ align }
					controls={ ALIGNMENTS }
					onChange={ ( next ) =>
						onAlign( readAttribute( schema.align, next ) )
					}
				/>
			</BlockControls>
			<BlockControls group="other">
				{ canAdd && (
					<ToolbarButton
						icon={ mapMarker }
						label={ messages.addMarker() }
						isPressed={ isAdding }
						onClick={ () => onAdding( ! isAdding ) }
					/>
				) }
				<FormFileUpload
					accept=".geojson,.json,.kml,.gpx"
					onClick={ ( { currentTarget } ) => {
						// Lets the user choose the same file again.
						currentTarget.value = '';
					} }
					onChange={ ( { currentTarget } ) =>
						onFiles( Array.from( currentTarget.files ?? [] ) )
					}
					render={ ( { openFileDialog } ) => (
						<ToolbarButton
							icon={ upload }
							label={ messages.importMarkers() }
							onClick={ openFileDialog }
						/>
					) }
				/>
			</BlockControls>
		</>
	);
}
