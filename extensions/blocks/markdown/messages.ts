import { __ } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	markdown: () => __( 'Markdown', 'dovetail-blocks' ),
	preview: () => __( 'Preview', 'dovetail-blocks' ),
	convert: () => __( 'Convert to blocks', 'dovetail-blocks' ),
	placeholder: () =>
		__(
			'Write in Markdown: **bold**, _italic_, # heading…',
			'dovetail-blocks'
		),
	field: () => __( 'Markdown text', 'dovetail-blocks' ),
	leave: () =>
		__( 'Are you sure you wish to leave this page?', 'dovetail-blocks' ),
};
