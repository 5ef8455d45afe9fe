import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	instructions: () =>
		__(
			'Paste the address of a pin, a board or a profile.',
			'dovetail-blocks'
		),
	field: () => __( 'Pinterest address', 'dovetail-blocks' ),
	placeholder: () => __( 'Enter an address…', 'dovetail-blocks' ),
	edit: () => __( 'Edit URL', 'dovetail-blocks' ),
	problem: () =>
		__( 'Sorry, this content could not be embedded.', 'dovetail-blocks' ),
};
