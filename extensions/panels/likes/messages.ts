import { __ } from '@wordpress/i18n';

/** Messages of the like setting. */
export const messages = {
	label: () => __( 'Show likes.', 'dovetail-blocks' ),
};
