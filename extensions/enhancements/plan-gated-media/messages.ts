import { __, sprintf } from '@wordpress/i18n';

/** Messages about features outside the plan. */
export const messages = {
	videoCovers: () =>
		__( 'Upgrade your plan to use video covers', 'dovetail-blocks' ),
	audioUpload: () =>
		__( 'Upgrade your plan to upload audio', 'dovetail-blocks' ),
	/** Alternatives that the plan includes. */
	withPictures: () =>
		__( 'Images and colors work on every plan.', 'dovetail-blocks' ),
	withoutUpload: () =>
		__(
			'Audio from the media library or a URL works on every plan.',
			'dovetail-blocks'
		),
	/**
	 * @param why   Sentence about the feature that the plan excludes.
	 * @param still Sentence about what the author can do instead.
	 * @param file  Name of the rejected file; empty if there is none.
	 */
	refused: ( why: string, still: string, file?: string ) =>
		file
			? sprintf(
					// translators: 1: name of a file. 2: a sentence, such as "Upgrade your plan to upload audio". 3: another sentence.
					__(
						'“%1$s” was not uploaded. %2$s. %3$s',
						'dovetail-blocks'
					),
					file,
					why,
					still
				)
			: // translators: 1: a sentence, such as "Upgrade your plan to upload audio". 2: another sentence.
				sprintf( __( '%1$s. %2$s', 'dovetail-blocks' ), why, still ),
};
