import { spawnSync } from 'node:child_process';

/**
 * Builds the plugin in a process of its own. What the build says goes to standard error, so that a command's own
 * answer stands alone on standard output. Throws one sentence when the build fails.
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
