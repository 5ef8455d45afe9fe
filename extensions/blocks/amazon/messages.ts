import { __, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Amazon', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Enter an Amazon product address, a short link to it, or its product number (ASIN).',
			'dovetail-blocks'
		),
	product: () => __( 'Product address or ASIN', 'dovetail-blocks' ),
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	notAProduct: () =>
		__(
			'This is neither an Amazon product address nor an ASIN. An ASIN starts with B0 and has ten capital letters and digits.',
			'dovetail-blocks'
		),
	following: () => __( 'Following the link…', 'dovetail-blocks' ),
	deadLink: () =>
		__(
			'This short link does not lead to a product. Open it in your browser and paste the address it leads to.',
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
			'Taken from the address you entered. Amazon pays commissions to the owner of this tag.',
			'dovetail-blocks'
		),
	seller: () => __( 'Seller', 'dovetail-blocks' ),
	choosePicture: () => __( 'Choose image', 'dovetail-blocks' ),
	replacePicture: () => __( 'Replace image', 'dovetail-blocks' ),
	removePicture: () => __( 'Remove image', 'dovetail-blocks' ),
	alternative: () => __( 'Alternative text', 'dovetail-blocks' ),
	sample: ( text: string ) =>
		sprintf(
			// translators: %s: a sample title or name.
			__( 'Sample: %s', 'dovetail-blocks' ),
			text
		),
	samplePicture: () => __( 'Sample', 'dovetail-blocks' ),
	samplePrice: () => __( 'Sample price:', 'dovetail-blocks' ),
	sampleNote: () =>
		__(
			'Sample data appears only in the editor. Visitors see your title and image but no price, because Amazon does not let other sites show it.',
			'dovetail-blocks'
		),
};
