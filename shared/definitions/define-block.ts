import type { AttributesSchema } from '#shared/attributes';
import type { BlockData, BlockDefinition } from './types';

/** The namespace of every block of the bundle. */
export const NAMESPACE = 'dovetail';

/** The block support as which WordPress hands `takesMedia` to the editor: that of a server's block type is all that reaches it. */
export const MEDIA_SUPPORT = 'dovetailTakesMedia';

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
 * Marks data that only block.json and PHP need. The build removes it from the editor's script when it is spread into a
 * `block.ts` or a family's `kinds.ts`.
 */
export const forServer = < const Data extends object >( data: Data ): Data =>
	data;

/** Ties schema, edit and save together: reading an attribute that the schema lacks does not compile. */
export function defineBlock< Schema extends AttributesSchema >(
	definition: BlockDefinition< Schema >
): BlockDefinition< Schema > {
	return definition;
}
