import { escapeRichText, toRichTextValue } from '#shared/attributes';
import {
	currencyOf,
	formatAmount,
	formatNumber,
	minimumCharge,
} from '#shared/currency';
import type { EditingProps } from '#shared/definitions';
import { selectOnFocus } from '#shared/ui';
import { RichText } from '@wordpress/block-editor';
import { useInstanceId } from '@wordpress/compose';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import {
	DONATION_NAMES,
	type DonationName,
	exampleAmount,
} from '../rules/donations';
import { words } from '../words';
import { useAmountField } from './use-amount-field';

/** One donation as visitors see it. All texts are edited in place. */
export function Donation( {
	name,
	attributes,
	setAttributes,
	isHeadingOnly = false,
}: EditingProps< typeof schema > & {
	name: DonationName;
	/** Whether to show only the heading, for example, if only a bank transfer is offered. */
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
			value={ donation.heading ?? usual[ name ].heading }
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
				value={ attributes.chooseAmountText ?? usual.chooseAmountText }
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
						value={
							attributes.customAmountText ??
							usual.customAmountText
						}
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
				value={ donation.extraText ?? usual[ name ].extraText }
				onChange={ ( extraText ) => change( { extraText } ) }
			/>
			<div className="wp-block-button">
				<RichText
					identifier={ `${ name }.buttonText` }
					tagName="span"
					className="wp-block-button__link wp-element-button"
					aria-label={ messages.buttonText() }
					placeholder={ usual[ name ].buttonText }
					allowedFormats={ [] }
					withoutInteractiveFormatting
					disableLineBreaks
					value={ toRichTextValue(
						donation.buttonText ?? usual[ name ].buttonText
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

const TIERS = [ 0, 1, 2 ];

function Tiers( {
	amounts,
	currency,
	onChange,
}: {
	amounts: readonly number[];
	currency: string;
	onChange( amounts: number[] ): void;
} ): ReactNode {
	return (
		<div className={ `${ BLOCK }__tiers` }>
			{ TIERS.map( ( index ) => (
				<Tier
					// Reset the field when the currency changes: a half-typed amount is meaningless in another
					// currency.
					key={ `${ currency } ${ index }` }
					number={ index + 1 }
					value={ amounts[ index ] }
					currency={ currency }
					onChange={ ( amount ) =>
						onChange(
							TIERS.flatMap(
								( each ) =>
									( each === index
										? amount
										: amounts[ each ] ) ?? []
							)
						)
					}
				/>
			) ) }
		</div>
	);
}

function Tier( {
	number,
	value,
	currency,
	onChange,
}: {
	number: number;
	value: number | undefined;
	currency: string;
	onChange( amount: number | undefined ): void;
} ): ReactNode {
	const id = useInstanceId( Tier, 'dovetail-tier' );
	const { text, kept, isWrong, handleBlur, handleChange } = useAmountField(
		value,
		currency,
		onChange
	);
	return (
		<div className={ `${ BLOCK }__tier` }>
			<span className={ moneyClass( currency ) }>
				<Symbol currency={ currency } />
				<input
					type="text"
					inputMode="decimal"
					aria-label={ messages.tier( number ) }
					aria-invalid={ isWrong }
					aria-describedby={ isWrong ? id : undefined }
					value={ text }
					onChange={ ( { target } ) => handleChange( target.value ) }
					onFocus={ selectOnFocus }
					onBlur={ handleBlur }
				/>
			</span>
			{ isWrong && (
				<p id={ id } className={ `${ BLOCK }__problem` } role="alert">
					{ messages.badAmount(
						formatAmount(
							minimumCharge( currency ) ?? 0,
							currency
						),
						kept
					) }
				</p>
			) }
		</div>
	);
}

function CustomAmount( { currency }: { currency: string } ): ReactNode {
	return (
		<span className={ moneyClass( currency ) }>
			<Symbol currency={ currency } />
			<input
				type="text"
				disabled
				aria-label={ messages.customAmount() }
				placeholder={ formatNumber(
					exampleAmount( currency ),
					currency
				) }
			/>
		</span>
	);
}

const moneyClass = ( currency: string ): string =>
	`${ BLOCK }__money is-${ currencyOf( currency ).position }`;

function Symbol( { currency }: { currency: string } ): ReactNode {
	return (
		<span className={ `${ BLOCK }__symbol` } aria-hidden>
			{ currencyOf( currency ).symbol }
		</span>
	);
}
