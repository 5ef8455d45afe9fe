import { attr } from '#shared/attributes';
import { SHOP_PATTERN, TAG_PATTERN } from './rules/product';

export const attributes = {
	/** Amazon's product number: ten capital letters and digits. Empty until the author enters a product. */
	asin: attr.string( '', { pattern: '^[A-Z0-9]{10}$', role: 'content' } ),
	/** Host of the shop in the entered URL. A product number can mean different products in different shops. */
	shop: attr.string( 'www.amazon.com', {
		pattern: SHOP_PATTERN,
		role: 'content',
	} ),
	/** Partner tag in the entered URL. Amazon pays the commission to the owner of this tag. */
	tag: attr.string( '', { pattern: TAG_PATTERN } ),
	/**
	 * Title entered by the author. Amazon allows its own product data only through its API, which the plugin does not
	 * use.
	 */
	title: attr.text( '' ),
	seller: attr.text( '' ),
	/** The author's own image of the product. */
	image: attr.object(
		{
			/** Attachment ID of the image. */
			id: attr.positiveInteger(),
			url: attr.url( '' ),
			alt: attr.text( '' ),
			/** Width of the image in pixels. */
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
	/** Any CSS color. By default, the page's colors are used. */
	backgroundColor: attr.string(),
	textColor: attr.string(),
	buttonAndLinkColor: attr.string(),
};
