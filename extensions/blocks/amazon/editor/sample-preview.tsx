import type { AttributesOf } from '#shared/attributes';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { icon } from '../icon';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { SAMPLE_PRODUCT } from '../sample-product.data';

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
