import { spawn } from 'node:child_process';

type ChildResult = { isOk: boolean; output: string; errors: string };

/** Windows has no process groups, so only the child process itself is killed there. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs a program and waits until it exits.
 *
 * @param program Name or path of the program.
 * @param args    Arguments, which no shell interprets (but Windows needs a shell to find `npm`).
 * @param signal  Aborting it kills the program and its child processes.
 */
export function runChild(
	program: string,
	args: readonly string[],
	signal?: AbortSignal
): Promise< ChildResult > {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( program, args, {
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			detached: HAS_GROUPS,
			shell: ! HAS_GROUPS && program === 'npm',
		} );
		const end = () => {
			if ( child.pid && HAS_GROUPS ) {
				process.kill( -child.pid, 'SIGTERM' );
			} else {
				child.kill();
			}
		};
		signal?.addEventListener( 'abort', end );
		let output = '';
		let errors = '';
		child.stdout.on( 'data', ( chunk: Buffer ) => ( output += chunk ) );
		child.stderr.on( 'data', ( chunk: Buffer ) => ( errors += chunk ) );
		child.on( 'error', reject );
		child.on( 'close', ( code ) => {
			signal?.removeEventListener( 'abort', end );
			resolve( { isOk: code === 0, output, errors } );
		} );
	} );
}
