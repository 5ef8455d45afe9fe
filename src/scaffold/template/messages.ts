import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	text: () => __( 'Text', 'dovetail-blocks' ),
	placeholder: () => __( 'Write a line…', 'dovetail-blocks' ),
};
