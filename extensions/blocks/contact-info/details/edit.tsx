import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import {
	FIELDS,
	type addressAttributes,
	type emailAttributes,
	type phoneAttributes,
} from './attributes';
import { FormattedAddress, LinkedEmails, LinkedPhone } from './content';
import { PlainField } from './editor/plain-field';
import { WithoutLeaving } from './editor/without-leaving';
import { addressLines } from './rules/address';

/** The fields that take a whole row. */
const WHOLE_ROWS: readonly string[] = FIELDS.slice( 0, 3 );

/** Fields while the block is selected or empty, the address otherwise. */
export function AddressEdit( {
	attributes,
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof addressAttributes > > ): ReactNode {
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

/** A line of text, with its links while it is not written. */
export function EmailEdit( {
	attributes: { email },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof emailAttributes > > ): ReactNode {
	return (
		<Line
			label={ messages.email() }
			line={ email }
			isSelected={ isSelected }
			onChange={ ( line ) => setAttributes( { email: line } ) }
		>
			<LinkedEmails line={ email } />
		</Line>
	);
}

/** A line of text, with its link while it is not written. */
export function PhoneEdit( {
	attributes: { phone },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof phoneAttributes > > ): ReactNode {
	return (
		<Line
			label={ messages.phone() }
			line={ phone }
			isSelected={ isSelected }
			onChange={ ( line ) => setAttributes( { phone: line } ) }
		>
			<LinkedPhone line={ phone } />
		</Line>
	);
}

/** A field while the block is selected or empty, the line with its links otherwise. */
function Line( {
	label,
	line,
	isSelected,
	onChange,
	children,
}: {
	label: string;
	line: string;
	isSelected: boolean;
	onChange( line: string ): void;
	/** The line with its links. */
	children: ReactNode;
} ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			{ isSelected || ! line.trim() ? (
				<PlainField
					label={ label }
					value={ line }
					onChange={ onChange }
				/>
			) : (
				<WithoutLeaving>{ children }</WithoutLeaving>
			) }
		</div>
	);
}
