import { bankLine } from '#shared/bank-transfer';
import { isPictureAddress } from '#shared/validation';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import {
	type Attributes,
	decimalsOf,
	isPaymentLink,
	ROOT_CLASS,
} from './markup';

/**
 * Saves the product's image, title, description, price and bank account, and a link to the page. A payment link replaces
 * the link to the page and, without a bank account, the price. When PHP renders the page, it adds the form from the product record.
 */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	const {
		currency,
		content,
		featuredMediaId,
		featuredMediaUrl,
		featuredMediaTitle,
		paymentLink,
		postLinkUrl,
		postLinkText,
		price,
		title,
		bankTransfer,
	} = attributes;
	const hasLink = isPaymentLink( paymentLink );
	const address = hasLink ? paymentLink : postLinkUrl;
	const hasPicture = isPictureAddress( featuredMediaUrl );
	if ( ! title && ! content && ! hasPicture ) {
		return null;
	}
	// Pages do not show an account without a holder either.
	const bank = bankTransfer.name.trim() && bankLine( bankTransfer );
	return (
		<div { ...useBlockProps.save() }>
			{ hasPicture && (
				<figure className={ `${ ROOT_CLASS }__picture` }>
					<img
						src={ featuredMediaUrl }
						alt={ featuredMediaTitle }
						className={
							featuredMediaId
								? `wp-image-${ featuredMediaId }`
								: undefined
						}
					/>
				</figure>
			) }
			{ title && (
				<p className={ `${ ROOT_CLASS }__title` }>
					<strong>{ title }</strong>
				</p>
			) }
			{ content && (
				<p className={ `${ ROOT_CLASS }__description` }>
					{ content
						.split( '\n' )
						.flatMap( ( line, at ) =>
							at ? [ <br key={ at } />, line ] : [ line ]
						) }
				</p>
			) }
			{ ( bank || ! hasLink ) && price !== undefined && (
				<p className={ `${ ROOT_CLASS }__price` }>
					{ `${ price.toFixed( decimalsOf( currency ) ) } ${ currency }` }
				</p>
			) }
			{ bank && <p>{ bank }</p> }
			{ address && postLinkText && (
				<p className={ `${ ROOT_CLASS }__link` }>
					<a href={ address }>{ postLinkText }</a>
				</p>
			) }
		</div>
	);
}
