import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	settings: () => __( 'Networks', 'dovetail-blocks' ),
	sameEverywhere: () =>
		__(
			'The networks, their order and the icons are the same on the whole site.',
			'dovetail-blocks'
		),
	replacesRow: () =>
		__(
			'If the site also shows sharing buttons below posts, this block replaces them on the post’s own page.',
			'dovetail-blocks'
		),
	change: () => __( 'Change networks', 'dovetail-blocks' ),
	askSomebody: () =>
		__( 'An administrator can change them.', 'dovetail-blocks' ),
	notLoaded: () =>
		__( 'The sharing buttons could not be loaded.', 'dovetail-blocks' ),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
};
