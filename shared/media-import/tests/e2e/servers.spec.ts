import { gzipSync } from 'node:zlib';
import { expect, php, test } from '#e2e';
import {
	bytesOf,
	closeServers,
	forget,
	leftBehind,
	serve,
	take,
} from './support';

test.beforeEach( forget );

test.afterEach( async ( { troubles } ) => {
	closeServers();
	await forget();
	expect( await leftBehind() ).toEqual( [] );
	expect( troubles ).toEqual( [] );
} );

const MB = 2 ** 20;

test( 'a file that declares more than 25 MB is not downloaded', async () => {
	const { url } = await serve( ( request, response ) => {
		response.setHeader(
			'Content-Length',
			25 * MB + Number( request.url?.slice( 1 ) )
		);
		// Sends only the first bytes. An import that waits for the rest would time out.
		response.write( Buffer.alloc( 100 ) );
	} );
	const taken = await take(
		[ '0', '1' ].map( ( id ) => ( { id, url: `${ url }/${ id }` } ) ),
		`add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 2 ) + $args );`
	);
	expect( taken.map( ( { code } ) => code ) ).toEqual( [
		'media_late',
		'media_too_large',
	] );
	expect( taken[ 1 ]?.sentence ).toBe(
		'This file is too large to copy. The limit is 25 MB.'
	);
} );

test( 'a download is cut off at the size limit', async () => {
	const { url } = await serve( ( request, response ) => {
		if ( request.url === '/packed' ) {
			response.setHeader( 'Content-Encoding', 'gzip' );
			return response.end( gzipSync( Buffer.alloc( MB ) ) );
		}
		// Send a chunked response, which has no Content-Length header.
		response.write( Buffer.alloc( 50_000 ) );
		return response.end(
			Buffer.alloc( Number( request.url?.slice( 1 ) ) )
		);
	} );
	expect(
		await php(
			`$file = tempnam( get_temp_dir(), 'limit' );
			$answers = array_map( static function ( $url ) use ( $file ) {
				$answer = \\Dovetail\\Plugin\\Http_Client::download( $url, $file, 10, 100000 );
				clearstatcache();
				return is_wp_error( $answer ) ? $answer->get_error_code() : filesize( $file );
			}, $input );
			unlink( $file );
			return $answers;`,
			[ '/50000', '/50001', '/900000', '/packed' ].map(
				( path ) => url + path
			)
		)
	).toEqual( [
		100_000,
		'http_too_large',
		'http_too_large',
		'http_too_large',
	] );
} );

test( 'a download never follows a redirect to a private address or sends a header to another server', async () => {
	const bytes = await bytesOf();
	const inside = await serve(
		( _, response ) => response.end( bytes ),
		'127.0.0.2'
	);
	const other = await serve( ( _, response ) => response.end( bytes ) );
	const { url, tokens } = await serve( ( request, response ) => {
		const to = {
			'/inside': inside.url,
			'/other': `${ other.url }/x`,
			'/same': '/here',
			'/file': 'file:///etc/passwd',
		}[ request.url ?? '' ];
		if ( to ) {
			response.writeHead( 302, { Location: to } );
		}
		response.end( bytes );
	} );
	const headers = { Authorization: 'Bearer secret' };
	const taken = await take( [
		{ id: '1', url: `${ inside.url }/direct`, headers },
		{ id: '2', url: `${ url }/inside`, headers },
		{ id: '3', url: `${ url }/file`, headers },
		{ id: '4', url: 'http://169.254.169.254/latest/meta-data/', headers },
		{ id: '5', url: `${ url }/other`, headers },
		{ id: '6', url: `${ url }/same`, headers },
	] );
	expect( taken.map( ( { code, type } ) => code ?? type ) ).toEqual( [
		...Array( 4 ).fill( 'media_unreachable' ),
		'image/png',
		'image/png',
	] );
	expect( inside.asked ).toEqual( [] );
	expect( other.tokens ).toEqual( [ '' ] );
	expect( tokens.every( ( token ) => token === 'Bearer secret' ) ).toBe(
		true
	);
	expect( taken[ 0 ]?.sentence ).toBe(
		'The file could not be downloaded from The Archive. Try again in a moment.'
	);
} );

test( 'slow, missing, failing and interrupted downloads have different error messages', async () => {
	const bytes = await bytesOf();
	const { url } = await serve( ( request, response ) => {
		switch ( request.url ) {
			case '/late':
				response.write( bytes.subarray( 0, 20 ) );
				return;
			case '/gone':
				response.statusCode = 410;
				return response.end();
			case '/broken':
				response.statusCode = 500;
				return response.end( bytes );
			case '/cut':
				response.setHeader( 'Content-Length', bytes.length );
				response.write( bytes.subarray( 0, 40 ), () =>
					response.destroy()
				);
				return;
			default:
				response.statusCode = 404;
				return response.end( bytes );
		}
	} );
	const taken = await take(
		[ 'late', 'gone', 'missing', 'broken', 'cut' ].map( ( id ) => ( {
			id,
			url: `${ url }/${ id }`,
		} ) ),
		`add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 2 ) + $args );`
	);
	expect( taken ).toEqual( [
		{
			code: 'media_late',
			sentence:
				'The Archive took too long to send the file. Try again in a moment.',
		},
		...Array( 2 ).fill( {
			code: 'media_not_found',
			sentence: 'The Archive no longer has this file.',
		} ),
		...Array( 2 ).fill( {
			code: 'media_unreachable',
			sentence:
				'The file could not be downloaded from The Archive. Try again in a moment.',
		} ),
	] );
} );
