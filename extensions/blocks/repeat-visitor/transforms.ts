import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';

const NAME = 'dovetail/repeat-visitor';

/** The wider of the two widths that the wrapper knows, when a block inside has one: it can be no wider than its wrapper. */
function widestAlign( blocks: readonly Block[] ): string | undefined {
	const found = blocks.map( ( { attributes } ) => attributes.align );
	return [ 'full', 'wide' ].find( ( align ) => found.includes( align ) );
}

/** Whatever is selected can be wrapped, and ungrouping brings it out again. */
export const transforms = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ '*' ],
			isMatch: ( _: unknown, blocks: readonly Block[] ) =>
				blocks.every( ( { name } ) => name !== NAME ),
			// Only under this name WordPress hands over whole blocks, which a transform for every block needs.
			__experimentalConvert: ( blocks: readonly Block[] ) =>
				createBlock(
					NAME,
					{ align: widestAlign( blocks ) },
					// Copies, because WordPress removes the selected blocks.
					blocks.map( ( block ) => cloneBlock( block ) )
				),
		},
	],
	ungroup: ( _: unknown, innerBlocks: readonly Block[] ): Block[] =>
		innerBlocks.map( ( block ) => cloneBlock( block ) ),
};
