import { __ } from '@wordpress/i18n';

/** What an author reads beside the tick of the like button. */
export const messages = {
	label: () => __( 'Show likes.', 'dovetail-blocks' ),
};
