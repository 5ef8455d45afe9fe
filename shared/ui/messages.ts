import { __ } from '@wordpress/i18n';

/** What an author reads about a caption. */
export const messages = {
	caption: () => __( 'Caption', 'dovetail-blocks' ),
	addCaption: () => __( 'Add caption', 'dovetail-blocks' ),
};
