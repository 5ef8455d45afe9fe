import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, php, test } from '#e2e';

const servers: Server[] = [];

/** A server that a test runs, and what it was asked. */
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

/** The embedded WordPress takes every address for a public one: here only that of the tests' own server is. */
const AS_ELSEWHERE = `add_filter( 'http_request_host_is_external', static fn( $is, $host ) => '127.0.0.1' === $host, 20, 2 );`;

/** The cards of addresses, as the site makes them. */
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

// spec: 002-3.21-3
test( 'a card has the title, the description, the picture and the kind that a page says it has', async () => {
	const { url } = await serve(
		page(
			'<title>Page</title><meta property="og:title" content="Rye &amp; salt"><meta name="twitter:title" content="Rye for tweets"><meta name="description" content=" Baked\n twice "><meta property="og:image" content="/loaf.jpg"><meta name="twitter:card" content="summary_large_image">'
		)
	);
	expect( await cards( [ `${ url }/rye` ] ) ).toEqual( {
		[ `${ url }/rye` ]: {
			title: 'Rye for tweets',
			description: 'Baked twice',
			url: `${ url }/rye`,
			image: `${ url }/loaf.jpg`,
			type: 'summary_large_image',
		},
	} );
} );

test( 'a page that says little has its title and is a small card; one that says nothing has none', async () => {
	const { url } = await serve( ( request, response ) =>
		page( request.url === '/title' ? '<title> Rye <b> </title>' : '' )(
			request,
			response
		)
	);
	expect( await cards( [ `${ url }/title`, `${ url }/nothing` ] ) ).toEqual( {
		[ `${ url }/title` ]: {
			title: 'Rye <b>',
			description: '',
			url: `${ url }/title`,
			image: '',
			type: 'summary',
		},
		[ `${ url }/nothing` ]: { error: true },
	} );
} );

test( 'a page is requested once: its card, or that it has none, is cached', async () => {
	const { url, asked } = await serve( ( request, response ) => {
		if ( request.url === '/gone' ) {
			response.statusCode = 404;
		}
		page( '<title>Rye</title>' )( request, response );
	} );
	const urls = [ `${ url }/a`, `${ url }/gone`, `${ url }/a` ];
	const first = await cards( urls );
	expect( first[ `${ url }/gone` ] ).toEqual( { error: true } );
	expect( await cards( urls ) ).toEqual( first );
	expect( asked ).toEqual( [ '/a', '/gone' ] );
} );

test( 'no picture is taken that is no address of the public web', async () => {
	const images = [
		'data:image/png;base64,AAAA',
		'javascript:alert(1)',
		'http://127.0.0.2/a.png',
		'http://192.168.0.1/a.png',
		'http://169.254.169.254/latest/meta-data',
		'http://[::1]/a.png',
		'file:///etc/passwd',
	];
	const { url } = await serve( ( request, response ) =>
		page(
			`<title>Rye</title><meta property="og:image" content="${
				images[ Number( request.url?.slice( 1 ) ) ]
			}">`
		)( request, response )
	);
	const all = await cards(
		images.map( ( _, index ) => `${ url }/${ index }` )
	);
	expect( Object.values( all ).map( ( { image } ) => image ) ).toEqual(
		images.map( () => '' )
	);
} );

test( 'nothing arrives at a server that is not public, neither at once nor by a redirect, and loops end', async () => {
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

test( 'of a long page the beginning is read, an endless one is given up, and what is no page is left alone', async () => {
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

test( 'words are read in the letters that a page is written in, and never as markup', async () => {
	const read = ( bytes: number[] | string, type: string ) =>
		php< Card | null >(
			`return \\Dovetail\\Publicize\\Thread_Card::read( base64_decode( $input[0] ), $input[1], 'https://bakery.example/' );`,
			[ Buffer.from( bytes as string ).toString( 'base64' ), type ]
		);
	const title = ( inner: number[], head = '' ) => [
		...Buffer.from( `<head>${ head }<title>` ),
		...inner,
		...Buffer.from( '</title>' ),
	];
	const table: [ number[], string, string ][] = [
		[
			title( [ 0x47, 0x72, 0xfc, 0xdf, 0x65 ] ),
			'text/html; charset=ISO-8859-1',
			'Grüße',
		],
		[
			title( [ 0xcf, 0xe5 ], '<meta charset="windows-1251">' ),
			'text/html',
			'Пе',
		],
		[
			title( [ 0x83, 0x70, 0x83, 0x93 ] ),
			'text/html; charset=Shift_JIS',
			'パン',
		],
		[
			title( [ ...Buffer.from( 'Rye ' ), 0xff, 0xfe ] ),
			'text/html; charset=utf-8',
			'Rye ??',
		],
		[
			title( [ ...Buffer.from( '+ADw-script+AD4-' ) ] ),
			'text/html; charset=utf-7',
			'+ADw-script+AD4-',
		],
		[
			title( [ ...Buffer.from( 'a\u202eb' ) ] ),
			'text/html; charset=utf-8',
			'a b',
		],
	];
	for ( const [ bytes, type, expected ] of table ) {
		expect( [ type, ( await read( bytes, type ) )?.title ] ).toEqual( [
			type,
			expected,
		] );
	}
	// spec: 002-9-15
	for ( const length of [ 200, 201, 1999, 2000 ] ) {
		const text = 'x'.repeat( length );
		const card = await read(
			`<title>${ text }</title><meta name="description" content="${ text }">`,
			'text/html'
		);
		expect( card?.title ).toHaveLength( length );
		expect( card?.description ).toHaveLength( 200 );
	}
	const long = await read(
		`<title>${ '👨‍👩‍👧‍👦 '.repeat( 300 ) }</title>`,
		'text/html'
	);
	expect( long?.title ).toMatch( /^(👨‍👩‍👧‍👦 )*👨‍👩‍👧‍👦…$/u );
} );
