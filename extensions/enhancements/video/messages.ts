import { __ } from '@wordpress/i18n';

/** Messages about hosted videos. */
export const messages = {
	generating: () => __( 'Generating preview…', 'dovetail-blocks' ),
	uploading: () => __( 'Uploading…', 'dovetail-blocks' ),
	preview: () => __( 'Show preview', 'dovetail-blocks' ),
	edit: () => __( 'Edit video', 'dovetail-blocks' ),
	settings: () => __( 'Video Settings', 'dovetail-blocks' ),
	autoplay: () => __( 'Autoplay', 'dovetail-blocks' ),
	autoplayHelp: () =>
		__(
			'Autoplaying videos may cause usability issues for some visitors.',
			'dovetail-blocks'
		),
	loop: () => __( 'Loop', 'dovetail-blocks' ),
	muted: () => __( 'Muted', 'dovetail-blocks' ),
	controls: () => __( 'Playback Controls', 'dovetail-blocks' ),
	preload: () => __( 'Preload', 'dovetail-blocks' ),
	preloads: {
		auto: () => __( 'Auto', 'dovetail-blocks' ),
		metadata: () => __( 'Metadata', 'dovetail-blocks' ),
		none: () => __( 'None', 'dovetail-blocks' ),
	},
	poster: () => __( 'Poster Image', 'dovetail-blocks' ),
	library: () => __( 'Media Library', 'dovetail-blocks' ),
	upload: () => __( 'Upload', 'dovetail-blocks' ),
	insertUrl: () => __( 'Insert from URL', 'dovetail-blocks' ),
	url: () => __( 'URL of the video', 'dovetail-blocks' ),
	insert: () => __( 'Insert', 'dovetail-blocks' ),
	needsPlan: () =>
		__( 'Upgrade your plan to upload videos', 'dovetail-blocks' ),
	refused: () =>
		__(
			'The video was not uploaded. Upgrade your plan to upload videos. Videos from a URL work on every plan.',
			'dovetail-blocks'
		),
};
