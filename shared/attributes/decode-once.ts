/** The entities that `wp_kses_post` writes into attribute text; nothing else is touched. */
const ENTITIES: Readonly< Record< string, string > > = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
};

/** Undoes what `wp_kses_post` did to prose in a block comment, once: `&amp;lt;` becomes `&lt;`. */
export function decodeOnce( text: string ): string {
	return text.replace(
		/&(?:amp|lt|gt|quot|#039);/g,
		( entity ) => ENTITIES[ entity ] ?? entity
	);
}
