import type { AttributesOf } from '#shared/attributes';
import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import { PanelBody, RadioControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';

type Attributes = AttributesOf< typeof schema >;

const SWITCHES = [
	'showImage',
	'showTitle',
	'showSeller',
	'showPrice',
	'showPurchaseButton',
] as const;

const COLOURS = [
	[ 'backgroundColor', messages.background ],
	[ 'textColor', messages.text ],
	[ 'buttonAndLinkColor', messages.buttonAndLink ],
] as const;

/** Style, the five switches and the three colours. */
export function AmazonInspector( {
	attributes,
	setAttributes,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
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
				colorSettings={ COLOURS.map( ( [ name, label ] ) => ( {
					label: label(),
					value: attributes[ name ],
					onChange: ( colour ) =>
						setAttributes( { [ name ]: colour } ),
				} ) ) }
			/>
		</InspectorControls>
	);
}
