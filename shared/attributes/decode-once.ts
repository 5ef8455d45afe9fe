/** The entities to decode. `wp_kses_post` writes only these into attribute text. */
const ENTITIES: Readonly< Record< string, string > > = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
};

/**
 * Decodes the entities that `wp_kses_post` wrote into prose in a block's HTML comment, but only once: `&amp;lt;`
 * becomes `&lt;`.
 */
export function decodeOnce( text: string ): string {
	return text.replace(
		/&(?:amp|lt|gt|quot|#039);/g,
		( entity ) => ENTITIES[ entity ] ?? entity
	);
}
