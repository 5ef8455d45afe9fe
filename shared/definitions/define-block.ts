import type { AttributesSchema } from '#shared/attributes';
import type { BlockData, BlockDefinition } from './types';

/** The namespace of every block of the bundle. */
export const NAMESPACE = 'dovetail';

/** The block support as which WordPress hands `takesMedia` to the editor: that of a server's block type is all that reaches it. */
export const TAKES_MEDIA = 'dovetailTakesMedia';

/** `opening-times` → `dovetail/opening-times`. */
export function blockName( slug: string ): string {
	return `${ NAMESPACE }/${ slug }`;
}

/** Checks the plain data of a `block.ts` and gives it back with its literal types kept. */
export function defineBlockData< const Data extends BlockData >(
	data: Data
): Data {
	return data;
}

/**
 * A part of a block's data that only block.json holds: what is spread so, in a `block.ts` or in a family's `kinds.ts`, the
 * build leaves out of the editor's script.
 */
export const forBlockJson = < const Data extends object >( data: Data ): Data =>
	data;

/** Ties schema, edit and save together: reading an attribute that the schema lacks does not compile. */
export function defineBlock< Schema extends AttributesSchema >(
	definition: BlockDefinition< Schema >
): BlockDefinition< Schema > {
	return definition;
}
