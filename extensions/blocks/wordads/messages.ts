import { __, sprintf } from '@wordpress/i18n';
import type { AdFormat } from './formats';

/** Every sentence that an author reads. */
export const messages = {
	advertisement: () => __( 'Advertisement', 'dovetail-blocks' ),
	pickFormat: () => __( 'Pick an ad format', 'dovetail-blocks' ),
	visibility: () => __( 'Visibility', 'dovetail-blocks' ),
	hideOnMobile: () => __( 'Hide on mobile', 'dovetail-blocks' ),
	hideHelp: () =>
		__( 'On screens narrower than 600 pixels.', 'dovetail-blocks' ),
	codeRuns: () =>
		__(
			'The code of a network: it runs on the page, not here.',
			'dovetail-blocks'
		),
	nothingShows: () =>
		__(
			'Visitors see nothing here: this site has no advertisement for this format.',
			'dovetail-blocks'
		),
	setUp: () => __( 'Set one up in the settings', 'dovetail-blocks' ),
	askSomebody: () =>
		__(
			'An administrator can set one up under Settings → Dovetail Blocks.',
			'dovetail-blocks'
		),
	tooNarrow: ( { width, height }: AdFormat ) =>
		sprintf(
			// translators: 1: width in pixels. 2: height in pixels.
			__(
				'There is no room here for %1$d × %2$d pixels, so visitors see nothing. Choose a wider alignment or another format.',
				'dovetail-blocks'
			),
			width,
			height
		),
	notAsked: () =>
		__(
			'What visitors see here could not be looked up. Nothing of the block is lost.',
			'dovetail-blocks'
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	formatName: ( { name }: AdFormat ): string =>
		( {
			mrec: __( 'Rectangle', 'dovetail-blocks' ),
			leaderboard: __( 'Leaderboard', 'dovetail-blocks' ),
			mobile_leaderboard: __( 'Mobile leaderboard', 'dovetail-blocks' ),
			wideskyscraper: __( 'Wide skyscraper', 'dovetail-blocks' ),
		} )[ name ],
	formatLabel: ( format: AdFormat ): string =>
		sprintf(
			// translators: 1: name of an ad format. 2: width in pixels. 3: height in pixels.
			__( '%1$s %2$d × %3$d', 'dovetail-blocks' ),
			messages.formatName( format ),
			format.width,
			format.height
		),
};
