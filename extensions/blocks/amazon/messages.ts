import { __ } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	title: () => __( 'Amazon', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Enter the address of a product at Amazon, or its number (ASIN).',
			'dovetail-blocks'
		),
	product: () => __( 'Product address or ASIN', 'dovetail-blocks' ),
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	notAProduct: () =>
		__(
			'This is neither the address of a product at Amazon nor an ASIN, which has ten capitals and digits. Please check it.',
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
	sampleNote: () =>
		__(
			'Sample data. Visitors see a sponsored link to the product.',
			'dovetail-blocks'
		),
};
