import { __ } from '@wordpress/i18n';

/** Messages about captions and posters. */
export const messages = {
	caption: () => __( 'Caption', 'dovetail-blocks' ),
	addCaption: () => __( 'Add caption', 'dovetail-blocks' ),
	select: () => __( 'Select', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	remove: () => __( 'Remove', 'dovetail-blocks' ),
};
