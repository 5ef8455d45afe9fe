import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

type JestResults = {
	testResults: { name: string; assertionResults: unknown[] }[];
};

/** Playwright's results: a tree of files and groups. */
type Suite = { file: string; specs: unknown[]; suites?: Suite[] };
type PlaywrightResults = { config: { rootDir: string }; suites: Suite[] };

/**
 * Counts the tests per file in the last run, from the results in `.cache/results`. Files that have not run are missing.
 *
 * @param root Project folder.
 */
export function countTests( root = '.' ): Map< string, number > {
	const counts = new Map< string, number >();
	const project = resolve( root );
	const add = ( file: string, count: number ) => {
		const path = relative( project, file );
		counts.set( path, ( counts.get( path ) ?? 0 ) + count );
	};
	for ( const path of globSync( '.cache/results/*.json', { cwd: root } ) ) {
		const results = JSON.parse(
			readFileSync( join( root, path ), 'utf8' )
		) as JestResults | PlaywrightResults;
		if ( 'testResults' in results ) {
			results.testResults.forEach( ( { name, assertionResults } ) =>
				add( name, assertionResults.length )
			);
		} else {
			const { rootDir } = results.config;
			results.suites.forEach( ( suite ) =>
				add( resolve( rootDir, suite.file ), casesIn( suite ) )
			);
		}
	}
	return counts;
}

const casesIn = ( { specs, suites = [] }: Suite ): number =>
	specs.length + suites.reduce( ( sum, suite ) => sum + casesIn( suite ), 0 );
