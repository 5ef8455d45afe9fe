import { __, sprintf } from '@wordpress/i18n';

/** What an author reads about one slide. */
export const messages = {
	altOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Alternative text of slide %d', 'dovetail-blocks' ),
			position
		),
	moveEarlier: () => __( 'Move slide earlier', 'dovetail-blocks' ),
	moveLater: () => __( 'Move slide later', 'dovetail-blocks' ),
	removeSlide: () => __( 'Remove slide', 'dovetail-blocks' ),
};
