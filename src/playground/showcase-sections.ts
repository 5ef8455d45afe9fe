import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type { ShowcaseFile, ShowcaseSection } from './showcase';

/** What every extension on disk shows of itself, by title. */
export async function findShowcaseSections(
	root = '.'
): Promise< ShowcaseSection[] > {
	const paths = globSync( 'extensions/**/showcase.ts', { cwd: root } );
	const sections = await Promise.all(
		paths.map( async ( path ) => {
			const url = pathToFileURL( resolve( root, path ) ).href;
			const file: ShowcaseFile = await import( url );
			return file.showcase
				? [ file.showcase ]
				: Object.values( file.showcases );
		} )
	);
	return sections
		.flat()
		.sort( ( a, b ) => a.title.localeCompare( b.title, 'en' ) );
}
