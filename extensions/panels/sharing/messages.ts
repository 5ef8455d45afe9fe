import { __ } from '@wordpress/i18n';

/** What an author reads beside the tick of the sharing buttons. */
export const messages = {
	label: () => __( 'Show sharing buttons.', 'dovetail-blocks' ),
};
