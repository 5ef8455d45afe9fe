import { __, sprintf } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	title: () => __( 'Amazon', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Enter the address of a product at Amazon, a short link to it, or its number (ASIN).',
			'dovetail-blocks'
		),
	product: () => __( 'Product address or ASIN', 'dovetail-blocks' ),
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	notAProduct: () =>
		__(
			'This is neither the address of a product at Amazon nor an ASIN, which begins with B0 and has ten capitals and digits. Please check it.',
			'dovetail-blocks'
		),
	following: () => __( 'Following the link…', 'dovetail-blocks' ),
	deadLink: () =>
		__(
			'This short link could not be followed to a product. Open it, and paste the address to which it leads.',
			'dovetail-blocks'
		),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	settings: () => __( 'Promotion settings', 'dovetail-blocks' ),
	style: () => __( 'Style', 'dovetail-blocks' ),
	small: () => __( 'Small', 'dovetail-blocks' ),
	large: () => __( 'Large', 'dovetail-blocks' ),
	showImage: () => __( 'Show image', 'dovetail-blocks' ),
	showTitle: () => __( 'Show title', 'dovetail-blocks' ),
	showSeller: () => __( 'Show seller', 'dovetail-blocks' ),
	showPrice: () => __( 'Show price', 'dovetail-blocks' ),
	showPurchaseButton: () => __( 'Show purchase button', 'dovetail-blocks' ),
	colors: () => __( 'Colors', 'dovetail-blocks' ),
	background: () => __( 'Background', 'dovetail-blocks' ),
	text: () => __( 'Text', 'dovetail-blocks' ),
	buttonAndLink: () => __( 'Button and link', 'dovetail-blocks' ),
	shopNow: () => __( 'Shop now', 'dovetail-blocks' ),
	listPrice: () => __( 'List price', 'dovetail-blocks' ),
	salePrice: () => __( 'Sale price', 'dovetail-blocks' ),
	seePrice: () => __( 'See price on Amazon', 'dovetail-blocks' ),
	sponsored: () => __( 'Sponsored link', 'dovetail-blocks' ),
	viewProduct: () => __( 'View this product at Amazon', 'dovetail-blocks' ),
	productTitle: () => __( 'Title', 'dovetail-blocks' ),
	shop: () => __( 'Shop', 'dovetail-blocks' ),
	tag: () => __( 'Partner tag', 'dovetail-blocks' ),
	tagHelp: () =>
		__(
			'Taken from the address that was entered. Amazon pays commissions to the partner of this name.',
			'dovetail-blocks'
		),
	seller: () => __( 'Seller', 'dovetail-blocks' ),
	choosePicture: () => __( 'Choose picture', 'dovetail-blocks' ),
	replacePicture: () => __( 'Replace picture', 'dovetail-blocks' ),
	removePicture: () => __( 'Remove picture', 'dovetail-blocks' ),
	alternative: () => __( 'Alternative text', 'dovetail-blocks' ),
	sample: ( text: string ) =>
		sprintf(
			// translators: %s: a title or a name that is an example.
			__( 'Sample: %s', 'dovetail-blocks' ),
			text
		),
	samplePicture: () => __( 'Sample', 'dovetail-blocks' ),
	samplePrice: () => __( 'Sample price:', 'dovetail-blocks' ),
	sampleNote: () =>
		__(
			'Samples are shown here only. Visitors see your own title and picture, and no price: Amazon lets nobody else show it.',
			'dovetail-blocks'
		),
};
