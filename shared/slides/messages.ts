import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages about a single slide. */
export const messages = {
	altOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Alternative text of slide %d', 'dovetail-blocks' ),
			position
		),
	moveEarlier: () => __( 'Move slide earlier', 'dovetail-blocks' ),
	moveLater: () => __( 'Move slide later', 'dovetail-blocks' ),
	removeSlide: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Remove slide %d', 'dovetail-blocks' ),
			position
		),
	moved: ( position: number, total: number ) =>
		sprintf(
			// translators: 1: new place of a slide, 1 for the first; 2: number of slides.
			__( 'The slide is now number %1$d of %2$d.', 'dovetail-blocks' ),
			position,
			total
		),
	lastRemoved: () =>
		__( 'Slide removed. No slides are left.', 'dovetail-blocks' ),
	removed: ( position: number, total: number ) =>
		sprintf(
			// translators: 1: place of the slide that was removed; 2: number of slides that are left.
			_n(
				'Slide %1$d removed. %2$d slide is left.',
				'Slide %1$d removed. %2$d slides are left.',
				total,
				'dovetail-blocks'
			),
			position,
			total
		),
};
