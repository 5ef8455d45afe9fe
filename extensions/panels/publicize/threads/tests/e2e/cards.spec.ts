import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, php, test } from '#e2e';

const servers: Server[] = [];

async function serve( answer: RequestListener, address = '127.0.0.1' ) {
	const asked: string[] = [];
	const server = createServer( ( request, response ) => {
		asked.push( request.url ?? '' );
		answer( request, response );
	} );
	servers.push( server );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, address, listening )
	);
	const { port } = server.address() as AddressInfo;
	return { url: `http://${ address }:${ port }`, asked };
}

const forget = () =>
	php( `
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%dovetail\\_blocks\\_card\\_%' OR option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		wp_cache_flush();
		return 1;` );

test.beforeEach( forget );
test.afterEach( async () => {
	for ( const server of servers.splice( 0 ) ) {
		server.closeAllConnections();
		server.close();
	}
	await forget();
} );

type Card = {
	title?: string;
	description?: string;
	url?: string;
	image?: string;
	type?: string;
	error?: boolean;
};

/** Makes only the test server's address public. The test WordPress otherwise treats every address as public. */
const AS_ELSEWHERE = `add_filter( 'http_request_host_is_external', static fn( $is, $host ) => '127.0.0.1' === $host, 20, 2 );`;

const cards = ( urls: string[] ) =>
	php< Record< string, Card > >(
		`${ AS_ELSEWHERE } return (object) \\Dovetail\\Publicize\\Thread_Cards::of( $input );`,
		urls
	);

const page =
	( head: string, type = 'text/html; charset=utf-8' ): RequestListener =>
	( _, response ) => {
		response.setHeader( 'Content-Type', type );
		response.end(
			Buffer.from(
				`<!doctype html><html><head>${ head }</head><body><meta property="og:title" content="No"></body></html>`
			)
		);
	};

test( 'requests for link cards never reach a private server, even after a redirect, and redirect loops end', async () => {
	const hidden = await serve( page( '<title>Secret</title>' ), '127.0.0.2' );
	const { url, asked } = await serve( ( request, response ) => {
		response.statusCode = 302;
		response.setHeader(
			'Location',
			request.url === '/loop' ? '/loop' : hidden.url
		);
		response.end();
	} );
	const urls = [
		hidden.url,
		`${ url }/away`,
		`${ url }/loop`,
		'file:///etc/passwd',
		'gopher://example.com/',
		'https://user:secret@10.0.0.1/',
	];
	expect( Object.values( await cards( urls ) ) ).toEqual(
		urls.map( () => ( { error: true } ) )
	);
	expect( hidden.asked ).toEqual( [] );
	expect( asked.length ).toBeLessThan( 10 );
} );

test( 'a link card reads only the start of a long or endless page, and ignores non-HTML responses', async () => {
	const { url } = await serve( ( request, response ) => {
		response.on( 'error', () => {} );
		if ( request.url === '/picture' ) {
			page( '<title>Rye</title>', 'image/png' )( request, response );
			return;
		}
		response.setHeader( 'Content-Type', 'text/html' );
		if ( request.url === '/long' ) {
			response.end(
				`<html><head><title>Long</title></head>${ ' '.repeat(
					1_000_000
				) }<meta property="og:title" content="Behind what is read">`
			);
			return;
		}
		response.write( '<html><head><title>Endless</title>' );
		const more = () => {
			while (
				! response.destroyed &&
				response.write( Buffer.alloc( 65_536, ' ' ) )
			) {}
		};
		response.on( 'drain', more );
		more();
	} );
	const all = await cards( [
		`${ url }/long`,
		`${ url }/endless`,
		`${ url }/picture`,
	] );
	expect( all[ `${ url }/long` ]?.title ).toBe( 'Long' );
	expect( all[ `${ url }/endless` ] ).toEqual( { error: true } );
	expect( all[ `${ url }/picture` ] ).toEqual( { error: true } );
} );
