import { __ } from '@wordpress/i18n';

/** Messages for authors. */
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
	format: {
		bold: () => __( 'Bold', 'dovetail-blocks' ),
		italic: () => __( 'Italic', 'dovetail-blocks' ),
		link: () => __( 'Link', 'dovetail-blocks' ),
		list: () => __( 'List', 'dovetail-blocks' ),
		code: () => __( 'Code', 'dovetail-blocks' ),
	},
	dropPictures: () =>
		__( 'Drop images to add them to the text', 'dovetail-blocks' ),
	secondTitle: () =>
		__(
			'A line that starts with one # is a second main heading; the page title is the first. Use ## instead.',
			'dovetail-blocks'
		),
	leave: () =>
		__( 'Are you sure you wish to leave this page?', 'dovetail-blocks' ),
};
