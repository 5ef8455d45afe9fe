import { readAttribute, type AttributesOf } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { isColor } from '#shared/validation';
import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	ColorPalette,
	PanelBody,
	RangeControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { DEFAULT_COLOR, ZOOM, attributes as schema } from '../attributes';
import { messages } from '../messages';
import { isPlaced, readPoints } from '../rules/points';
import { nameOfService, providers } from '../rules/providers';
import { HeightControl } from './height-control';
import { KeyForm, SettingsLink } from './key-form';
import type { MapSource } from './use-map-source';

type Attributes = AttributesOf< typeof schema >;

/** Panels "Map settings", "Marker color" and, with permission, "Map provider". */
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
