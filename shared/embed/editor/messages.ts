import type { EmbedFact } from '#shared/definitions';
import { translateText } from '#shared/api';
import { format } from '#shared/view';
import { __, sprintf } from '@wordpress/i18n';
import { serverMessages } from '../server-data';
import type { EmbedFrame } from '../view/frame';

/** Messages for authors that all embeds share. */
export const messages = {
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	embedding: () => __( 'Embedding…', 'dovetail-blocks' ),
	convert: () => __( 'Convert block to link', 'dovetail-blocks' ),
	preview: () => __( 'Show preview', 'dovetail-blocks' ),
	noPreview: () =>
		__(
			'The preview could not be loaded. Visitors are not affected.',
			'dovetail-blocks'
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	opensDialog: ( service: string ) =>
		sprintf(
			// translators: %s: a service, such as Calendly.
			__(
				'On your page, this opens %s in a pop-up window.',
				'dovetail-blocks'
			),
			service
		),
};

/** Returns the texts for visitors from `server-data.ts`, in the author's language. */
export function wordsOf( { service, host }: EmbedFact ): EmbedFrame[ 'words' ] {
	const word = ( key: keyof typeof serverMessages, name: string ) =>
		format( translateText( serverMessages[ key ] ), name );
	return {
		show: word( 'show', service ),
		asks: word( 'asks', host ),
		always: word( 'always', service ),
		loading: word( 'loading', '' ),
		failed: word( 'failed', host ),
		close: word( 'close', '' ),
	};
}
