import { toPlainText } from '#shared/attributes';
import { FieldProblem, selectOnFocus } from '#shared/ui';
import { withoutInvisible } from '#shared/validation';
import {
	ExternalLink,
	Notice,
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS, type Attributes } from '../markup';
import { messages } from '../messages';
import { CURRENCIES, type PayPalCurrency } from '../rules/currencies';
import { isPaymentLink } from '../rules/payment-link';
import type { Problems } from '../rules/problems';
import { ItemPicture } from './item-picture';
import type { BlockProduct } from './use-product';

type Props = {
	attributes: Attributes;
	/** Validation errors. */
	problems: Problems;
	product: BlockProduct;
	typedPrice: string;
	/** The price that was read, as visitors see it; empty where none was. */
	readAmount: string;
	onChange( changes: Partial< Attributes > ): void;
	onPrice( typed: string, currency?: PayPalCurrency ): void;
};

/** The fields of a product. With a payment link price and payee are not asked for. */
export function ItemForm( props: Props ): ReactNode {
	const { attributes, onChange, problems, product } = props;
	const { content, multiple, paymentLink, title } = attributes;
	return (
		<div className={ `${ ROOT_CLASS }__form-fields` }>
			{ product.failure !== null && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: messages.tryAgain(),
							onClick: product.retry,
							variant: 'secondary',
						},
					] }
				>
					{ product.isUnread
						? messages.notRead( product.failure )
						: messages.notSaved( product.failure ) }
				</Notice>
			) }
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
					{ ! isPaymentLink( paymentLink ) && (
						<>
							<PriceFields { ...props } />
							<ToggleControl
								__nextHasNoMarginBottom
								label={ messages.multiple() }
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
	attributes: { currency },
	onPrice,
	problems,
	readAmount,
	typedPrice,
}: Props ): ReactNode {
	return (
		<div className={ `${ ROOT_CLASS }__price-fields` }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.currency() }
				value={ currency }
				options={ CURRENCIES.map( ( code ) => ( {
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
						readAmount && messages.visitorsPay( readAmount )
					)
				}
			/>
		</div>
	);
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
