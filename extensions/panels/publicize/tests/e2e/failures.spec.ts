import { expect, php, test } from '#e2e';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	beginAnew,
	answering,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
	statuses,
	steer,
	WAITING,
} from './support';

beginAnew();

const PAGE = '<!doctype html><title>Maintenance</title>';

for ( const [ what, status, body, headers, outcome ] of [
	[ 'answers in HTML', 200, PAGE, {}, 'waiting' ],
	[ 'sends half an answer', 200, '{"id":', {}, 'waiting' ],
	[ 'is broken', 500, PAGE, {}, 'waiting' ],
	[ 'is busy', 429, '{}', { 'retry-after': '3600' }, 'waiting' ],
	[ 'is down', 503, PAGE, {}, 'waiting' ],
	[ 'leads elsewhere', 302, '{}', {}, 'waiting' ],
	[ 'knows the token no more', 401, '{"error":"x"}', {}, 'failed' ],
	[ 'forbids it', 403, '{"error":"x"}', {}, 'failed' ],
	[
		'cannot process it',
		422,
		'{"error":"Text <b>too</b> long"}',
		{},
		'failed',
	],
] as const ) {
	test( `where Mastodon ${ what }, a post is ${ outcome }, with a sentence`, async () => {
		await connect( { mastodon: MASTODON } );
		const [ seconds, [ state, sentence ] ] = await php<
			[ number | true, [ string, string ] ]
		>(
			`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();` +
				answering( status, body, headers ) +
				`return array( $share( $post )['mastodon'], $log( $post )['mastodon'] );`
		);
		expect( state ).toBe( outcome );
		expect( sentence ).toMatch( /^(Mastodon|This access token) .+[.g]$/ );
		expect( sentence ).not.toMatch( /[<>]|mastodon-token/ );
		expect( seconds ).toBe(
			( { failed: true, waiting: status === 429 ? 3600 : 60 } as const )[
				outcome
			]
		);
	} );
}

test( 'where Mastodon does not answer in time, a post waits, with a sentence', async () => {
	await connect( { mastodon: MASTODON } );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();
			add_filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 20000 milliseconds' ), 99 );
			return array( $share( $post )['mastodon'], $log( $post )['mastodon'][1] );`
		)
	).toEqual( [
		60,
		'Mastodon took too long to answer. Try again in a moment.',
	] );
} );

test( 'a connection that is cut is tried again with the same key, and what the author reads says so', async () => {
	await connect( { mastodon: MASTODON } );
	const key = 'POST mastodon:/api/v1/statuses';
	await steer( 'faults', 'PUT', { [ key ]: 'cut' } );
	const [ id, seconds ] = await php< [ number, unknown ] >(
		`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting(); return array( $post, $share( $post ) );`
	);
	expect( seconds ).toEqual( { mastodon: 60 } );
	await steer( 'faults', 'PUT', {} );
	const keys = await php< string[] >(
		`${ NO_PLATFORM } ${ SHARE } $keys = array();
		add_filter( 'http_request_args', static function ( $args, $url ) use ( &$keys ) { $keys[] = $args['headers']['Idempotency-Key'] ?? ''; return $args; }, 10, 2 );
		$row = get_post_meta( $input, '_dovetail_share_mastodon', true );
		$share( $input );
		update_post_meta( $input, '_dovetail_share_mastodon', wp_slash( $row ) );
		$share( $input );
		return array_values( array_filter( $keys ) );`,
		id
	);
	expect( keys ).toHaveLength( 2 );
	expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{64}$/ );
	expect( keys[ 1 ] ).toBe( keys[ 0 ] );
} );

test( 'a post with unknown result after an hour is not shared again automatically: its author is told to check', async () => {
	await connect( { mastodon: MASTODON } );
	const [ state, sentence ] = await php< string[] >(
		`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();
		\\Dovetail\\Publicize\\Shares::note( $post, 'mastodon', array( 'doubt' => time() - 3600 ) );
		$share( $post );
		return $log( $post )['mastodon'];`
	);
	expect( [ state, sentence ] ).toEqual( [
		'failed',
		'The network did not confirm the post. Check there before you try again.',
	] );
	expect( await statuses() ).toHaveLength( 0 );
} );

test( 'a busy network has received nothing, and is retried after the time it asks for', async () => {
	await connect( { mastodon: MASTODON } );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();` +
				answering( 429, '{}', { 'retry-after': '36000' } ) +
				`$share( $post ); return \\Dovetail\\Publicize\\Shares::of( $post, 'mastodon' )['doubt'];`
		)
	).toBe( 0 );
} );

