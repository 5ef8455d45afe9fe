import { __, _n, sprintf } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	title: () => __( 'GIF', 'dovetail-blocks' ),
	instructions: () =>
		__( 'Search for a GIF, or paste the link to one.', 'dovetail-blocks' ),
	instructionsWithoutService: () =>
		__(
			'Paste the link to a GIF. Searching needs the key of a GIF service: an administrator can enter one under Settings → Dovetail Blocks.',
			'dovetail-blocks'
		),
	field: () => __( 'Search words or link', 'dovetail-blocks' ),
	fieldWithoutService: () => __( 'Link to a GIF', 'dovetail-blocks' ),
	search: () => __( 'Search', 'dovetail-blocks' ),
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	cancel: () => __( 'Cancel', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),

	searching: () => __( 'Looking for GIFs…', 'dovetail-blocks' ),
	found: ( count: number ) =>
		sprintf(
			// translators: %d: how many GIFs a search has found.
			_n( '%d GIF found.', '%d GIFs found.', count, 'dovetail-blocks' ),
			count
		),
	noneFound: () =>
		__(
			'No GIF was found for these words. Try others.',
			'dovetail-blocks'
		),
	results: () => __( 'GIFs that were found', 'dovetail-blocks' ),
	resultNumber: ( number: number ) =>
		sprintf(
			// translators: %d: place of a GIF without a title among those found, 1 for the first.
			__( 'GIF %d', 'dovetail-blocks' ),
			number
		),
	own: () =>
		__( 'Or use a GIF, WebP or MP4 of your own.', 'dovetail-blocks' ),
	library: () => __( 'Media Library', 'dovetail-blocks' ),
	upload: () => __( 'Upload', 'dovetail-blocks' ),
	oddFile: () =>
		__(
			'This file does not move. Choose a GIF, a WebP or an MP4.',
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
			'This link does not lead to a GIF. Paste the address of a GIF’s page or of its file at GIPHY.',
			'dovetail-blocks'
		),
	deadShortLink: () =>
		__(
			'This short link could not be followed. Paste the address to which it leads.',
			'dovetail-blocks'
		),
	notFound: () => __( 'There is no GIF at this address.', 'dovetail-blocks' ),
	usualShape: () =>
		__(
			'The size of this GIF could not be looked up, so it has the usual shape. You can change its height in the settings.',
			'dovetail-blocks'
		),

	settings: () => __( 'GIF Settings', 'dovetail-blocks' ),
	name: () => __( 'Title', 'dovetail-blocks' ),
	nameHelp: () =>
		__(
			'What the GIF shows. Readers see it before they play the GIF, and screen readers say it.',
			'dovetail-blocks'
		),
	poster: () => __( 'Picture before it plays', 'dovetail-blocks' ),
	posterHelp: () =>
		__(
			'A picture of your own. The GIF service allows no copies of its pictures.',
			'dovetail-blocks'
		),
	alternative: () => __( 'Alternative text', 'dovetail-blocks' ),
	height: () => __( 'Height (% of the width)', 'dovetail-blocks' ),
};
