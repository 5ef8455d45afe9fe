import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';

type Select = ReturnType< typeof useRegistry >[ 'select' ];

/** Blocks whose contents belong to another document than the block itself. */
const DOCUMENTS = [ 'core/block', 'core/template-part', 'core/post-content' ];

/**
 * Returns the unparsed attributes of the blocks before a block that can offer a bank transfer, the closest one first.
 * Blocks in synced patterns and in the template are left out, because they do not belong to the post.
 */
export function blocksBefore( select: Select, clientId: string ): unknown[] {
	const blocks = select( blockEditorStore );
	const documentOf = ( id: string ): unknown =>
		blocks.getBlockParentsByBlockName( id, DOCUMENTS, true )[ 0 ];
	const ids: string[] = blocks.getClientIdsWithDescendants();
	return ids
		.slice( 0, ids.indexOf( clientId ) )
		.filter( ( id ) => documentOf( id ) === documentOf( clientId ) )
		.map( ( id ): unknown => blocks.getBlockAttributes( id ) )
		.filter( ( attributes ) => propertyOf( attributes, 'bankTransfer' ) )
		.reverse();
}
