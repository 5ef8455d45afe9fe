import type { ChildProcess } from 'node:child_process';

const children = new Set< ChildProcess >();

process.on( 'exit', () =>
	children.forEach( ( child ) => child.kill( 'SIGKILL' ) )
);

/** Kills a child when this process exits, if it still runs then. */
export function endWithProcess( child: ChildProcess ): void {
	children.add( child );
	child.on( 'exit', () => children.delete( child ) );
}
