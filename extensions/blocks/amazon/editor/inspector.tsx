import { useTyped } from '#shared/ui';
import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Attributes } from '../markup';
import { messages } from '../messages';
import { SHOPS } from '../rules/product';
import { PictureControl } from './picture-control';

const SWITCHES = [
	'showImage',
	'showTitle',
	'showSeller',
	'showPrice',
	'showPurchaseButton',
] as const;

const COLORS = [
	[ 'backgroundColor', messages.background ],
	[ 'textColor', messages.text ],
	[ 'buttonAndLinkColor', messages.buttonAndLink ],
] as const;

const readTag = ( text: string ): string =>
	text.replace( /[^\w-]/g, '' ).slice( 0, 64 );

/** Settings in the sidebar: image, shop and partner tag, style, five toggles and three colors. */
export function AmazonInspector( {
	attributes,
	setAttributes,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	const tag = useTyped( attributes.tag, readTag, ( next ) =>
		setAttributes( { tag: next } )
	);
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<PictureControl
					image={ attributes.image }
					onChange={ ( image ) => setAttributes( { image } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.shop() }
					value={ attributes.shop }
					options={ [
						...new Set( [ ...SHOPS, attributes.shop ] ),
					].map( ( shop ) => ( {
						label: shop.replace( 'www.', '' ),
						value: shop,
					} ) ) }
					onChange={ ( shop ) => setAttributes( { shop } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.tag() }
					help={ messages.tagHelp() }
					value={ tag.text }
					onChange={ tag.handleChange }
					onBlur={ tag.handleBlur }
				/>
				<RadioControl
					label={ messages.style() }
					selected={ attributes.style }
					options={ [
						{ label: messages.small(), value: 'small' },
						{ label: messages.large(), value: 'large' },
					] }
					onChange={ ( style ) =>
						setAttributes( {
							style: style === 'large' ? 'large' : 'small',
						} )
					}
				/>
				{ SWITCHES.map( ( name ) => (
					<ToggleControl
						__nextHasNoMarginBottom
						key={ name }
						label={ messages[ name ]() }
						checked={ attributes[ name ] }
						onChange={ ( next ) =>
							setAttributes( { [ name ]: next } )
						}
					/>
				) ) }
			</PanelBody>
			<PanelColorSettings
				title={ messages.colors() }
				colorSettings={ COLORS.map( ( [ name, label ] ) => ( {
					label: label(),
					value: attributes[ name ],
					onChange: ( color ) => setAttributes( { [ name ]: color } ),
				} ) ) }
			/>
		</InspectorControls>
	);
}
