/**
 * Returns the first of the preferred categories that exists in the editor.
 *
 * @param  wanted   Slugs, preferred first.
 * @param  existing Categories of the editor.
 * @throws {Error} If the editor has none of them.
 */
export function findCategory(
	wanted: readonly string[],
	existing: readonly { slug: string }[]
): string {
	const slugs = new Set( existing.map( ( { slug } ) => slug ) );
	const found = wanted.find( ( slug ) => slugs.has( slug ) );
	if ( found === undefined ) {
		throw new Error( 'Could not find a category from the provided list' );
	}
	return found;
}
