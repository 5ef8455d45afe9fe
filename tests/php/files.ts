import { globSync } from 'tinyglobby';
import { PlaygroundError } from '../../src/playground/playground-error';

/** Server tests are beside the code that they test. */
const TESTS = [
	'{extensions,shared}/**/server/tests/*Test.php',
	'src/plugin/tests/*Test.php',
	'docs/examples/tests/*Test.php',
];

/**
 * Returns the files with server tests.
 *
 * @param below Folders and files; empty for all server tests.
 * @throws PlaygroundError if one of them contains no test.
 */
export function testFiles( below: readonly string[] = [] ): string[] {
	const all = globSync( TESTS ).sort();
	for ( const path of below ) {
		if ( ! all.some( ( file ) => file.startsWith( path ) ) ) {
			throw new PlaygroundError(
				`There are no server tests below ${ path }. They are in ${ TESTS.join( ' and ' ) }.`
			);
		}
	}
	return below.length
		? all.filter( ( file ) =>
				below.some( ( path ) => file.startsWith( path ) )
			)
		: all;
}
