import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';

type Select = ReturnType< typeof useRegistry >[ 'select' ];

/** Blocks whose contents belong to another document than the block itself. */
const DOCUMENTS = [ 'core/block', 'core/template-part', 'core/post-content' ];

/**
 * Returns the unparsed attributes of the other blocks of the post that can offer a bank transfer. Blocks in synced
 * patterns and in the template are left out, because they do not belong to the post.
 */
export function otherBlocks(
	select: Select,
	clientId: string
): {
	/** The closest one first. */
	before: unknown[];
	after: unknown[];
} {
	const blocks = select( blockEditorStore );
	const documentOf = ( id: string ): unknown =>
		blocks.getBlockParentsByBlockName( id, DOCUMENTS, true )[ 0 ];
	const ids: string[] = blocks.getClientIdsWithDescendants();
	const attributesOf = ( some: string[] ) =>
		some
			.filter( ( id ) => documentOf( id ) === documentOf( clientId ) )
			.map( ( id ): unknown => blocks.getBlockAttributes( id ) )
			.filter( ( attributes ) =>
				propertyOf( attributes, 'bankTransfer' )
			);
	const at = ids.indexOf( clientId );
	return {
		before: attributesOf( ids.slice( 0, at ) ).reverse(),
		after: attributesOf( ids.slice( at + 1 ) ),
	};
}
