import type { AttributesSchema } from '#shared/attributes';
import type { BlockDefinition } from './types';

/** Namespace of all our blocks. */
export const NAMESPACE = 'dovetail';

/**
 * Name of the block support that passes `takesMedia` to the editor. WordPress passes no other custom properties of a
 * block type to the editor.
 */
export const MEDIA_SUPPORT = 'dovetailTakesMedia';

/** Returns the block name for a slug: `opening-times` becomes `dovetail/opening-times`. */
export function blockName( slug: string ): string {
	return `${ NAMESPACE }/${ slug }`;
}

/**
 * Returns the definition unchanged. The parameter's type makes `edit` and `save` fail to compile if they read an
 * attribute that is not in the schema.
 */
export function defineBlock< Schema extends AttributesSchema >(
	definition: BlockDefinition< Schema >
): BlockDefinition< Schema > {
	return definition;
}
