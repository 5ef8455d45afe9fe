import { formatAmount } from '#shared/currency';
import { isPictureAddress } from '#shared/validation';
import type { ReactNode } from 'react';
import { type Attributes, isPaymentLink, ROOT_CLASS } from '../markup';
import { messages } from '../messages';

/** Shows the product as visitors see it, without a form that could be submitted. */
export function ItemPreview( {
	attributes: {
		content,
		currency,
		featuredMediaTitle,
		featuredMediaUrl,
		multiple,
		paymentLink,
		price,
		title,
	},
	hasButton = true,
	children,
}: {
	attributes: Attributes;
	/** Whether visitors can pay through PayPal. */
	hasButton?: boolean;
	/** Shown below the button, such as bank details. */
	children?: ReactNode;
} ): ReactNode {
	const hasLink = isPaymentLink( paymentLink );
	return (
		<div className={ `${ ROOT_CLASS }__item` }>
			{ isPictureAddress( featuredMediaUrl ) && (
				<figure className={ `${ ROOT_CLASS }__picture` }>
					<img src={ featuredMediaUrl } alt={ featuredMediaTitle } />
				</figure>
			) }
			<div className={ `${ ROOT_CLASS }__details` }>
				<p className={ `${ ROOT_CLASS }__title` }>
					<strong>{ title }</strong>
				</p>
				{ content && (
					<p className={ `${ ROOT_CLASS }__description` }>
						{ content }
					</p>
				) }
				{ price !== undefined && (
					<p className={ `${ ROOT_CLASS }__price` }>
						{ formatAmount( price, currency ) }
					</p>
				) }
				{ ! hasLink && multiple && hasButton && (
					<p className={ `${ ROOT_CLASS }__quantity` }>
						<span>{ messages.quantity() }</span>{ ' ' }
						<span className={ `${ ROOT_CLASS }__number` }>1</span>
					</p>
				) }
				{ hasButton && (
					<div className="wp-block-button">
						<span className="wp-block-button__link wp-element-button">
							{ messages.payButton() }
						</span>
					</div>
				) }
				{ children }
			</div>
		</div>
	);
}

/** Placeholder for a product that is loading. */
export const LoadingPreview = (): ReactNode => (
	<div className={ `${ ROOT_CLASS }__item is-loading` }>
		<span className="screen-reader-text" role="status">
			{ messages.loading() }
		</span>
		<div className={ `${ ROOT_CLASS }__picture` } />
		<div className={ `${ ROOT_CLASS }__details` }>
			<p />
			<p />
			<p />
		</div>
	</div>
);
