import { attr } from '#shared/attributes';
import { SHOP_PATTERN, TAG_PATTERN } from './rules/product';

export const attributes = {
	/** Amazon's number of the product: ten capitals and digits. Empty until the author has entered one. */
	asin: attr.string( '', { pattern: '^[A-Z0-9]{10}$', role: 'content' } ),
	/** The shop of the address that was entered. Numbers are not the same everywhere. */
	shop: attr.string( 'www.amazon.com', {
		pattern: SHOP_PATTERN,
		role: 'content',
	} ),
	/** The partner tag of that address: whom Amazon pays. */
	tag: attr.string( '', { pattern: TAG_PATTERN } ),
	/** Entered by the author. Amazon's own product data may only be used through its API, which we do not use. */
	title: attr.text( '' ),
	seller: attr.text( '' ),
	/** The author's own picture. */
	image: attr.object(
		{
			/** Attachment. */
			id: attr.positiveInteger(),
			url: attr.url( '' ),
			alt: attr.text( '' ),
			/** In pixels. */
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
	/** Any CSS color; none means that of the page. */
	backgroundColor: attr.string(),
	textColor: attr.string(),
	buttonAndLinkColor: attr.string(),
};
