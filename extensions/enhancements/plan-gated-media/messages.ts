import { __ } from '@wordpress/i18n';

/** What an author reads when the plan of the site does not include what she wants. */
export const messages = {
	videoCovers: () =>
		__( 'Upgrade your plan to use video covers', 'dovetail-blocks' ),
	audioUpload: () =>
		__( 'Upgrade your plan to upload audio', 'dovetail-blocks' ),
};
