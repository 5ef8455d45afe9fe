import { NAMESPACE } from '#shared/definitions';
import { getBlockType, type Block } from '@wordpress/blocks';

/**
 * Keeps the alignment that all transformed blocks share, if both block types support it. WordPress keeps it for some of
 * its own blocks; this filter keeps it in every transform from or to a block of this plugin.
 */
export function keepAlign(
	result: Block,
	transformed: Block | Block[],
	_: number,
	results: Block[]
): Block {
	const sources = [ transformed ].flat();
	const align = sources[ 0 ]?.attributes.align;
	return [ ...sources, ...results ].some( ( { name } ) =>
		name.startsWith( NAMESPACE )
	) &&
		sources.every( ( source ) => source.attributes.align === align ) &&
		[ ...sources, result ].every( ( { name } ) =>
			alignsOf( name ).includes( align )
		) &&
		! alignsOf( result.name ).includes( result.attributes.align )
		? { ...result, attributes: { ...result.attributes, align } }
		: result;
}

/**
 * Returns a block type's alignments besides the default. Paragraphs have none, because their width should not change
 * next to images.
 */
function alignsOf( name: string ): unknown[] {
	const { supports, attributes } = getBlockType( name ) as unknown as {
		supports?: { align?: unknown };
		attributes: { align?: { enum?: unknown[]; default?: unknown } };
	};
	const { align } = attributes;
	return ! align || name === 'core/paragraph'
		? []
		: [ supports?.align, align.enum, [] ]
				.find( Array.isArray )!
				.filter( ( each ) => each && each !== align.default );
}
