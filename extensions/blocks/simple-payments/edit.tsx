import { useEndpoint } from '#shared/api';
import { toPlainText } from '#shared/attributes';
import {
	BankDetails,
	BankSettings,
	EuroHint,
	isBankOffered,
} from '#shared/bank-transfer/editor';
import { formatAmount } from '#shared/currency';
import type { EditingProps, EditProps } from '#shared/definitions';
import {
	GuideLink,
	moveFocus,
	PanelToFill,
	type PanelState,
	useHeldSelection,
	useIsPreview,
	usePanelToFill,
} from '#shared/ui';
import { isEmail } from '#shared/validation';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Notice, PanelBody, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { attributes as schema } from './attributes';
import { ItemForm, useTypedPrice, useWasLeft } from './editor/item-form';
import { ItemPreview, LoadingPreview } from './editor/item-preview';
import {
	LinkControl,
	type LinkField,
	useLinkField,
} from './editor/payment-link';
import { ShopLine } from './editor/shop-line';
import { useProduct } from './editor/use-product';
import { readShop } from './api';
import { type Attributes, isPaymentLink, ROOT_CLASS } from './markup';
import { messages } from './messages';
import { amountOfLink, asksForPrice } from './rules/payment-link';
import {
	isSellable,
	type Problems,
	problemsOf,
	withoutFields,
} from './rules/product';

/** Shows input fields while the block is selected or incomplete; otherwise shows the product as visitors see it. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const isPreview = useIsPreview();
	const [ root, setRoot ] = useState< HTMLElement | null >( null );
	const blockProps = useBlockProps( { ref: setRoot } );
	const { title } = props.attributes;
	useEffect( () => {
		// In a new block, WordPress has just focused the first button, so typed text would be lost.
		if ( root && ! title ) {
			moveFocus(
				root,
				root.querySelector( `.${ ROOT_CLASS }__words input` )
			);
		}
		// Run the effect only when the block appears.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ root ] );
	return (
		<div { ...blockProps }>
			{ isPreview ? (
				<ItemPreview attributes={ props.attributes } />
			) : (
				<EditedItem { ...props } />
			) }
		</div>
	);
}

function EditedItem( {
	attributes,
	clientId,
	isSelected,
	setAttributes,
}: EditProps< Attributes > ): ReactNode {
	const { bankTransfer, currency, paymentLink } = attributes;
	const isBank = isBankOffered( bankTransfer );
	const bankPanel = usePanelToFill();
	const linkPanel = usePanelToFill();
	const linkField = useLinkField( paymentLink, ( next ) =>
		setAttributes( { paymentLink: next } )
	);
	const [ typedPrice, typePrice ] = useTypedPrice( attributes );
	const [ shown, setShown ] = useState< Problems >( {} );
	const link = isPaymentLink( paymentLink ) ? paymentLink : '';
	const shop = useEndpoint( readShop, link ? null : {} );
	const hasAccount = shop.data?.way !== 'none';
	const email =
		hasAccount || isEmail( attributes.email.trim() )
			? attributes.email
			: '';
	const item = { ...attributes, email };
	/** While the site has no payment method, the email field is hidden, so its errors must not prevent saving. */
	const visible = ( each: Problems ) =>
		hasAccount ? each : withoutFields( each, { email } );
	const problems = visible( problemsOf( item, typedPrice, isBank ) );
	const product = useProduct( clientId, item, problems );
	const isEdited = useHeldSelection( isSelected );
	useWasLeft( isSelected, () => setShown( problems ) );
	/** Hide a field's errors while the author edits the field. */
	const change = ( changes: Partial< Attributes > ) => {
		setShown( ( others ) => withoutFields( others, changes ) );
		product.handleEdit( changes );
		setAttributes( changes );
	};

	const isCompact =
		product.isInPattern ||
		( ! isEdited &&
			[ problems, shown, product.refused ]
				.map( visible )
				.every( isSellable ) );
	const hasPayPal = link !== '' || ( hasAccount && email.trim() !== '' );
	const changePrice = ( typed: string, next = currency ) =>
		change( {
			price: typePrice( typed, next ),
			...( next === currency ? {} : { currency: next } ),
		} );
	const handleUseEuro =
		currency === schema.currency.default &&
		! product.isClosed &&
		! product.isUnread &&
		! product.isInPattern
			? () => changePrice( typedPrice, 'EUR' )
			: undefined;
	const asked =
		asksForPrice( attributes ) === false ? amountOfLink( link ) : null;
	const lacking = link
		? messages.linkIncomplete( problems )
		: isBank && messages.incomplete( problems );
	const line = (
		<ShopLine
			bank={ bankTransfer }
			incomplete={ ( ! product.isInPattern && lacking ) || '' }
			setAttributes={ setAttributes }
			onEnterBank={ bankPanel.fill }
			onEnterLink={ linkPanel.fill }
			shop={ shop }
			link={ link }
			otherAmount={
				asked ? formatAmount( asked.price, asked.currency ) : ''
			}
			isLinkWrong={ linkField.isWrong }
			payee={ problems.email ? '' : email.trim() }
			isNew={ product.isNew }
			isInPattern={ product.isInPattern }
			isWaiting={ product.isWaiting }
			isSelected={ isSelected }
		/>
	);
	/** Whether the line is about payments through PayPal. On the page, such a line is above the bank account. */
	const isPayPalLine = hasAccount || link !== '';
	const below = (
		<>
			{ isPayPalLine && line }
			{ isBank && <OfferedBank attributes={ product.shown } /> }
		</>
	);
	const body = isCompact ? (
		<ItemPreview
			attributes={ product.shown }
			hasButton={ hasPayPal || ! isBank }
		>
			{ below }
		</ItemPreview>
	) : (
		<>
			<ItemForm
				attributes={ attributes }
				problems={ { ...shown, ...product.refused } }
				product={ product }
				typedPrice={ typedPrice }
				hasAccount={ hasAccount }
				readAmount={
					attributes.price === undefined
						? ''
						: formatAmount( attributes.price, currency )
				}
				onChange={ change }
				onPrice={ changePrice }
			/>
			{ below }
		</>
	);
	return (
		<>
			<PaymentInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				onUseEuro={ handleUseEuro }
				bankPanel={ bankPanel.panel }
				linkField={ linkField }
				linkPanel={ linkPanel.panel }
			/>
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
			{ product.needsSaving && (
				<Notice status="warning" isDismissible={ false }>
					{ messages.needsSaving() }
				</Notice>
			) }
			{ product.isLoading ? <LoadingPreview /> : body }
			{ ( product.isLoading || ! isPayPalLine ) && line }
			{ isSelected && (
				<EuroHint
					bank={ bankTransfer }
					currency={ currency }
					onUseEuro={ handleUseEuro }
				/>
			) }
		</>
	);
}

