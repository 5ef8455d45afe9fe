import type { AttributesSchema } from '#shared/attributes';
import type { BlockDefinition } from './types';

/** The namespace of every block of the bundle. */
export const NAMESPACE = 'dovetail';

/** The block support as which WordPress hands `takesMedia` to the editor: that of a server's block type is all that reaches it. */
export const MEDIA_SUPPORT = 'dovetailTakesMedia';

/** `opening-times` → `dovetail/opening-times`. */
export function blockName( slug: string ): string {
	return `${ NAMESPACE }/${ slug }`;
}

/** Ties schema, edit and save together: reading an attribute that the schema lacks does not compile. */
export function defineBlock< Schema extends AttributesSchema >(
	definition: BlockDefinition< Schema >
): BlockDefinition< Schema > {
	return definition;
}
