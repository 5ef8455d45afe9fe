import { escapeRichText, toRichTextValue } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import { DONATION_NAMES, type DonationName } from '../rules/plan-ids';
import { words } from '../words';
import { CustomAmount, Tiers } from './tiers';

/** One donation as visitors see it, with every text edited in place. */
export function Donation( {
	name,
	attributes,
	setAttributes,
	isHeadingOnly = false,
}: EditingProps< typeof schema > & {
	name: DonationName;
	/** Without a form, as where only a bank transfer is offered. */
	isHeadingOnly?: boolean;
} ): ReactNode {
	const { currency, showCustomAmount } = attributes;
	const donation = attributes[ name ];
	const usual = words();
	const change = ( changes: Partial< typeof donation > ) =>
		setAttributes( { [ name ]: { ...donation, ...changes } } );
	const heading = (
		<Words
			identifier={ `${ name }.heading` }
			part="heading"
			label={ messages.heading() }
			value={ donation.heading ?? usual.donations[ name ].heading }
			onChange={ ( text ) => change( { heading: text } ) }
		/>
	);
	if ( isHeadingOnly ) {
		return heading;
	}
	return (
		<>
			{ heading }
			<Words
				identifier="chooseAmountText"
				part="choose"
				label={ messages.chooseText() }
				value={ attributes.chooseAmountText ?? usual.choose }
				onChange={ ( chooseAmountText ) =>
					setAttributes( { chooseAmountText } )
				}
			/>
			<Tiers
				amounts={ donation.amounts }
				currency={ currency }
				onChange={ ( amounts ) => change( { amounts } ) }
			/>
			{ showCustomAmount && (
				<>
					<Words
						identifier="customAmountText"
						part="custom"
						label={ messages.customText() }
						value={ attributes.customAmountText ?? usual.custom }
						onChange={ ( customAmountText ) =>
							setAttributes( { customAmountText } )
						}
					/>
					<CustomAmount currency={ currency } />
				</>
			) }
			<Words
				identifier={ `${ name }.extraText` }
				part="extra"
				label={ messages.extraText() }
				value={ donation.extraText ?? usual.extra }
				onChange={ ( extraText ) => change( { extraText } ) }
			/>
			<div className="wp-block-button">
				<RichText
					identifier={ `${ name }.buttonText` }
					tagName="span"
					className="wp-block-button__link wp-element-button"
					aria-label={ messages.buttonText() }
					placeholder={ usual.donations[ name ].button }
					allowedFormats={ [] }
					withoutInteractiveFormatting
					disableLineBreaks
					value={ toRichTextValue(
						donation.buttonText ?? usual.donations[ name ].button
					) }
					// All three donations share this text.
					onChange={ ( html ) =>
						setAttributes(
							Object.fromEntries(
								DONATION_NAMES.map( ( each ) => [
									each,
									{
										...attributes[ each ],
										buttonText: escapeRichText( html ),
									},
								] )
							)
						)
					}
				/>
			</div>
		</>
	);
}

function Words( {
	identifier,
	part,
	label,
	value,
	onChange,
}: {
	identifier: string;
	part: string;
	label: string;
	value: string;
	onChange( html: string ): void;
} ): ReactNode {
	return (
		<RichText
			identifier={ identifier }
			tagName="p"
			className={ `${ BLOCK }__${ part }` }
			aria-label={ label }
			placeholder={ label }
			allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
			disableLineBreaks
			value={ toRichTextValue( value ) }
			onChange={ ( html ) => onChange( escapeRichText( html ) ) }
		/>
	);
}
