import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
	createServer,
	request,
	type OutgoingHttpHeaders,
	type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFiles } from '../serve-files';

let folder = '';
let server: Server;

beforeEach( async () => {
	folder = mkdtempSync( join( tmpdir(), 'serve-files-' ) );
	for ( const [ name, text ] of Object.entries( {
		'site/wp-includes/a.js': 'core',
		'site/wp-config.php': 'secret',
		'site/song.mp3': 'song',
		'site/.ht.sqlite': 'secret',
		'plugin/a.js': 'plugin',
		'site-other/a.js': 'elsewhere',
		'outside.js': 'outside',
	} ) ) {
		mkdirSync( join( folder, name, '..' ), { recursive: true } );
		writeFileSync( join( folder, name ), text );
	}
	server = createServer( ( { url }, response ) =>
		response.end( `asked for ${ url }` )
	);
	serveFiles( server, [
		{
			folder: join( folder, 'plugin' ),
			path: '/plugins/ours/',
			isKept: false,
		},
		{ folder: join( folder, 'site' ), path: '/', isKept: true },
	] );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, '127.0.0.1', listening )
	);
} );
afterEach( () => {
	server.close();
	rmSync( folder, { recursive: true } );
} );

/** Sends the path unchanged, because `fetch` would normalize it. */
const get = (
	path: string,
	method = 'GET',
	headers: OutgoingHttpHeaders = {}
) =>
	new Promise< string >( ( resolve, reject ) => {
		const { port } = server.address() as AddressInfo;
		const asked = { port, host: '127.0.0.1', path, method, headers };
		request( asked, ( response ) => {
			const { 'content-type': type, 'cache-control': keep } =
				response.headers;
			let text = [ type, keep, '' ].filter( Boolean ).join( ' ' );
			text += text && ' ';
			response.on( 'data', ( chunk ) => ( text += chunk ) );
			response.on( 'end', () => resolve( text.trim() ) );
		} )
			.on( 'error', reject )
			.end();
	} );

describe( 'serveFiles', () => {
	it.each( [
		[ '/wp-includes/a.js', 'text/javascript no-cache core' ],
		[ '/song.mp3', 'audio/mpeg no-cache song' ],
		[ '/wp-includes/a.js?ver=7', 'text/javascript max-age=3600 core' ],
		[ '/plugins/ours/a.js?ver=7', 'text/javascript no-cache plugin' ],
	] )( 'serves %s from disk', async ( path, answer ) => {
		expect( await get( path ) ).toBe( answer );
	} );

	it( 'serves part of a file for a range request', async () => {
		expect( await get( '/song.mp3', 'GET', { range: 'bytes=1-2' } ) ).toBe(
			'audio/mpeg no-cache on'
		);
	} );

	it.each( [
		'/',
		'/?p=1',
		'/wp-config.php',
		'/.ht.sqlite',
		'/wp-includes',
		'/wp-includes/none.js',
		'/../outside.js',
		'/wp-includes/../../outside.js',
		'/%2e%2e/outside.js',
		'/plugins/ours/../../site-other/a.js',
	] )( 'leaves the URL %s to WordPress', async ( path ) => {
		expect( await get( path ) ).toBe( `asked for ${ path }` );
	} );

	it( 'leaves requests other than GET to WordPress', async () => {
		expect( await get( '/wp-includes/a.js', 'POST' ) ).toBe(
			'asked for /wp-includes/a.js'
		);
	} );
} );
