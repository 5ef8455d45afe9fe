import { __ } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	text: () => __( 'Text', 'dovetail-blocks' ),
	placeholder: () => __( 'Write a line…', 'dovetail-blocks' ),
};
