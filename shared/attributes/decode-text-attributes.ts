import type { AttributesSchema } from './types';

/** The entities that `wp_kses_post` writes into attribute text; nothing else is touched. */
const ENTITIES: Readonly< Record< string, string > > = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
};

/** Decodes once: `&amp;lt;` becomes `&lt;`. */
export function decodeOnce( text: string ): string {
	return text.replace(
		/&(?:amp|lt|gt|quot|#039);/g,
		( entity ) => ENTITIES[ entity ] ?? entity
	);
}

/**
 * Undoes, once, what `wp_kses_post` did to the prose in a block comment.
 * Returns the same object when nothing changed, so that a post is not dirty for having been opened.
 */
export function decodeTextAttributes<
	Attributes extends Record< string, unknown >,
>( schema: AttributesSchema, attributes: Attributes ): Attributes {
	const decoded = Object.entries( attributes ).flatMap(
		( [ name, value ] ) => {
			if (
				! Object.hasOwn( schema, name ) ||
				! schema[ name ]?.decodeEntities ||
				typeof value !== 'string'
			) {
				return [];
			}
			const text = decodeOnce( value );
			return text === value ? [] : [ [ name, text ] as const ];
		}
	);
	return decoded.length
		? { ...attributes, ...Object.fromEntries( decoded ) }
		: attributes;
}
