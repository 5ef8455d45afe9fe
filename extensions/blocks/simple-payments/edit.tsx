import { useEndpoint } from '#shared/api';
import { formatAmount } from '#shared/currency';
import type { EditProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ItemForm, useTypedPrice, useWasLeft } from './editor/item-form';
import { PaymentInspector } from './editor/inspector';
import { ItemPreview, LoadingPreview } from './editor/item-preview';
import { ShopLine } from './editor/shop-line';
import { useProduct } from './editor/use-product';
import { readShop } from './api';
import { type Attributes, isPaymentLink } from './markup';
import {
	isSellable,
	problemsOf,
	withoutFields,
	type Problems,
} from './rules/product';

/** Shows input fields while the block is selected or incomplete, otherwise the visitor's view. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const isPreview = useIsPreview();
	const blockProps = useBlockProps();
	return (
		<div { ...blockProps }>
			{ isPreview ? (
				<ItemPreview attributes={ props.attributes } />
			) : (
				<EditingProps { ...props } />
			) }
		</div>
	);
}

function EditingProps( {
	attributes,
	clientId,
	isSelected,
	setAttributes,
}: EditProps< Attributes > ): ReactNode {
	const { currency, email, paymentLink } = attributes;
	const [ typedPrice, typePrice ] = useTypedPrice( attributes );
	const [ shown, setShown ] = useState< Problems >( {} );
	const problems = problemsOf( attributes, typedPrice );
	const product = useProduct( clientId, attributes, problems );
	const link = isPaymentLink( paymentLink ) ? paymentLink : '';
	const shop = useEndpoint( readShop, link ? null : {} );
	const hasAccount = shop.data?.way !== 'none';
	useWasLeft( isSelected, () => setShown( problems ) );
	/** Errors of a field disappear while it is edited. */
	const change = ( changes: Partial< Attributes > ) => {
		setShown( ( others ) => withoutFields( others, changes ) );
		product.handleEdit( changes );
		setAttributes( changes );
	};

	const isCompact =
		product.isShared ||
		( ! isSelected &&
			[ problems, shown, product.refused ]
				.map( ( each ) =>
					// The field of the account is hidden without a way to be paid.
					hasAccount ? each : withoutFields( each, { email } )
				)
				.every( isSellable ) );
	const body = isCompact ? (
		<ItemPreview attributes={ product.shown } />
	) : (
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
			onPrice={ ( typed, next = currency ) =>
				change( {
					price: typePrice( typed, next ),
					...( next === currency ? {} : { currency: next } ),
				} )
			}
		/>
	);
	return (
		<>
			<PaymentInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ product.isLoading ? <LoadingPreview /> : body }
			<ShopLine
				attributes={ attributes }
				clientId={ clientId }
				shop={ shop }
				link={ link }
				payee={ problems.email ? '' : email.trim() }
				isNew={ product.isNew }
				isWaiting={ product.isWaiting }
				isSelected={ isSelected }
			/>
		</>
	);
}
