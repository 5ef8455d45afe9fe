import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'GIF', 'dovetail-blocks' ),
	instructions: () =>
		__( 'Search for a GIF or paste a link to one.', 'dovetail-blocks' ),
	instructionsWithoutService: () =>
		__(
			'Paste a link to a GIF. GIF search isn’t set up.',
			'dovetail-blocks'
		),
	/** @param service GIPHY or KLIPY. */
	reload: ( service: string ) =>
		sprintf(
			// translators: %s: GIPHY or KLIPY.
			__(
				'If you connected %s, save your post and reload the editor.',
				'dovetail-blocks'
			),
			service
		),
	/** @param service GIPHY or KLIPY. */
	keyRefused: ( service: string ) =>
		sprintf(
			// translators: 1: GIPHY or KLIPY.
			__(
				'%1$s rejected this site’s key. Copy it again from the %1$s account.',
				'dovetail-blocks'
			),
			service
		),
	changeKey: () => __( 'Change the key', 'dovetail-blocks' ),
	field: () => __( 'Search words or link', 'dovetail-blocks' ),
	fieldWithoutService: () => __( 'Link to a GIF', 'dovetail-blocks' ),
	search: () => __( 'Search', 'dovetail-blocks' ),
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),

	searching: () => __( 'Looking for GIFs…', 'dovetail-blocks' ),
	found: ( count: number ) =>
		sprintf(
			// translators: %d: how many GIFs a search has found.
			_n( '%d GIF found.', '%d GIFs found.', count, 'dovetail-blocks' ),
			count
		),
	noneFound: () => __( 'No GIFs found. Try other words.', 'dovetail-blocks' ),
	results: () => __( 'Search results', 'dovetail-blocks' ),
	resultNumber: ( number: number ) =>
		sprintf(
			// translators: %d: place of a GIF without a title among those found, 1 for the first.
			__( 'GIF %d', 'dovetail-blocks' ),
			number
		),
	own: () =>
		__( 'Or use your own GIF, WebP or MP4 file.', 'dovetail-blocks' ),
	library: () => __( 'Media Library', 'dovetail-blocks' ),
	upload: () => __( 'Upload', 'dovetail-blocks' ),
	oddFile: () =>
		__(
			'This file is not animated. Choose a GIF, WebP or MP4 file.',
			'dovetail-blocks'
		),
	poweredBy: ( service: string ) =>
		sprintf(
			// translators: %s: GIPHY or KLIPY.
			__( 'Powered by %s', 'dovetail-blocks' ),
			service
		),

	oddLink: () =>
		__(
			'This is not a link to a GIF. Paste the address of a GIF page or file on GIPHY.',
			'dovetail-blocks'
		),
	deadShortLink: () =>
		__(
			'This short link could not be resolved. Paste the address it leads to.',
			'dovetail-blocks'
		),
	notFound: () => __( 'There is no GIF at this address.', 'dovetail-blocks' ),
	usualShape: () =>
		__(
			'The size of this GIF could not be determined, so it gets the default height. You can change the height in the settings.',
			'dovetail-blocks'
		),

	settings: () => __( 'GIF Settings', 'dovetail-blocks' ),
	name: () => __( 'Title', 'dovetail-blocks' ),
	nameHelp: () =>
		__(
			'Describe what the GIF shows. Visitors see it before the GIF plays, and screen readers announce it.',
			'dovetail-blocks'
		),
	poster: () => __( 'Preview image', 'dovetail-blocks' ),
	posterHelp: () =>
		__(
			'Upload your own image. The GIF service does not allow copies of its images.',
			'dovetail-blocks'
		),
	alternative: () => __( 'Alternative text', 'dovetail-blocks' ),
	height: () => __( 'Height (% of the width)', 'dovetail-blocks' ),
};
