import { execFileSync } from 'node:child_process';

/** Whether Jest fails. A folder that has no tests of a kind notices nothing. */
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
			// A mutant may run for ever, and hear no signal.
			{ stdio: 'ignore', timeout: 180_000, killSignal: 'SIGKILL' }
		);
		return false;
	} catch {
		return true;
	}
}

/**
 * Whether a unit test notices that a file has been changed: one of its own folder, or, where the file stands in
 * `shared`, a visitor's script or a rule of somebody who uses it.
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
