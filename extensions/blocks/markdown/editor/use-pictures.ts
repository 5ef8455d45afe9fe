import { useUploads } from '#shared/uploads';
import { useRef } from '@wordpress/element';
import { asParagraph, pictureHtml, type Writing } from '../rules/writing';

/** Media types that can be inserted. */
const PICTURES = [ 'image' ] as const;

/**
 * Uploads pictures and inserts them at the caret's position when they came, or at the end if that text has changed
 * since.
 *
 * @param current The text as it is by then, and what is selected in it; null when the block is gone.
 * @param write   Keeps the text with the pictures.
 */
export function usePictures(
	current: () => Writing | null,
	write: ( next: Writing ) => void
): {
	previews: readonly string[];
	upload( files: readonly File[], caret: number ): void;
} {
	const before = useRef( '' );
	const { previews, upload } = useUploads( PICTURES, ( media ) => {
		const now = current();
		const pictures = media.map( pictureHtml ).filter( Boolean );
		if ( ! now || ! pictures.length ) {
			return;
		}
		const start = now.text.startsWith( before.current )
			? before.current.length
			: now.text.length;
		const rest = now.text.slice( start );
		const words = asParagraph(
			now.text.slice( 0, start ),
			pictures.join( '\n\n' ),
			rest
		);
		const moved = ( caret: number ) =>
			caret < start ? caret : caret + words.length;
		write( {
			text: now.text.slice( 0, start ) + words + rest,
			start: moved( now.start ),
			end: moved( now.end ),
		} );
	} );
	return {
		previews,
		upload( files, caret ) {
			before.current = current()?.text.slice( 0, caret ) ?? '';
			void upload( files );
		},
	};
}
