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
	whatShows: () =>
		__( 'What shows here is up to the site.', 'dovetail-blocks' ),
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