/** The bank details that visitors see, with the product's price and title. */
function OfferedBank( {
	attributes: { bankTransfer, currency, multiple, paymentLink, price, title },
}: {
	attributes: Attributes;
} ): ReactNode {
	return (
		<BankDetails
			bank={ bankTransfer }
			block={ ROOT_CLASS }
			currency={ currency }
			next={ messages.afterTransfer() }
			amount={
				price === undefined ? '' : formatAmount( price, currency )
			}
			isEach={ multiple && ! isPaymentLink( paymentLink ) }
			defaultReference={ title }
		/>
	);
}

function PaymentInspector( {
	attributes: { bankTransfer, currency, postLinkText, title },
	setAttributes,
	onUseEuro,
	bankPanel,
	linkField,
	linkPanel,
}: EditingProps< typeof schema > & {
	/** Changes the currency to EUR; undefined if the author has chosen another currency or cannot change it. */
	onUseEuro?(): void;
	bankPanel: PanelState;
	linkField: LinkField;
	linkPanel: PanelState;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.linkPanel() }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.linkText() }
					help={ messages.linkTextHelp() }
					value={ postLinkText }
					onChange={ ( next ) =>
						setAttributes( {
							postLinkText: toPlainText( next ),
						} )
					}
				/>
			</PanelBody>
			<PanelToFill { ...linkPanel } title={ messages.paymentLinkPanel() }>
				<LinkControl field={ linkField } />
			</PanelToFill>
			<BankSettings
				bank={ bankTransfer }
				currency={ currency }
				defaultReference={ title }
				onChange={ ( next ) => setAttributes( { bankTransfer: next } ) }
				onUseEuro={ onUseEuro }
				panel={ bankPanel }
			/>
			<GuideLink />
		</InspectorControls>
	);
}
