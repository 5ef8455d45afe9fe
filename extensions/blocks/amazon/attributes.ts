import { attr } from '#shared/attributes';

export const attributes = {
	/** Amazon's number of the product: ten capitals and digits. Empty until the author has entered one. */
	asin: attr.string( '', { pattern: '^[A-Z0-9]{10}$' } ),
	style: attr.oneOf( [ 'small', 'large' ], 'small' ),
	showImage: attr.boolean( true ),
	showTitle: attr.boolean( true ),
	showPurchaseButton: attr.boolean( true ),
	showPrice: attr.boolean( true ),
	showSeller: attr.boolean( false ),
	/** Any CSS colour; none means that of the page. */
	backgroundColor: attr.string(),
	textColor: attr.string(),
	buttonAndLinkColor: attr.string(),
};
