import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { PlainField } from '../editor/plain-field';
import { WithoutLeaving } from '../editor/without-leaving';
import { messages } from '../messages';
import { FIELDS, type attributes as schema } from './attributes';
import { FormattedAddress } from './formatted-address';
import { addressLines } from './rules/address-lines';

/** The fields that take a whole row. */
const WHOLE_ROWS: readonly string[] = FIELDS.slice( 0, 3 );

/** Fields while the block is selected or empty, the address otherwise. */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const isEmpty = addressLines( attributes ).length === 0;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ messages.addressSettings() }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ messages.linkToMaps() }
						checked={ attributes.linkToGoogleMaps }
						onChange={ ( linkToGoogleMaps ) =>
							setAttributes( { linkToGoogleMaps } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ isSelected || isEmpty ? (
				<div className="wp-block-dovetail-contact-info__fields">
					{ FIELDS.map( ( name ) => (
						<div
							key={ name }
							className={
								WHOLE_ROWS.includes( name )
									? 'is-whole'
									: undefined
							}
						>
							<PlainField
								label={ messages[ name ]() }
								value={ attributes[ name ] }
								onChange={ ( value ) =>
									setAttributes( { [ name ]: value } )
								}
							/>
						</div>
					) ) }
				</div>
			) : (
				<WithoutLeaving>
					<FormattedAddress attributes={ attributes } />
				</WithoutLeaving>
			) }
		</div>
	);
}
