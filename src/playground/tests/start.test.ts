import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The tests run `npm start` in an empty folder, so that this project's site and build stay untouched. */
const COMMAND = resolve( 'src/playground/index.ts' );
const TSX = pathToFileURL( require.resolve( 'tsx' ) ).href;

let folder = '';
beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'start-' ) );
} );
afterEach( () => rmSync( folder, { recursive: true, force: true } ) );

function start( args: readonly string[], environment: NodeJS.ProcessEnv = {} ) {
	const child = spawn(
		process.execPath,
		[ '--import', TSX, COMMAND, ...args ],
		{
			cwd: folder,
			env: {
				...process.env,
				// Prevent downloads: a registry that does not respond, and no retries.
				DOVETAIL_CACHE: join( folder, 'cache' ),
				npm_config_registry: 'http://127.0.0.1:9',
				npm_config_cache: join( folder, 'npm' ),
				npm_config_fetch_retries: '0',
				npm_execpath: '',
				npm_lifecycle_event: '',
				...environment,
			},
		}
	);
	let output = '';
	let errors = '';
	child.stdout.on( 'data', ( chunk: Buffer ) => ( output += chunk ) );
	child.stderr.on( 'data', ( chunk: Buffer ) => ( errors += chunk ) );
	const ended = once( child, 'close' ).then( ( [ code ] ) => ( {
		code: code as number | null,
		output,
		errors: errors.trim(),
	} ) );
	return { child, ended };
}

async function freePort(): Promise< string > {
	const server = createServer().listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = server.address() as AddressInfo;
	server.close();
	return String( port );
}

async function someWordPress(): Promise< string > {
	const wordpress = join( folder, 'wordpress' );
	await mkdir(
		join( wordpress, 'wp-content/mu-plugins/sqlite-database-integration' ),
		{ recursive: true }
	);
	writeFileSync( join( wordpress, 'wp-settings.php' ), '' );
	writeFileSync(
		join(
			wordpress,
			'wp-content/mu-plugins/sqlite-database-integration/db.copy'
		),
		''
	);
	await mkdir( join( folder, 'src/playground/overlay' ), {
		recursive: true,
	} );
	return wordpress;
}

async function someBuild( code: string ): Promise< void > {
	await mkdir( join( folder, 'src/bundle' ), { recursive: true } );
	symlinkSync( resolve( 'node_modules' ), join( folder, 'node_modules' ) );
	writeFileSync( join( folder, 'src/bundle/index.ts' ), code );
}

describe( 'npm start', () => {
	it( 'exits with a one-sentence error if its port is in use', async () => {
		const server = createServer().listen( 0, '127.0.0.1' );
		await once( server, 'listening' );
		const { port } = server.address() as AddressInfo;
		const { code, errors } = await start( [ '--port', String( port ) ] )
			.ended;
		server.close();
		expect( errors ).toBe(
			`Port ${ port } is in use: end what runs there, or take another with --port.`
		);
		expect( code ).toBe( 1 );
	}, 60_000 );

	it( 'exits with a one-sentence error if WordPress cannot be downloaded', async () => {
		const { code, errors } = await start( [ '--port', await freePort() ] )
			.ended;
		expect( errors ).toMatch(
			/^WordPress could not be downloaded: npm could not fetch wp-studio@1\.22\.0 \(.+\)\. Check the network and the registry, or name a folder with --wordpress\.$/
		);
		expect( code ).toBe( 1 );
	}, 60_000 );

	it( 'stops the build and exits with an error if the WordPress download fails', async () => {
		const builds = createServer().listen( 0, '127.0.0.1' );
		await once( builds, 'listening' );
		const { port } = builds.address() as AddressInfo;
		await someBuild(
			`import { connect } from 'node:net'; connect( ${ port }, '127.0.0.1' );`
		);
		const buildBegins = once( builds, 'connection' );
		const registry = createHttpServer( ( _, answer ) => {
			void buildBegins.then( () => answer.writeHead( 404 ).end() );
		} ).listen( 0, '127.0.0.1' );
		await once( registry, 'listening' );
		const { ended } = start( [ '--port', await freePort() ], {
			npm_config_registry: `http://127.0.0.1:${
				( registry.address() as AddressInfo ).port
			}`,
		} );
		const [ build ] = ( await buildBegins ) as [ Socket ];
		build.on( 'error', () => {} ).resume();
		await once( build, 'close' );
		const { code, errors } = await ended;
		expect( errors ).toMatch( /^WordPress could not be downloaded: / );
		expect( code ).toBe( 1 );
		builds.close();
		registry.close();
	}, 60_000 );

	it( 'exits with the build’s output and a one-sentence error if the build fails', async () => {
		await someBuild(
			"console.log( 'It was called with', ...process.argv.slice( 2 ) ); process.exit( 1 );"
		);
		const { code, errors, output } = await start( [
			'--port',
			await freePort(),
			'--wordpress',
			await someWordPress(),
		] ).ended;
		expect( output ).toContain( 'Building the plugin' );
		expect( errors ).toBe(
			'It was called with --unminified\n\nThe plugin could not be built: the lines above say why.'
		);
		expect( code ).toBe( 1 );
	}, 60_000 );
} );

describe( 'Ctrl-C', () => {
	it( 'stops npm start and its child processes without an error, even during a download', async () => {
		// A registry that never responds, so that npm keeps waiting for the download.
		const registry = createServer().listen( 0, '127.0.0.1' );
		await once( registry, 'listening' );
		const { port } = registry.address() as AddressInfo;
		const { child, ended } = start( [ '--port', await freePort() ], {
			npm_config_registry: `http://127.0.0.1:${ port }`,
		} );
		const [ npm ] = ( await once( registry, 'connection' ) ) as [ Socket ];
		npm.on( 'error', () => {} ).resume();
		const npmIsGone = once( npm, 'close' );
		child.kill( 'SIGINT' );
		await npmIsGone;
		expect( await ended ).toMatchObject( {
			code: 0,
			errors: '',
			output: expect.stringContaining( 'Stopping …' ),
		} );
		registry.close();
	}, 60_000 );
} );
