import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/**
 * Imports the files with the given name from the browser tests of all extensions, and returns their exports, sorted by
 * path.
 */
export const ofExtensions = < Value >( file: string ): Promise< Value[] > =>
	Promise.all(
		globSync( `extensions/*/*/tests/e2e/${ file }.ts` )
			.sort()
			.map( ( path ) => import( pathToFileURL( resolve( path ) ).href ) )
	);
