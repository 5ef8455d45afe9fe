import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'New Block', 'dovetail-blocks' ),
	instructions: () =>
		__( 'Paste the address of a New Block page.', 'dovetail-blocks' ),
	field: () => __( 'New Block address', 'dovetail-blocks' ),
	edit: () => __( 'Edit URL', 'dovetail-blocks' ),
	problem: () =>
		__( 'Sorry, this content could not be embedded.', 'dovetail-blocks' ),
};
