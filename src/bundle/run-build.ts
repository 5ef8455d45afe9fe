import { spawnSync } from 'node:child_process';

/**
 * Builds the plugin in a separate process. Build output goes to standard error, so that standard output contains only
 * the command's own result. Throws an error with a one-sentence message if the build fails.
 */
export function runBuild(): void {
	const { status } = spawnSync(
		process.execPath,
		[ 'src/commands/run.mjs', 'build' ],
		{ stdio: [ 'ignore', 2, 2 ] }
	);
	if ( status !== 0 ) {
		throw new Error( 'The plugin could not be built: see above.' );
	}
}
