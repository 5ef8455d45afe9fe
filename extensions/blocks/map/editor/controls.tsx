import { type AttributesOf, readAttribute } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { GuideLink } from '#shared/ui';
import { isColor } from '#shared/validation';
import {
	BlockAlignmentControl,
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	BlockPreview,
} from '@wordpress/block-editor';
import { cloneBlock } from '@wordpress/blocks';
import {
	ColorPalette,
	FormFileUpload,
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState, useMemo } from '@wordpress/element';
import { mapMarker, upload, styles as stylesIcon } from '@wordpress/icons';
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
import { isPlaced, readPoints } from '../rules/places';
import { nameOfService, providers } from '../rules/providers';
import { KeyForm, type MapSource, SettingsLink } from './map-source';

type Attributes = AttributesOf< typeof schema >;

/**
 * The “Map settings” and “Marker color” panels, and the “Map provider” panel for users who may change the site's
 * settings.
 */
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
					<SettingsLink onLeave={ source.onLeave } />
					{ ( service.provider === 'mapbox' ||
						! service.isChosen ) && <KeyForm source={ source } /> }
				</PanelBody>
			) }
			<GuideLink />
		</InspectorControls>
	);
}

const NO_COLORS: never[] = [];

/** Optional field for a height in pixels. Clamps the value to the allowed range when the field loses focus. */
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

/** Toolbar with alignment, “Add marker” (if there is a map to click on), and an import button for files with places. */
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
						// Reset the input, so that the user can choose the same file again.
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

type BlockStyle< Name extends string = string > = {
	name: Name;
	label: string;
};

type Props< Name extends string > = {
	clientId: string;
	styles: readonly BlockStyle< Name >[];
	active: Name;
	onSelect( name: Name ): void;
	/**
	 * Returns the attributes that give a block this style. The preview merges them with the block's own attributes. If
	 * the block's edit component sends requests, also return the attributes of an example that sends none.
	 */
	attributesOf( name: Name ): object;
	/** Viewport width of the previews, in pixels. */
	viewportWidth?: number;
};

/**
 * Style picker for a block that stores its style in an attribute. Shows a menu in the toolbar, and radio buttons with
 * previews in the sidebar. For styles that are class names, use `styles` in block.ts instead. Stores nothing:
 * `onSelect` sets the attribute.
 */
export function StyleSelector< Name extends string >( {
	clientId,
	styles,
	active,
	onSelect,
	attributesOf,
	viewportWidth = 500,
}: Props< Name > ): ReactNode {
	const id = `dovetail-block-styles-${ clientId }`;
	return (
		<>
			<BlockControls group="block">
				<ToolbarGroup>
					<ToolbarDropdownMenu
						icon={ stylesIcon }
						label={ messages.changeStyle() }
						controls={ styles.map( ( { name, label } ) => ( {
							title: label,
							isActive: name === active,
							role: 'menuitemradio',
							onClick: () => onSelect( name ),
						} ) ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls group="styles">
				<PanelBody title={ messages.styles() }>
					<fieldset className="wp-block-dovetail-map__styles">
						<legend className="screen-reader-text">
							{ messages.styles() }
						</legend>
						{ styles.map( ( { name, label } ) => (
							<div
								key={ name }
								className={
									name === active ? 'is-active' : undefined
								}
							>
								<input
									type="radio"
									id={ `${ id }-${ name }` }
									name={ id }
									checked={ name === active }
									onChange={ () => onSelect( name ) }
								/>
								<StylePreview
									clientId={ clientId }
									attributes={ attributesOf( name ) }
									viewportWidth={ viewportWidth }
								/>
								<label htmlFor={ `${ id }-${ name }` }>
									{ label }
								</label>
							</div>
						) ) }
					</fieldset>
				</PanelBody>
			</InspectorControls>
		</>
	);
}

/** A preview of a block with other attributes, hidden from assistive technology. */
function StylePreview( {
	clientId,
	attributes,
	viewportWidth,
}: {
	clientId: string;
	attributes: object;
	viewportWidth: number;
} ): ReactNode {
	const block = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlock( clientId ) as
				Parameters< typeof cloneBlock >[ 0 ] | null,
		[ clientId ]
	);
	const patch = JSON.stringify( attributes );
	const preview = useMemo(
		() => block && cloneBlock( block, JSON.parse( patch ) ),
		[ block, patch ]
	);
	return (
		<div className="wp-block-dovetail-map__style-preview" aria-hidden>
			{ preview && (
				<BlockPreview
					blocks={ preview }
					viewportWidth={ viewportWidth }
				/>
			) }
		</div>
	);
}
