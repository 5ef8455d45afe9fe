import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import {
	createServer,
	request,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { endWithProcess } from './end-with-process';
import type { Engine, EngineOptions } from './engine';
import { PlaygroundError } from './playground-error';

/** Paths of a native PHP: the program and the files it needs. */
type NativePhp = {
	executable: string;
	extensions: string;
	environment: NodeJS.ProcessEnv;
};

/** PHP extensions that WordPress and the plugin use. */
const EXTENSIONS = [
	'ctype',
	'curl',
	'dom',
	'exif',
	'fileinfo',
	'gd',
	'iconv',
	'intl',
	'mbstring',
	'pdo',
	'pdo_sqlite',
	'simplexml',
	'sqlite3',
	'tokenizer',
	'xml',
	'xmlreader',
	'xmlwriter',
	'zip',
];

/** PHP extensions that WordPress needs for databases other than SQLite. */
const DATABASE_EXTENSIONS = [ 'mysqlnd', 'mysqli' ];

let found: NativePhp | null | undefined;

/** Returns the native PHP from the npm package (Linux x64, glibc of 2021 or later); undefined where it does not run. */
export function findNativePhp(): NativePhp | undefined {
	found ??= lookForPhp();
	return found ?? undefined;
}

function lookForPhp(): NativePhp | null {
	if ( process.platform !== 'linux' || process.arch !== 'x64' ) {
		return null;
	}
	const root = dirname(
		dirname(
			createRequire( import.meta.url ).resolve(
				'@libphp/amazon-linux-2023-v84'
			)
		)
	);
	const executable = join( root, 'native/php/php' );
	const environment = {
		...process.env,
		LD_LIBRARY_PATH: join( root, 'native/lib' ),
	};
	const { status } = spawnSync( executable, [ '-n', '-v' ], {
		env: environment,
	} );
	return status === 0
		? {
				executable,
				environment,
				extensions: join( root, 'native/php/modules' ),
			}
		: null;
}

/**
 * Starts a server for the site with several PHP processes behind it, each handling one request at a time. PHP's own
 * multi-process mode can deadlock when one request waits for another.
 */
export async function startNativePhp(
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
		// Two more processes than workers, because a page may wait for a request to its own site.
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

/** An error of the code that PHP ran; the process itself goes on. */
class PhpError extends Error {}

/** Creates a pool that lends each of its items to one user at a time. Other users wait in order. */
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
				// Its connection can break before the operating system reports that the process has ended.
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

/** A PHP process that is restarted on demand when it has ended. */
type KeptProcess = {
	/** Resolves with the port on which it listens. */
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

/**
 * Starts a PHP process on a port of its own.
 *
 * @throws PlaygroundError with PHP's output if it exits.
 */
async function startProcess(
	{ executable, extensions, environment }: NativePhp,
	root: string,
	surroundings: string
) {
	const child = spawn(
		executable,
		[
			...[ '-n', ...settings( extensions ) ],
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
	const port = await untilItListens( child );
	return {
		port,
		isOver: () => isOver,
		end: () => {
			child.kill( 'SIGKILL' );
			return ended;
		},
	};
}

/**
 * Runs PHP (without `<?php`) on the native PHP, outside WordPress. It may connect to a database.
 *
 * @param code PHP code that reads `input` as JSON from its standard input.
 * @return The output, and whether the exit code was 0.
 * @throws PlaygroundError if native PHP does not run on this machine.
 */
export async function runNativePhp(
	code: string,
	input: unknown
): Promise< { isOk: boolean; output: string } > {
	const php = findNativePhp();
	if ( ! php ) {
		throw new PlaygroundError(
			'A database other than SQLite needs PHP itself, which runs on Linux on x64 only. Start without --database.'
		);
	}
	const { status, stdout } = spawnSync(
		php.executable,
		[
			'-n',
			...[ `extension_dir=${ php.extensions }` ]
				.concat(
					DATABASE_EXTENSIONS.map( ( name ) => `extension=${ name }` )
				)
				.flatMap( ( setting ) => [ '-d', setting ] ),
			'-r',
			code,
		],
		{
			env: php.environment,
			input: JSON.stringify( input ),
			encoding: 'utf8',
		}
	);
	return { isOk: status === 0, output: stdout };
}

/**
 * Runs PHP (without `<?php`) in a separate process, with the settings of a site, outside WordPress.
 *
 * @return The output, even after a failure, and a function that kills the process.
 */
export function spawnNativePhp(
	{ executable, extensions, environment }: NativePhp,
	siteFolder: string,
	code: string
): { done: Promise< string >; end(): void } {
	const temporary = resolve( temporaryFolder( siteFolder ) );
	mkdirSync( temporary, { recursive: true } );
	const child = spawn(
		executable,
		[ '-n', ...settings( extensions ), '-r', code ],
		{
			env: { ...environment, TMPDIR: temporary },
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		}
	);
	endWithProcess( child );
	let output = '';
	const append = ( chunk: Buffer ) => ( output += chunk.toString() );
	child.stdout.on( 'data', append );
	child.stderr.on( 'data', append );
	return {
		done: new Promise( ( ended ) =>
			child.on( 'close', () => ended( output ) )
		),
		end: () => child.kill( 'SIGKILL' ),
	};
}

/** Result of a program that the native PHP ran. The exit code is -1 if a signal killed it. */
export type Ended = { code: number; stdout: string; stderr: string };

/**
 * Runs a PHP file on the command line with the settings of a site.
 *
 * @param php     Native PHP from `findNativePhp()`.
 * @param site    Folder of the site.
 * @param command The file and its arguments.
 * @param options Standard input, and the number of output bytes that are read before the pipe is closed.
 */
export function runNativeFile(
	{ executable, extensions, environment }: NativePhp,
	site: string,
	command: readonly string[],
	{ input = '', bytes = Infinity }: { input?: string; bytes?: number } = {}
): Promise< Ended > {
	const temporary = resolve( temporaryFolder( site ) );
	mkdirSync( temporary, { recursive: true } );
	const child = spawn(
		executable,
		[
			'-n',
			...settings( extensions ),
			...[ '-d', 'extension=phar' ],
			...command,
		],
		{ env: { ...environment, TMPDIR: temporary } }
	);
	endWithProcess( child );
	child.stdin.end( input );
	let stdout = '';
	let stderr = '';
	child.stdout.on( 'data', ( chunk: Buffer ) => {
		stdout += chunk.toString();
		if ( stdout.length >= bytes ) {
			child.stdout.destroy();
		}
	} );
	child.stderr.on( 'data', ( chunk: Buffer ) => {
		stderr += chunk.toString();
	} );
	return new Promise( ( ended ) =>
		child.on( 'close', ( code ) =>
			ended( { code: code ?? -1, stdout, stderr } )
		)
	);
}

/** Returns the site's own folder for temporary files. In a shared folder, sites would see each other's files. */
export const temporaryFolder = ( root: string ): string =>
	`${ root }.temporary`;

/** Adds the plugin to the site as a symbolic link, so that a new build takes effect immediately. */
export function linkPlugin( root: string, pluginFolder?: string ): void {
	const place = join( root, 'wp-content/plugins/dovetail-blocks' );
	rmSync( place, { recursive: true, force: true } );
	if ( pluginFolder ) {
		mkdirSync( dirname( place ), { recursive: true } );
		symlinkSync( resolve( pluginFolder ), place );
	}
}

/** Returns PHP's settings as command-line options. */
const settings = ( extensions: string ): string[] =>
	[
		`extension_dir=${ extensions }`,
		'zend_extension=opcache',
		...[ ...EXTENSIONS, ...DATABASE_EXTENSIONS ].map(
			( name ) => `extension=${ name }`
		),
		'memory_limit=256M',
		'error_reporting=E_ALL',
		'display_errors=1',
		// Otherwise PHP would print a warning about a large request body before WordPress can send a status.
		'display_startup_errors=0',
		'log_errors=1',
		// Low limits, so that tests can exceed them.
		'upload_max_filesize=16M',
		'post_max_size=20M',
		'max_execution_time=0',
		'sendmail_path=/bin/false',
		// Disable the function, so that `host-names.php` can define one without DNS lookups.
		'disable_functions=gethostbyname',
		'opcache.enable=1',
		'opcache.enable_cli=1',
		'opcache.max_accelerated_files=10000',
		'opcache.revalidate_freq=0',
	].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * Waits until PHP prints its port. Its further output, a line for each request, is read and dropped, because a full
 * pipe would block it.
 */
function untilItListens( child: ChildProcess ): Promise< number > {
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
				// The client may disconnect at any time; PHP's response must still be read.
				if ( response.destroyed ) {
					answer.resume();
				} else {
					// The order matters: the client's disconnect listener must come before the pipe.
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
