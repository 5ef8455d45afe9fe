import { __ } from '@wordpress/i18n';

/** Messages about uploads that all blocks share. */
export const messages = {
	noPermission: () =>
		__(
			'To edit this block, you need permission to upload media.',
			'dovetail-blocks'
		),
	uploading: () => __( 'Uploading…', 'dovetail-blocks' ),
};
