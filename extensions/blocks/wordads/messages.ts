import { __, sprintf } from '@wordpress/i18n';
import type { AdFormat } from './attributes';

/** Messages for authors. */
export const messages = {
	advertisement: () => __( 'Advertisement', 'dovetail-blocks' ),
	pickFormat: () => __( 'Pick an ad format', 'dovetail-blocks' ),
	visibility: () => __( 'Visibility', 'dovetail-blocks' ),
	hideOnMobile: () => __( 'Hide on mobile', 'dovetail-blocks' ),
	hideHelp: () =>
		__(
			'Hides the ad on screens narrower than 600 pixels.',
			'dovetail-blocks'
		),
	codeRuns: () =>
		__(
			'Ad code from a network. It runs on the page, not in the editor.',
			'dovetail-blocks'
		),
	nothingShows: () =>
		__(
			'Visitors see nothing here because this site has no ad for this format.',
			'dovetail-blocks'
		),
	setUp: () => __( 'Set up an ad in the settings', 'dovetail-blocks' ),
	askSomebody: () =>
		__(
			'An administrator can set up an ad under Dovetail → Settings.',
			'dovetail-blocks'
		),
	tooNarrow: ( { width, height }: AdFormat ) =>
		sprintf(
			// translators: 1: width in pixels. 2: height in pixels.
			__(
				'Visitors see nothing here because an ad of %1$d × %2$d pixels doesn’t fit. Choose a wider alignment or another format.',
				'dovetail-blocks'
			),
			width,
			height
		),
	notAsked: () =>
		__(
			'The ad for this block could not be loaded. The block is unchanged.',
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
