import type { EmbedFact } from '#shared/definitions';
import { serverMessages, type EmbedFrame } from '#shared/embed';
import { translated } from '#shared/api';
import { format } from '#shared/view';
import { __, sprintf } from '@wordpress/i18n';

/** What an author reads about every embed. */
export const messages = {
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	embedding: () => __( 'Embedding…', 'dovetail-blocks' ),
	cancel: () => __( 'Cancel', 'dovetail-blocks' ),
	convert: () => __( 'Convert block to link', 'dovetail-blocks' ),
	preview: () => __( 'Show preview', 'dovetail-blocks' ),
	opensDialog: ( service: string ) =>
		sprintf(
			// translators: %s: a service, such as Calendly.
			__(
				'On your page this opens %s in a window over the page.',
				'dovetail-blocks'
			),
			service
		),
};

/** What a visitor reads of an embed, in the author's language: the sentences stand in `server-data.ts`, for the page too. */
export function wordsOf( { service, host }: EmbedFact ): EmbedFrame[ 'words' ] {
	const word = ( key: keyof typeof serverMessages, name: string ) =>
		format( translated( serverMessages[ key ] ), name );
	return {
		show: word( 'show', service ),
		asks: word( 'asks', host ),
		always: word( 'always', service ),
		loading: word( 'loading', '' ),
		failed: word( 'failed', host ),
		close: word( 'close', '' ),
	};
}
