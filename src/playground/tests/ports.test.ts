import { createServer, type Server } from 'node:net';
import { freePort, isPortFree, portAfter } from '../ports';

/** Occupies a port while a function runs. */
async function whileTaken(
	port: number,
	work: () => Promise< void >
): Promise< void > {
	const server: Server = createServer();
	await new Promise< void >( ( listening ) =>
		server.listen( port, listening )
	);
	await work();
	await new Promise( ( closed ) => server.close( closed ) );
}

describe( 'finding a port', () => {
	it( 'treats a port as free unless a server is listening', async () => {
		const port = await freePort();
		expect( await isPortFree( port ) ).toBe( true );
		await whileTaken( port, async () =>
			expect( await isPortFree( port ) ).toBe( false )
		);
	} );

	it( 'chooses another one if the next is in use or does not exist', async () => {
		const port = await freePort();
		await whileTaken( port, async () =>
			expect( await portAfter( port - 1 ) ).not.toBe( port )
		);
		expect( await portAfter( 65535 ) ).toBeLessThanOrEqual( 65535 );
	} );
} );