test( 'sharing stops after six failed attempts, and is retried when the author asks', async () => {
	await connect( { mastodon: MASTODON } );
	await steer( 'faults', 'PUT', {
		'POST mastodon:/api/v1/statuses': { kind: 'refused', status: 429 },
	} );
	const [ id, seconds, [ state ] ] = await php<
		[ number, unknown[], string[] ]
	>( `${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();
		for ( $try = 0; $try < 8; $try++ ) { $seconds[] = $share( $post )['mastodon']; }
		return array( $post, $seconds, $log( $post )['mastodon'] );` );
	expect( seconds ).toEqual( [
		60,
		300,
		900,
		1800,
		7200,
		21600,
		true,
		true,
	] );
	expect( state ).toBe( 'failed' );
	await steer( 'faults', 'PUT', {} );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } \\Dovetail\\Publicize\\Sharing::try_again( $input, 'mastodon' ); $share( $input ); \\Dovetail\\Publicize\\Sharing::try_again( $input, 'mastodon' ); return $log( $input )['mastodon'][0];`,
			id
		)
	).toBe( 'done' );
	expect( await statuses() ).toHaveLength( 7 + 1 );
} );

/** Starts a test server and records its requests. */
async function serve( host: string, answer: RequestListener ) {
	const asked: unknown[] = [];
	const server = createServer( ( request, response ) => {
		asked.push( request.url );
		answer( request, response );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, host, done ) );
	const { port } = server.address() as AddressInfo;
	return { server, asked, url: `http://${ host }:${ port }` };
}

test( 'a server that repeats in its refusal what it was sent has no token in the log', async () => {
	await connect( { mastodon: MASTODON } );
	const sentence = await php< string >(
		`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();` +
			answering(
				422,
				JSON.stringify( { error: `Bearer ${ MASTODON.token } is odd` } )
			) +
			`$share( $post ); return $log( $post )['mastodon'][1];`
	);
	expect( sentence ).toBe( 'Mastodon reports: Bearer … is odd' );
} );

test( 'a server that leads into the network leads nowhere, and no token goes there', async () => {
	const inside = await serve( '127.0.0.2', ( _, response ) =>
		response.end( '{"id":"1"}' )
	);
	const outside = await serve( '127.0.0.1', ( _, response ) =>
		response.writeHead( 307, { Location: inside.url } ).end()
	);
	// Long timeouts, because the test machine may be busy.
	const patient = `add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 60 ) + $args, 99 );`;
	try {
		expect(
			await php(
				`${ NO_PLATFORM } ${ SHARE } ${ WAITING } ${ patient }
				$name = \\Dovetail\\Connections\\Connections::option_name( 'mastodon' );
				remove_all_filters( 'dovetail_blocks_service_address' );
				remove_all_filters( "sanitize_option_$name" );
				update_option( $name, $input );
				$post = $waiting();
				$share( $post );
				return $log( $post )['mastodon'];`,
				{ ...MASTODON, instance: outside.url }
			)
		).toEqual( [
			'waiting',
			'Mastodon sent an unreadable response. Try again in a moment.',
			'',
		] );
		expect( outside.asked ).toContain( '/api/v1/statuses' );
		expect( inside.asked ).toEqual( [] );
		// It is there to be reached: nothing else on this site keeps a redirect from it.
		expect(
			await php(
				`${ patient } $answer = wp_remote_get( $input ); return is_wp_error( $answer ) ? $answer->get_error_message() : $answer['body'];`,
				outside.url
			)
		).toBe( '{"id":"1"}' );
		expect( inside.asked ).toEqual( [ '/' ] );
	} finally {
		outside.server.close();
		inside.server.close();
	}
} );
