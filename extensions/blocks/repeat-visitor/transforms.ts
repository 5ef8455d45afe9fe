import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';

const NAME = 'dovetail/repeat-visitor';

/** Returns the widest alignment of the given blocks, because a block can be no wider than its container. */
function widestAlign( blocks: readonly Block[] ): string | undefined {
	const found = blocks.map( ( { attributes } ) => attributes.align );
	return [ 'full', 'wide' ].find( ( align ) => found.includes( align ) );
}

/** Wraps any selected blocks. “Ungroup” unwraps them. */
export const transforms = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ '*' ],
			isMatch: ( _: unknown, blocks: readonly Block[] ) =>
				blocks.every( ( { name } ) => name !== NAME ),
			// A transform for all block types needs complete blocks, which WordPress passes only to this method.
			__experimentalConvert: ( blocks: readonly Block[] ) =>
				createBlock(
					NAME,
					{ align: widestAlign( blocks ) },
					// Clone the blocks, because WordPress removes the selected ones.
					blocks.map( ( block ) => cloneBlock( block ) )
				),
		},
	],
	ungroup: ( _: unknown, innerBlocks: readonly Block[] ): Block[] =>
		innerBlocks.map( ( block ) => cloneBlock( block ) ),
};
