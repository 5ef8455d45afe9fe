import { __ } from '@wordpress/i18n';

/** What an author reads about uploading, whatever the block. */
export const messages = {
	noPermission: () =>
		__(
			'To edit this block, you need permission to upload media.',
			'dovetail-blocks'
		),
	uploading: () => __( 'Uploading…', 'dovetail-blocks' ),
};
