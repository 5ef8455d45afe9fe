import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/** What Jest writes of a run. */
type JestResults = {
	testResults: { name: string; assertionResults: unknown[] }[];
};

/** What Playwright writes of a run: files, and the groups in them. */
type Suite = { file: string; specs: unknown[]; suites?: Suite[] };
type PlaywrightResults = { config: { rootDir: string }; suites: Suite[] };

/**
 * How many tests the last run has counted in each file, by its path in the project: from the results that `npm test`
 * leaves in `.cache/results`. What has not run since the checkout is not there.
 *
 * @param root The project.
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
