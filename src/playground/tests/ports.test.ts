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

describe( 'ports', () => {
	it( 'are free unless a server is listening', async () => {
		const port = await freePort();
		expect( await isPortFree( port ) ).toBe( true );
		await whileTaken( port, async () =>
			expect( await isPortFree( port ) ).toBe( false )
		);
	} );

	it( 'another is taken when the next one is in use, or when there is none', async () => {
		const port = await freePort();
		await whileTaken( port, async () =>
			expect( await portAfter( port - 1 ) ).not.toBe( port )
		);
		expect( await portAfter( 65535 ) ).toBeLessThanOrEqual( 65535 );
	} );
} );
