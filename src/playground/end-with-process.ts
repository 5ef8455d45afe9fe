import type { ChildProcess } from 'node:child_process';

const children = new Set< ChildProcess >();

process.on( 'exit', () =>
	children.forEach( ( child ) => child.kill( 'SIGKILL' ) )
);

/** Kills a child process when this process exits. */
export function endWithProcess( child: ChildProcess ): void {
	children.add( child );
	child.on( 'exit', () => children.delete( child ) );
}
