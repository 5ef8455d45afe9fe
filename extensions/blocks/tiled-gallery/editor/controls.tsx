import { LightboxToggle } from '#shared/lightbox';
import { MAX_GALLERY_COLUMNS } from '#shared/media';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
	ToolbarDropdownMenu,
} from '@wordpress/components';
import { filter } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { FILTERS, LINK_TARGETS, MAX_ROUNDED_CORNERS } from '../attributes';
import { messages } from '../messages';
import type { Attributes } from '../rules/gallery';
import { columnWidthsOf } from '../rules/gallery-patch';
import { columnsOf, layoutOf, placeImages } from '../rules/layout';

/** The "Tiled Gallery settings" panel. The children are the settings for the selected image. */
export function GalleryInspector( {
	attributes,
	setAttributes,
	count,
	children,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	count: number;
	children: ReactNode;
} ): ReactNode {
	const { columns, lightbox, linkTo, roundedCorners, showCaptions } =
		attributes;
	const layout = layoutOf( attributes );
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				{ layout !== 'rectangular' && count > 1 && (
					<RangeControl
						__next40pxDefaultSize
						label={ messages.columns() }
						value={ columnsOf( columns, count ) }
						min={ 1 }
						max={ Math.min( MAX_GALLERY_COLUMNS, count ) }
						onChange={ ( next ) =>
							setAttributes( {
								...placeImages( {
									...attributes,
									columns: next,
								} ),
								columns: next,
								columnWidths: columnWidthsOf( {
									...attributes,
									columns: next,
								} ),
							} )
						}
					/>
				) }
				{ layout !== 'circle' && (
					<RangeControl
						__next40pxDefaultSize
						label={ messages.roundedCorners() }
						value={ roundedCorners }
						min={ 0 }
						max={ MAX_ROUNDED_CORNERS }
						onChange={ ( next ) =>
							setAttributes( { roundedCorners: next ?? 0 } )
						}
					/>
				) }
				<SelectControl
					__next40pxDefaultSize
					label={ messages.linkTo() }
					value={ linkTo }
					options={ LINK_TARGETS.map( ( value ) => ( {
						value,
						label: messages.linkTarget[ value ](),
					} ) ) }
					onChange={ ( next ) => setAttributes( { linkTo: next } ) }
				/>
				{ linkTo === 'none' && (
					<LightboxToggle
						isOn={ lightbox }
						onChange={ ( next ) =>
							setAttributes( { lightbox: next } )
						}
					/>
				) }
				<ToggleControl
					label={ messages.showCaptions() }
					checked={ showCaptions }
					onChange={ ( next ) =>
						setAttributes( { showCaptions: next } )
					}
				/>
				{ children }
			</PanelBody>
		</InspectorControls>
	);
}

type Filter = Attributes[ 'imageFilter' ];

/** Menu of color filters for all images. Choosing the current filter again removes it. */
export function FilterMenu( {
	chosen,
	onChoose,
}: {
	chosen: Filter;
	onChoose( filter: Filter ): void;
} ): ReactNode {
	const choose = ( next: Filter ) => () =>
		onChoose( next === chosen ? undefined : next );
	return (
		<ToolbarDropdownMenu
			icon={ filter }
			label={ messages.pickFilter() }
			controls={ [
				{
					role: 'menuitemradio',
					title: messages.filter.original(),
					isActive: ! chosen,
					onClick: choose( undefined ),
				},
				...FILTERS.map( ( name ) => ( {
					role: 'menuitemradio',
					title: messages.filter[ name ](),
					isActive: name === chosen,
					onClick: choose( name ),
				} ) ),
			] }
		/>
	);
}
