import { useUploads } from '#shared/uploads';
import { useRef } from '@wordpress/element';
import { asParagraph, pictureHtml, type Writing } from '../rules/writing';

const PICTURES = [ 'image' ] as const;

/**
 * Uploads images and inserts them where the caret was. If the text before the caret has changed meanwhile, inserts them
 * at the end.
 *
 * @param current Returns the text and its selection after the upload; null if the block was removed.
 * @param write   Saves the text with the images.
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
