import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockName } from '#shared/definitions';
import { findBlocks } from '../bundle/find-blocks';
import type { ShowcaseSection } from './showcase';

/** Returns the showcase of each block by title: its fixture, with child blocks inside their parent. */
export async function findShowcaseSections(
	root = '.'
): Promise< ShowcaseSection[] > {
	const blocks = await findBlocks( root );
	return blocks
		.map( ( { slug, folder, data: { title, follows } } ) => {
			const content = readFileSync(
				join( root, folder, 'fixtures', `${ slug }.html` ),
				'utf8'
			).trim();
			return { slug, title, content: within( follows, content ) };
		} )
		.sort( ( a, b ) => a.title.localeCompare( b.title, 'en' ) );
}

/** Wraps a child block in its parent block unless it already has one. */
function within( parent: string | undefined, content: string ): string {
	if ( ! parent || content.includes( `<!-- wp:${ blockName( parent ) } ` ) ) {
		return content;
	}
	const name = blockName( parent );
	return `<!-- wp:${ name } -->
<div class="wp-block-${ name.replace( '/', '-' ) }">${ content }</div>
<!-- /wp:${ name } -->`;
}
