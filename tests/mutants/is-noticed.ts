import { execFileSync } from 'node:child_process';

/** Whether Jest fails. Folders without tests of a kind count as passing. */
function fails( projects: readonly string[], tests: readonly string[] ) {
	try {
		execFileSync(
			process.execPath,
			[
				'node_modules/jest/bin/jest.js',
				'--bail',
				'--runInBand',
				'--silent',
				'--passWithNoTests',
				'--selectProjects',
				...projects,
				...tests,
			],
			// Use a timeout and SIGKILL, because a mutant may run forever and ignore other signals.
			{ stdio: 'ignore', timeout: 180_000, killSignal: 'SIGKILL' }
		);
		return false;
	} catch {
		return true;
	}
}

/**
 * Whether a unit test fails: one in the file's own folder or, for files in `shared`, any node or jsdom test that
 * imports the file.
 */
export function isNoticed( file: string ): boolean {
	const isShared = file.startsWith( 'shared/' );
	const folder = file
		.split( '/' )
		.slice( 0, isShared ? 2 : 3 )
		.join( '/' );
	const own = [ '--testPathPatterns', `${ folder }/` ];
	return (
		fails( [ 'node' ], own ) ||
		fails( [ 'jsdom', 'editor' ], own ) ||
		( isShared &&
			fails( [ 'node', 'jsdom' ], [ '--findRelatedTests', file ] ) )
	);
}
