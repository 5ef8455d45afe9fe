import { __ } from '@wordpress/i18n';

/** Texts beside the checkbox for sharing buttons. */
export const messages = {
	label: () => __( 'Show sharing buttons.', 'dovetail-blocks' ),
};
