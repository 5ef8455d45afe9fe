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
	/** The text before the caret, for each upload. */
	const places = useRef( new Map< readonly File[], string >() ).current;
	const { previews, upload } = useUploads( PICTURES, ( media, files ) => {
		const now = current();
		const before = places.get( files ) ?? '';
		places.delete( files );
		const pictures = media.map( pictureHtml ).filter( Boolean );
		if ( ! now || ! pictures.length ) {
			return;
		}
		const start = now.text.startsWith( before )
			? before.length
			: now.text.length;
		const rest = now.text.slice( start );
		const words = asParagraph(
			now.text.slice( 0, start ),
			pictures.join( '\n\n' ),
			rest
		);
		for ( const [ other, text ] of places ) {
			if ( text.startsWith( before ) ) {
				places.set( other, before + words + text.slice( start ) );
			}
		}
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
			places.set( files, current()?.text.slice( 0, caret ) ?? '' );
			void upload( files );
		},
	};
}
