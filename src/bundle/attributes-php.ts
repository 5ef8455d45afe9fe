import type { BlockOnDisk } from './find-blocks';
import { phpLiteral } from './php-literal';

/**
 * Returns PHP code with the attribute schemas of all blocks, by slug. The server uses them to validate the attributes
 * in a post.
 */
export function attributesPhp( blocks: readonly BlockOnDisk[] ): string {
	const rules = blocks.map( ( { slug, attributes } ) => [
		slug,
		Object.fromEntries(
			Object.entries( attributes ).filter(
				( [ , { source } ] ) => ! source
			)
		),
	] );
	// Convert to JSON and back to remove undefined properties.
	return phpLiteral(
		JSON.parse( JSON.stringify( Object.fromEntries( rules ) ) )
	);
}
