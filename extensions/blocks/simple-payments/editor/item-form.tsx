import { toPlainText } from '#shared/attributes';
import { isBankOffered } from '#shared/bank-transfer/editor';
import { FieldProblem, selectOnFocus } from '#shared/ui';
import { withoutInvisible } from '#shared/validation';
import {
	ExternalLink,
	Notice,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { CURRENCIES, type PayPalCurrency } from '../attributes';
import {
	type Attributes,
	decimalsOf,
	isPaymentLink,
	ROOT_CLASS,
} from '../markup';
import { messages } from '../messages';
import { asksForPrice } from '../rules/payment-link';
import { type Problems, readPrice } from '../rules/product';
import { ItemPicture } from './item-picture';
import type { BlockProduct } from './use-product';

type Props = {
	attributes: Attributes;
	problems: Problems;
	product: BlockProduct;
	typedPrice: string;
	/** Whether the site can receive PayPal payments. If not, the settings for quantity and email address are hidden. */
	hasAccount: boolean;
	/** The price formatted as visitors see it; empty if it is not valid. */
	readAmount: string;
	onChange( changes: Partial< Attributes > ): void;
	onPrice( typed: string, currency?: PayPalCurrency ): void;
};

/** The fields of a product. With a payment link, the payee is hidden. */
export function ItemForm( props: Props ): ReactNode {
	const { attributes, hasAccount, onChange, problems, product } = props;
	const { bankTransfer, content, multiple, paymentLink, title } = attributes;
	return (
		<div className={ `${ ROOT_CLASS }__form-fields` }>
			{ product.isClosed && (
				<Notice status="info" isDismissible={ false }>
					{ messages.mayNotChange() }
				</Notice>
			) }
			<fieldset
				className={ `${ ROOT_CLASS }__fields` }
				disabled={ product.isClosed || product.isUnread }
			>
				<ItemPicture
					attributes={ attributes }
					setAttributes={ onChange }
				/>
				<div className={ `${ ROOT_CLASS }__words` }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.itemName() }
						value={ title }
						onChange={ ( next ) =>
							onChange( { title: toPlainText( next ) } )
						}
						aria-invalid={ Boolean( problems.title ) }
						help={
							problems.title && (
								<FieldProblem>
									{ messages.noTitle() }
								</FieldProblem>
							)
						}
					/>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ messages.description() }
						help={ messages.descriptionHelp() }
						rows={ 3 }
						value={ content }
						onChange={ ( next ) =>
							onChange( { content: toPlainText( next ) } )
						}
					/>
					<PriceFields { ...props } />
					{ ! isPaymentLink( paymentLink ) && hasAccount && (
						<>
							<ToggleControl
								__nextHasNoMarginBottom
								label={ messages.multiple() }
								help={
									isBankOffered( bankTransfer ) &&
									messages.multipleHelp()
								}
								checked={ multiple }
								onChange={ ( next ) =>
									onChange( { multiple: next } )
								}
							/>
							<EmailField { ...props } />
						</>
					) }
				</div>
			</fieldset>
			<p className={ `${ ROOT_CLASS }__saving` } role="status">
				{ product.isSaving && messages.saving() }
			</p>
		</div>
	);
}

function PriceFields( {
	attributes,
	onPrice,
	problems,
	readAmount,
	typedPrice,
}: Props ): ReactNode {
	const { currency } = attributes;
	return (
		<div className={ `${ ROOT_CLASS }__price-fields` }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.currency() }
				value={ currency }
				options={ [ ...CURRENCIES ].sort().map( ( code ) => ( {
					label: code,
					value: code,
				} ) ) }
				onChange={ ( next ) => onPrice( typedPrice, next ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				autoComplete="off"
				inputMode="decimal"
				label={ messages.price() }
				value={ typedPrice }
				onChange={ ( next ) => onPrice( next ) }
				onFocus={ selectOnFocus }
				aria-invalid={ Boolean( problems.price ) }
				help={
					problems.price ? (
						<FieldProblem>
							{ messages.priceProblem( problems.price ) }
						</FieldProblem>
					) : (
						priceHelp( readAmount, attributes )
					)
				}
			/>
		</div>
	);
}

function priceHelp( amount: string, attributes: Attributes ): string {
	if (
		isPaymentLink( attributes.paymentLink ) &&
		! asksForPrice( attributes )
	) {
		return amount
			? messages.visitorsSee( amount )
			: messages.priceOptional();
	}
	return amount && messages.visitorsPay( amount );
}

function EmailField( {
	attributes: { email },
	onChange,
	problems,
}: Props ): ReactNode {
	const problem =
		problems.email === 'missing'
			? messages.noEmail()
			: messages.invalidEmail( email );
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="email"
				autoComplete="off"
				label={ messages.email() }
				value={ email }
				onChange={ ( next ) =>
					onChange( {
						email: toPlainText( withoutInvisible( next ) ),
					} )
				}
				aria-invalid={ Boolean( problems.email ) }
				help={
					problems.email ? (
						<FieldProblem>{ problem }</FieldProblem>
					) : (
						messages.emailHelp()
					)
				}
			/>
			<ExternalLink href="https://www.paypal.com/business/open-business-account">
				{ messages.help() }
			</ExternalLink>
		</>
	);
}

/** Formats a price for the price input, with a dot as the decimal mark. */
function textOf( { price, currency }: Typed ): string {
	if ( price === undefined ) {
		return '';
	}
	const text = price.toFixed( decimalsOf( currency ) );
	return Number( text ) === price ? text : String( price );
}

type Typed = Pick< Attributes, 'price' | 'currency' >;

/**
 * Returns the text of the price input. Keeps the typed text until the block's price changes otherwise, such as by an
 * undo or when the product loads.
 *
 * @return The text, and a function to change it. The function returns the price for the block; undefined if the text is not a valid price.
 */
export function useTypedPrice(
	attributes: Typed
): [
	text: string,
	type: ( text: string, currency: string ) => number | undefined,
] {
	const { price } = attributes;
	const [ typed, setTyped ] = useState( {
		text: textOf( attributes ),
		price,
	} );
	if ( typed.price !== price ) {
		const text = textOf( attributes );
		setTyped( { text, price } );
		return [ text, type ];
	}
	function type( text: string, currency: string ): number | undefined {
		const read = readPrice( text, currency ).price;
		setTyped( { text, price: read } );
		return read;
	}
	return [ typed.text, type ];
}

/** Calls the function when the block is deselected. */
export function useWasLeft( isSelected: boolean, onLeave: () => void ): void {
	const was = useRef( isSelected );
	useEffect( () => {
		if ( was.current && ! isSelected ) {
			onLeave();
		}
		was.current = isSelected;
		// Run the effect only when `isSelected` changes.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isSelected ] );
}
