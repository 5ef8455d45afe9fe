import { pasteHandler, serialize } from '@wordpress/blocks';

/** Returns the blocks that WordPress creates when text or HTML is pasted into an empty line, as they are saved. */
export const pasted = ( content: string ): string =>
	serialize(
		pasteHandler( {
			HTML: content.startsWith( '<' ) ? content : '',
			plainText: content,
			mode: 'BLOCKS',
		} ) as never
	);
