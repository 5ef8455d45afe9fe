import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/** What blocks, enhancements and panels export from a file of this name beside their end-to-end tests, in the order of their paths. */
export const ofExtensions = < Value >( file: string ): Promise< Value[] > =>
	Promise.all(
		globSync( `extensions/*/*/tests/e2e/${ file }.ts` )
			.sort()
			.map( ( path ) => import( pathToFileURL( resolve( path ) ).href ) )
	);
