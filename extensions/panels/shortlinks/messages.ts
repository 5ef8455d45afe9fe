import { __ } from '@wordpress/i18n';

/** Texts beside the short URL of a post. */
export const messages = {
	label: () => __( 'Shortlink', 'dovetail-blocks' ),
	copy: () => __( 'Copy', 'dovetail-blocks' ),
	copied: () => __( 'Copied!', 'dovetail-blocks' ),
	refused: () =>
		__(
			'Your browser did not allow copying. Select the link and copy it yourself.',
			'dovetail-blocks'
		),
	unpublished: () =>
		__( 'This link works after publishing.', 'dovetail-blocks' ),
	none: () => __( 'This post has no shortlink.', 'dovetail-blocks' ),
};
