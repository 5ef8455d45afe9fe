import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	text: () => __( 'Button text', 'dovetail-blocks' ),
	placeholder: () => __( 'Add text…', 'dovetail-blocks' ),
	textColor: () => __( 'Text', 'dovetail-blocks' ),
	background: () => __( 'Background', 'dovetail-blocks' ),
	border: () => __( 'Border settings', 'dovetail-blocks' ),
	radius: () => __( 'Border radius', 'dovetail-blocks' ),
	radiusOfTheme: () =>
		__( 'Not set, so the theme’s radius is used.', 'dovetail-blocks' ),
};
