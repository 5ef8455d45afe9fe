import { attr } from '#shared/attributes';
import { SHOP_PATTERN, TAG_PATTERN } from './rules/product';

export const attributes = {
	/** Amazon's product number: ten capital letters and digits. Empty until the author has entered one. */
	asin: attr.string( '', { pattern: '^[A-Z0-9]{10}$', role: 'content' } ),
	/** Host of the shop in the entered URL, because product numbers differ between shops. */
	shop: attr.string( 'www.amazon.com', {
		pattern: SHOP_PATTERN,
		role: 'content',
	} ),
	/** Partner tag of that URL, which determines who gets the commission. */
	tag: attr.string( '', { pattern: TAG_PATTERN } ),
	/** Entered by the author. Amazon's own product data may only be used through its API, which we do not use. */
	title: attr.text( '' ),
	seller: attr.text( '' ),
	/** The author's own picture. */
	image: attr.object(
		{
			/** Attachment ID. */
			id: attr.positiveInteger(),
			url: attr.url( '' ),
			alt: attr.text( '' ),
			/** Width in pixels. */
			width: attr.positiveInteger(),
			height: attr.positiveInteger(),
		},
		undefined,
		{ role: 'content' }
	),
	style: attr.oneOf( [ 'small', 'large' ], 'small' ),
	showImage: attr.boolean( true ),
	showTitle: attr.boolean( true ),
	showPurchaseButton: attr.boolean( true ),
	showPrice: attr.boolean( true ),
	showSeller: attr.boolean( false ),
	/** Any CSS color; without one, the page's color is used. */
	backgroundColor: attr.string(),
	textColor: attr.string(),
	buttonAndLinkColor: attr.string(),
};
