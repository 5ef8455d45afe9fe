import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	displayThumbnails: () => __( 'Display thumbnails', 'dovetail-blocks' ),
	displayDate: () => __( 'Display date', 'dovetail-blocks' ),
	displayContext: () =>
		__( 'Display context (category or tag)', 'dovetail-blocks' ),
	postsToShow: () => __( 'Number of posts', 'dovetail-blocks' ),
	grid: () => __( 'Grid View', 'dovetail-blocks' ),
	list: () => __( 'List View', 'dovetail-blocks' ),
	savedTerms: () =>
		__(
			'Related posts are chosen by the saved title, categories and tags. Save your changes to update the preview.',
			'dovetail-blocks'
		),
	notEnough: () =>
		__(
			"Preview unavailable: you haven't published enough posts with similar content.",
			'dovetail-blocks'
		),
	unsaved: () =>
		__( 'Save the post to see its related posts here.', 'dovetail-blocks' ),
	heading: () => __( 'Heading', 'dovetail-blocks' ),
	headingHelp: () =>
		__(
			'Shown above the posts. When there are no related posts, the heading is hidden too.',
			'dovetail-blocks'
		),
	eachPost: () =>
		__(
			'Posts related to the current post appear here.',
			'dovetail-blocks'
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
};
