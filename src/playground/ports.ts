import { createServer } from 'node:net';

/** Whether no process listens on a port of this machine. */
export function isPortFree( port: number ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( port, () => server.close( () => resolve( true ) ) );
	} );
}

/** Returns a port that is currently free, chosen by the system. */
export function freePort(): Promise< number > {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( 0, () => {
			const address = server.address();
			const port = typeof address === 'object' && address?.port;
			server.close( () =>
				port ? resolve( port ) : reject( new Error( 'No free port.' ) )
			);
		} );
	} );
}

/** Returns the next port, or any free port if the next one is taken. */
export async function portAfter( port: number ): Promise< number > {
	return port < 65535 && ( await isPortFree( port + 1 ) )
		? port + 1
		: freePort();
}
