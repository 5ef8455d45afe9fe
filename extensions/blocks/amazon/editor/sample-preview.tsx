import type { ReactNode } from 'react';
import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { icon } from '../icon';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

/** A product, as far as the block shows it. */
type Product = {
	title: string;
	asin: string;
	detailPageUrl: string;
	seller: string;
	listPrice: string;
	/** Lower than the list price, or none. */
	salePrice?: string;
	/** Width and height of the picture in its three sizes, in pixels. */
	images: Record<
		'small' | 'medium' | 'large',
		{ width: number; height: number }
	>;
};

/**
 * Sample data: what the editor shows, so that an author sees what her settings do.
 * No page ever shows it, and nothing is looked up.
 */
export const SAMPLE_PRODUCT: Product = {
	title: 'Enamel coffee pot, 1.5 litres',
	asin: 'B000000000',
	detailPageUrl: 'https://www.amazon.com/dp/B000000000',
	seller: 'Sample seller',
	listPrice: '$39.00',
	salePrice: '$31.20',
	images: {
		small: { width: 75, height: 75 },
		medium: { width: 160, height: 160 },
		large: { width: 500, height: 500 },
	},
};

/** The promotion with sample data: what the switches and colours would do. */
export function SamplePreview( {
	showImage,
	showTitle,
	showSeller,
	showPrice,
	showPurchaseButton,
	style,
	buttonAndLinkColor,
}: AttributesOf< typeof schema > ): ReactNode {
	const { title, seller, listPrice, salePrice, images } = SAMPLE_PRODUCT;
	const { width } = style === 'large' ? images.medium : images.small;
	return (
		<div className={ `${ ROOT_CLASS }__sample` }>
			{ showImage && (
				<span
					className={ `${ ROOT_CLASS }__picture` }
					style={ { width } }
				>
					{ icon }
				</span>
			) }
			<div>
				{ showTitle && (
					<strong style={ { color: buttonAndLinkColor } }>
						{ title }
					</strong>
				) }
				{ showSeller && <div>{ seller }</div> }
				{ showPrice && (
					<div>
						{ salePrice && (
							<del aria-label={ messages.listPrice() }>
								{ listPrice }
							</del>
						) }{ ' ' }
						<ins aria-label={ messages.salePrice() }>
							{ salePrice ?? listPrice }
						</ins>
					</div>
				) }
				{ showPurchaseButton && (
					<span
						className={ `${ ROOT_CLASS }__button` }
						style={ { color: buttonAndLinkColor } }
					>
						{ messages.shopNow() }
					</span>
				) }
				<small className={ `${ ROOT_CLASS }__note` }>
					{ messages.sampleNote() }
				</small>
			</div>
		</div>
	);
}
