import { runChild } from '../run-child';

const node = ( code: string, signal?: AbortSignal ) =>
	runChild( process.execPath, [ '-e', code ], signal );

describe( 'runChild', () => {
	it( 'resolves with the program’s output', async () => {
		await expect(
			node( 'console.log( "out" ); console.error( "err" )' )
		).resolves.toEqual( { isOk: true, output: 'out\n', errors: 'err\n' } );
	} );

	it( 'reports that the program has failed', async () => {
		await expect( node( 'process.exit( 3 )' ) ).resolves.toMatchObject( {
			isOk: false,
		} );
	} );

	it( 'kills the program and its child processes when aborted', async () => {
		const abort = new AbortController();
		// Both processes keep the pipe open, so the promise settles only after both have exited.
		const ended = node(
			'require( "child_process" ).spawn( process.execPath, [ "-e", "setInterval( () => {}, 1000 )" ], { stdio: "inherit" } ); setInterval( () => {}, 1000 )',
			abort.signal
		);
		abort.abort();
		await expect( ended ).resolves.toMatchObject( { isOk: false } );
	} );

	it( 'rejects if the program does not exist', async () => {
		await expect( runChild( 'no-such-program', [] ) ).rejects.toThrow(
			'ENOENT'
		);
	} );
} );
