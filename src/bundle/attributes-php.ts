import type { BlockOnDisk } from './find-blocks';
import { phpLiteral } from './php-literal';

/** What PHP knows of an attribute of the block comment, by slug: by these rules it reads what a post holds. */
export function attributesPhp( blocks: readonly BlockOnDisk[] ): string {
	const rules = blocks.map( ( { slug, attributes } ) => [
		slug,
		Object.fromEntries(
			Object.entries( attributes ).filter(
				( [ , { source } ] ) => ! source
			)
		),
	] );
	// Through JSON: there nothing is undefined.
	return phpLiteral(
		JSON.parse( JSON.stringify( Object.fromEntries( rules ) ) )
	);
}
