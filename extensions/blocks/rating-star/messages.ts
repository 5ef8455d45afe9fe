import { __, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	rating: () => __( 'Rating', 'dovetail-blocks' ),
	ratingOf: ( rating: number, maxRating: number ) =>
		sprintf(
			// translators: 1: rating, such as 3.5. 2: highest rating, such as 5.
			__( 'Rating: %1$s out of %2$s', 'dovetail-blocks' ),
			String( rating ),
			String( maxRating )
		),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	highestRating: () => __( 'Highest rating', 'dovetail-blocks' ),
	showNumber: () => __( 'Show number', 'dovetail-blocks' ),
	halfHelp: () =>
		__(
			'Press a star to set the rating. Press it again to take off half a star.',
			'dovetail-blocks'
		),
	stars: () => __( 'Stars', 'dovetail-blocks' ),
	alignment: () => __( 'Align stars', 'dovetail-blocks' ),
};
