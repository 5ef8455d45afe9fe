import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import type { Template } from './templates';

/** The blocks of a template; one that the site does not offer is left out. */
export function blocksOf( { innerBlocks }: Template ): Block[] {
	return innerBlocks.flatMap( ( [ name, attributes = {} ] ) =>
		getBlockType( name ) ? [ createBlock( name, attributes ) ] : []
	);
}
