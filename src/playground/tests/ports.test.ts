import { createServer, type Server } from 'node:net';
import { freePort, isPortFree, portAfter } from '../ports';

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

describe( 'the port search', () => {
	it( 'treats a port as free unless a server is listening on it', async () => {
		const port = await freePort();
		expect( await isPortFree( port ) ).toBe( true );
		await whileTaken( port, async () =>
			expect( await isPortFree( port ) ).toBe( false )
		);
	} );

	it( 'skips a port that is in use, and never exceeds the highest valid port', async () => {
		const port = await freePort();
		await whileTaken( port, async () =>
			expect( await portAfter( port - 1 ) ).not.toBe( port )
		);
		expect( await portAfter( 65535 ) ).toBeLessThanOrEqual( 65535 );
	} );
} );
