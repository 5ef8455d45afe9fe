import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, php, test } from '#e2e';
import { forget } from './support';

const servers: Server[] = [];

async function serve(
	answer: RequestListener,
	address = '127.0.0.1'
): Promise< { url: string; asked: string[] } > {
	const asked: string[] = [];
	const server = createServer(
		{ maxHeaderSize: 2 ** 20 },
		( request, response ) => {
			asked.push( request.url ?? '' );
			answer( request, response );
		}
	);
	servers.push( server );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, address, listening )
	);
	const { port } = server.address() as AddressInfo;
	return { url: `http://${ address }:${ port }`, asked };
}

test.beforeEach( forget );

test.afterEach( async () => {
	for ( const server of servers.splice( 0 ) ) {
		server.closeAllConnections();
		server.close();
	}
} );

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Show</title><item><title>One</title><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item></channel></rss>`;

type Answer = { code: string; error: string; titles: string[]; peak: number };

/**
 * Reads feeds as the jobs do. Returns the result and the memory use in bytes for each feed. `before` is PHP code that
 * runs first.
 */
const read = ( urls: string[], before = '' ): Promise< Answer[] > =>
	php(
		`${ before }
		return array_map( static function ( $url ) {
			memory_reset_peak_usage();
			$memory = memory_get_usage();
			\\Dovetail\\Podcast_Player\\Feed::run_refresh( $url );
			$entry  = get_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( $url ) );
			return array(
				'error'  => $entry['error'],
				'titles' => array_column( $entry['feed'] ? $entry['feed']['tracks'] : array(), 'title' ),
				'peak'   => memory_get_peak_usage() - $memory,
			);
		}, $input );`,
		urls
	);

const HURRY = `add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 2 ) + $args );`;

const MB = 2 ** 20;

test( 'the site aborts a response that never ends or is sent byte by byte', async () => {
	const { url, asked } = await serve( ( request, response ) => {
		const send = ( piece: string | Buffer ) => {
			const more = () => {
				while ( ! response.destroyed && response.write( piece ) ) {}
			};
			response.on( 'drain', more );
			more();
		};
		response.on( 'error', () => {} );
		switch ( request.url ) {
			case '/endless':
				return send( Buffer.alloc( 65_536, 'x' ) );
			case '/endless-packed':
				response.setHeader( 'Content-Encoding', 'gzip' );
				return send( gzipSync( Buffer.alloc( 10 * MB ) ) );
			case '/silent':
				return;
			default: {
				response.write( RSS.slice( 0, 20 ) );
				const drop = setInterval( () => response.write( 'x' ), 50 );
				response.on( 'close', () => clearInterval( drop ) );
			}
		}
	} );
	const answers = await read(
		[ '/endless', '/endless-packed', '/silent', '/slow' ].map(
			( path ) => url + path
		),
		HURRY
	);
	expect( asked ).not.toEqual( [] );
	for ( const { error, peak } of answers ) {
		expect( error ).toBe( 'podcast_unreachable' );
		expect( peak ).toBeLessThan( 24 * MB );
	}
} );

test( 'compressed responses, large headers and wrong content types use less than 24 MB of memory', async () => {
	const bomb = gzipSync( Buffer.alloc( 100 * MB ) );
	const { url } = await serve( ( request, response ) => {
		switch ( request.url ) {
			case '/packed':
				response.setHeader( 'Content-Encoding', 'gzip' );
				return response.end( gzipSync( RSS ) );
			case '/bomb':
				response.setHeader( 'Content-Encoding', 'gzip' );
				return response.end( bomb );
			case '/bomb-in-a-bomb':
				response.setHeader( 'Content-Encoding', 'gzip' );
				return response.end( gzipSync( bomb ) );
			case '/bomb-unsaid':
				return response.end( bomb );
			case '/headers':
				for ( let index = 0; index < 100; index++ ) {
					response.setHeader( `X-${ index }`, 'x'.repeat( 8_000 ) );
				}
				return response.end( RSS );
			case '/image':
				response.setHeader( 'Content-Type', 'image/png' );
				return response.end( RSS );
			case '/error':
				response.statusCode = 500;
				return response.end( RSS );
			default:
				return response.end();
		}
	} );
	const names = [
		'packed',
		'bomb',
		'bomb-in-a-bomb',
		'bomb-unsaid',
		'headers',
		'image',
		'error',
		'empty',
	];
	const answers = await read( names.map( ( name ) => `${ url }/${ name }` ) );
	expect(
		Object.fromEntries(
			answers.map( ( { error, titles }, index ) => [
				names[ index ],
				error || titles,
			] )
		)
	).toEqual( {
		packed: [ 'One' ],
		bomb: 'podcast_not_a_feed',
		'bomb-in-a-bomb': 'podcast_not_a_feed',
		'bomb-unsaid': 'podcast_not_a_feed',
		headers: 'podcast_unreachable',
		// A server may send the wrong content type.
		image: [ 'One' ],
		error: 'podcast_unreachable',
		empty: 'podcast_not_a_feed',
	} );
	for ( const { peak } of answers ) {
		expect( peak ).toBeLessThan( 24 * MB );
	}
} );

test( 'the site does not follow redirects to private addresses, in any notation', async () => {
	const inside = await serve(
		( _, response ) => response.end( RSS ),
		'127.0.0.2'
	);
	const { port } = new URL( inside.url );
	const forms = [
		`127.0.0.2:${ port }`,
		`127.0.0.2.:${ port }`,
		`2130706434:${ port }`,
		`0x7f000002:${ port }`,
		`0x7f.0.0.2:${ port }`,
		`0177.0.0.2:${ port }`,
		`127.2:${ port }`,
		`[::ffff:127.0.0.2]:${ port }`,
		`[::ffff:7f00:2]:${ port }`,
		`[::1]:${ port }`,
		`user@127.0.0.2:${ port }`,
		`127.0.0.1@127.0.0.2:${ port }`,
		`127.0.0.1%2f@127.0.0.2:${ port }`,
		`127.0.0.1\\@127.0.0.2:${ port }`,
		`127.0.0.2.nip.io:${ port }`,
		`inside.test:${ port }`,
		'169.254.169.254',
		'10.0.0.1',
		'100.64.0.1',
		'0.0.0.0',
	];
	const { url, asked } = await serve( ( request, response ) => {
		const path = request.url ?? '';
		const hop = Number( /^\/hop\/(\d+)/.exec( path )?.[ 1 ] ?? NaN );
		const [ , status, form ] = /^\/to\/(\d+)\/(\d+)/.exec( path ) ?? [];
		if ( form ) {
			response.writeHead( Number( status ), {
				Location: `http://${ forms[ Number( form ) ] }/feed.xml`,
			} );
		} else if ( hop ) {
			response.writeHead( 302, { Location: `/hop/${ hop - 1 }` } );
		}
		response.end( RSS );
	} );
	const places = forms.map( ( _, index ) => `${ url }/to/302/${ index }` );
	const answers = await read( [
		...places,
		...[ 301, 303, 307, 308 ].map(
			( status ) => `${ url }/to/${ status }/0`
		),
		...forms.map( ( form ) => `http://${ form }/feed.xml` ),
	] );
	expect( answers.map( ( { error } ) => error ) ).toEqual(
		answers.map( () => 'podcast_unreachable' )
	);
	expect( inside.asked ).toEqual( [] );

	// Check that the target is reachable without the guard, so that only the guard can prevent the redirect.
	await php(
		`return wp_remote_retrieve_response_code( wp_remote_get( $input, array( 'timeout' => 10 ) ) );`,
		`${ url }/to/302/0`
	);
	expect( inside.asked ).toEqual( [ '/feed.xml' ] );

	// The site follows up to five redirects between public servers.
	asked.length = 0;
	const [ five, six ] = await read( [ `${ url }/hop/5`, `${ url }/hop/6` ] );
	expect( five?.titles ).toEqual( [ 'One' ] );
	expect( six?.error ).toBe( 'podcast_unreachable' );
	expect( asked ).toHaveLength( 12 );
} );

test( 'a request uses the IP address that was checked, even if the DNS entry changes', async () => {
	const { url, asked } = await serve(
		( _, response ) => response.end( RSS ),
		'127.0.0.2'
	);
	const { port } = new URL( url );
	expect(
		await php(
			`$class  = new ReflectionClass( 'Dovetail\\Plugin\\Http_Client' );
			$remote = $class->newInstanceWithoutConstructor();
			$class->getConstructor()->invoke( $remote, array( "localhost:$input:127.0.0.2" ), 1000 );
			add_action( 'http_api_curl', array( $remote, 'configure_handle' ) );
			return wp_remote_retrieve_response_code( wp_remote_get( "http://localhost:$input/held" ) );`,
			port
		)
	).toBe( 200 );
	expect( asked ).toEqual( [ '/held' ] );
} );
