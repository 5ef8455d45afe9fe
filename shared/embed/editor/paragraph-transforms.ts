import type { Block } from '@wordpress/blocks';

type Paragraph = { content?: unknown };

/**
 * Returns transforms that create blocks from a paragraph, both from a pasted one and in the editor.
 *
 * @param read   Returns what a paragraph consists of. Empty if it contains anything else, so that no text is lost.
 * @param create Creates a block for each of these.
 */
export function paragraphTransforms< Found >(
	read: ( html: unknown ) => readonly Found[],
	create: ( found: Found ) => Block
) {
	const blocksOf = ( html: unknown ) =>
		read( html ).map( ( found ) => create( found ) );
	return [
		{
			type: 'raw',
			priority: 1,
			isMatch: ( { nodeName, innerHTML }: Element ) =>
				nodeName === 'P' && read( innerHTML ).length > 0,
			transform( element: Element ) {
				// Remove the class: WordPress would copy it only to a single resulting block, but there may be several.
				element.removeAttribute( 'class' );
				return blocksOf( element.innerHTML );
			},
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: Paragraph ) => read( content ).length > 0,
			transform: ( { content }: Paragraph ) => blocksOf( content ),
		},
	];
}
