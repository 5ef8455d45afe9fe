import { __ } from '@wordpress/i18n';

/** What an author reads about a caption, and about a poster. */
export const messages = {
	caption: () => __( 'Caption', 'dovetail-blocks' ),
	addCaption: () => __( 'Add caption', 'dovetail-blocks' ),
	select: () => __( 'Select', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	remove: () => __( 'Remove', 'dovetail-blocks' ),
};
