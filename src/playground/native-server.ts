import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import {
	createServer,
	request,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import { resolve } from 'node:path';
import { endWithProcess } from './end-with-process';
import type { Engine, EngineOptions } from './engine';
import {
	linkPlugin,
	phpSettings,
	temporaryFolder,
	type NativePhp,
} from './native-php';
import { PlaygroundError } from './playground-error';

/**
 * Starts a server for the site with several PHP processes behind it, each handling one request at a time. PHP's own
 * multi-process mode can deadlock when one request waits for another.
 */
export async function startNativeServer(
	php: NativePhp,
	{ siteFolder, pluginFolder, port, url, workers, constants }: EngineOptions
): Promise< Engine > {
	const root = resolve( siteFolder );
	mkdirSync( temporaryFolder( root ), { recursive: true } );
	linkPlugin( root, pluginFolder );
	const secret = randomUUID();
	const pool = makePool();
	const server = createServer( ( asked, response ) => {
		pool.use( ( inner ) => forward( asked, response, inner ) ).catch(
			( { message } ) =>
				response.headersSent
					? response.destroy()
					: response.writeHead( 502 ).end( message )
		);
	} );
	await new Promise< void >( ( listening ) =>
		server.listen( port, '127.0.0.1', listening )
	);
	const surroundings = JSON.stringify( {
		secret,
		constants: { WP_HOME: url, WP_SITEURL: url, ...constants },
	} );
	const processes = await Promise.all(
		// Start two extra processes, because a page may have to wait for a request to its own site.
		Array.from( { length: workers + 2 }, () =>
			keepProcess( php, root, surroundings )
		)
	);
	processes.forEach( pool.add );
	return {
		server,
		root,
		run: ( code ) =>
			pool.use( async ( inner ) => {
				const answer = await fetch( `http://127.0.0.1:${ inner }`, {
					method: 'POST',
					headers: { 'x-playground': secret },
					body: code,
				} );
				const text = await answer.text();
				if ( answer.headers.has( 'x-playground-failed' ) ) {
					throw new PhpError( text );
				}
				return text;
			} ),
		end: async () => {
			await Promise.all( processes.map( ( { end } ) => end() ) );
		},
	};
}

/** An error thrown by the PHP code. The PHP process keeps running. */
class PhpError extends Error {}

/** Creates a pool of PHP processes. Each process handles one request at a time, and other requests wait in order. */
function makePool() {
	const idle: KeptProcess[] = [];
	const waiting: ( ( process: KeptProcess ) => void )[] = [];
	const add = ( process: KeptProcess ) => {
		const next = waiting.shift();
		if ( next ) {
			next( process );
		} else {
			idle.push( process );
		}
	};
	return {
		add,
		async use< Value >(
			work: ( port: number ) => Promise< Value >
		): Promise< Value > {
			const process =
				idle.pop() ??
				( await new Promise< KeptProcess >( ( turn ) =>
					waiting.push( turn )
				) );
			try {
				return await work( await process.port() );
			} catch ( error ) {
				// End the process and wait, because the connection can break before the operating system reports that
				// the process has ended.
				if ( ! ( error instanceof PhpError ) ) {
					await process.end();
				}
				throw error;
			} finally {
				add( process );
			}
		},
	};
}

/** A PHP process that is restarted after it exits unexpectedly. */
type KeptProcess = {
	port(): Promise< number >;
	end(): Promise< void >;
};

/**
 * Starts a PHP process and restarts it when it exits unexpectedly, for example after a crash in an extension.
 *
 * @throws PlaygroundError with PHP's output if it does not start.
 */
async function keepProcess(
	php: NativePhp,
	root: string,
	surroundings: string
): Promise< KeptProcess > {
	let current = await startProcess( php, root, surroundings );
	return {
		port: async () => {
			if ( current.isOver() ) {
				current = await startProcess( php, root, surroundings );
			}
			return current.port;
		},
		end: () => current.end(),
	};
}

/** @throws PlaygroundError with PHP's output if it exits. */
async function startProcess(
	{ executable, extensions, environment }: NativePhp,
	root: string,
	surroundings: string
) {
	const child = spawn(
		executable,
		[
			...[ '-n', ...phpSettings( extensions ) ],
			// Port 0 lets the system choose a free port.
			...[ '-S', '127.0.0.1:0', '-t', root ],
			resolve( 'src/playground/php/router.php' ),
		],
		{
			env: {
				...environment,
				PLAYGROUND: surroundings,
				TMPDIR: temporaryFolder( root ),
			},
			stdio: [ 'ignore', 'ignore', 'pipe' ],
		}
	);
	let isOver = false;
	endWithProcess( child );
	const ended = new Promise< void >( ( exit ) =>
		child.on( 'exit', () => {
			isOver = true;
			exit();
		} )
	);
	const port = await waitForPort( child );
	return {
		port,
		isOver: () => isOver,
		end: () => {
			child.kill( 'SIGKILL' );
			return ended;
		},
	};
}

/** Waits until PHP prints its port. Reads and discards all further output, because a full pipe would block PHP. */
function waitForPort( child: ChildProcess ): Promise< number > {
	return new Promise( ( resolveStart, reject ) => {
		let said = '';
		let port: string | undefined;
		child.stderr?.on( 'data', ( chunk: Buffer ) => {
			if ( port ) {
				return;
			}
			said += chunk.toString();
			port = /:(\d+)\) started/.exec( said )?.[ 1 ];
			if ( port ) {
				resolveStart( Number( port ) );
			}
		} );
		child.on( 'exit', () =>
			reject( new PlaygroundError( `PHP did not start: ${ said }` ) )
		);
	} );
}

/** Forwards a request to PHP and its response to the client. Resolves when PHP has finished; rejects when its connection breaks. */
function forward(
	asked: IncomingMessage,
	response: ServerResponse,
	port: number
): Promise< void > {
	// The client disconnected while waiting for its turn.
	if ( response.destroyed ) {
		return Promise.resolve();
	}
	return new Promise( ( done, reject ) => {
		const { method, url, headers } = asked;
		const passed = request(
			{
				host: '127.0.0.1',
				port,
				method,
				path: url,
				headers: { ...headers, connection: 'close' },
				agent: false,
			},
			( answer ) => {
				response.writeHead(
					answer.statusCode ?? 502,
					answer.rawHeaders
				);
				// If the client has disconnected, read and discard PHP's response.
				if ( response.destroyed ) {
					answer.resume();
				} else {
					// The order matters: when the client disconnects, the pipe must detach before the rest of the
					// response is discarded.
					answer.pipe( response );
					response.on( 'close', () => answer.resume() );
				}
				answer.on( 'error', reject );
			}
		);
		passed.on( 'error', reject );
		passed.on( 'close', done );
		asked.pipe( passed );
		asked.on( 'close', () => passed.end() );
	} );
}
