import type { AttributesSchema } from '#shared/attributes';
import type { BlockDefinition } from './types';

/** Namespace of all our blocks. */
export const NAMESPACE = 'dovetail';

/**
 * The block support with which WordPress passes `takesMedia` to the editor. WordPress passes only the supports of
 * server-registered block types.
 */
export const MEDIA_SUPPORT = 'dovetailTakesMedia';

/** `opening-times` → `dovetail/opening-times`. */
export function blockName( slug: string ): string {
	return `${ NAMESPACE }/${ slug }`;
}

/** Ties schema, edit and save together, so that reading an attribute that is not in the schema does not compile. */
export function defineBlock< Schema extends AttributesSchema >(
	definition: BlockDefinition< Schema >
): BlockDefinition< Schema > {
	return definition;
}
