import { __ } from '@wordpress/i18n';

/** Every sentence that an author reads. */
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
			'Posts are chosen by the saved title, categories and tags. Save your changes to see their effect.',
			'dovetail-blocks'
		),
	notEnough: () =>
		__(
			"Preview unavailable: you haven't published enough posts with similar content.",
			'dovetail-blocks'
		),
	unsaved: () =>
		__(
			'Related posts are found by the saved title, categories and tags. Save the post, and they show here.',
			'dovetail-blocks'
		),
	heading: () => __( 'Heading', 'dovetail-blocks' ),
	headingHelp: () =>
		__(
			'Stands above the posts; where there are none it does not show either.',
			'dovetail-blocks'
		),
	eachPost: () =>
		__(
			'Posts related to the one that is read will show here.',
			'dovetail-blocks'
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
};
