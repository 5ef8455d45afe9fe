import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockName } from '#shared/definitions';
import { findBlocks } from '../bundle/find-blocks';
import type { ShowcaseSection } from './showcase';

/**
 * Returns the showcase of each block by title: its fixture, with child blocks inside their parent.
 *
 * @param root    Folder of the project.
 * @param hasMore Whether to add the fixture `<slug>__showcase.html`, which shows more examples of the block.
 */
export async function findShowcaseSections(
	root = '.',
	hasMore = false
): Promise< ShowcaseSection[] > {
	const blocks = await findBlocks( root );
	return blocks
		.map( ( { slug, folder, data: { title, follows } } ) => {
			const content = [ slug, `${ slug }__showcase` ]
				.slice( 0, hasMore ? 2 : 1 )
				.map( ( name ) =>
					join( root, folder, 'fixtures', `${ name }.html` )
				)
				.filter( existsSync )
				.map( ( file ) => readFileSync( file, 'utf8' ).trim() )
				.join( '\n\n' );
			return { slug, title, content: within( follows, content ) };
		} )
		.sort( ( a, b ) => a.title.localeCompare( b.title, 'en' ) );
}

/** Wraps a child block in its parent block unless the content already contains the parent. */
function within( parent: string | undefined, content: string ): string {
	if ( ! parent || content.includes( `<!-- wp:${ blockName( parent ) } ` ) ) {
		return content;
	}
	const name = blockName( parent );
	return `<!-- wp:${ name } -->
<div class="wp-block-${ name.replace( '/', '-' ) }">${ content }</div>
<!-- /wp:${ name } -->`;
}
