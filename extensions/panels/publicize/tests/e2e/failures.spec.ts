import { createPost, expect, php, platformUrl, test } from '#e2e';
import {
	answering,
	asked,
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SECRETS,
	SHARE,
	statuses,
	steer,
	TELEGRAM,
	WAITING,
	WEBHOOK,
} from './support';

beginAnew();

const PAGE = '<!doctype html><title>Maintenance</title>';
const ALL = {
	mastodon: MASTODON,
	bluesky: BLUESKY,
	telegram: TELEGRAM,
	webhook: WEBHOOK,
};

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
		expect( sentence ).toMatch( /^(Mastodon|The access token) .+[.g]$/ );
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

test( 'what nobody knows after an hour is not posted again by itself: its author is told to look', async () => {
	await connect( { mastodon: MASTODON } );
	const [ state, sentence ] = await php< string[] >(
		`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();
		\\Dovetail\\Publicize\\Shares::note( $post, 'mastodon', array( 'doubt' => time() - 3600 ) );
		$share( $post );
		return $log( $post )['mastodon'];`
	);
	expect( [ state, sentence ] ).toEqual( [
		'failed',
		'The network did not say whether it has taken the post. Look there before you try again.',
	] );
	expect( await statuses() ).toHaveLength( 0 );
} );

test( 'a network that is busy has taken nothing, and is asked again however long it wants to be left alone', async () => {
	await connect( { mastodon: MASTODON } );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();` +
				answering( 429, '{}', { 'retry-after': '36000' } ) +
				`$share( $post ); return \\Dovetail\\Publicize\\Shares::of( $post, 'mastodon' )['doubt'];`
		)
	).toBe( 0 );
} );

test( 'who does not answer six times is given up, and tried again when the author says so', async () => {
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

test( 'Bluesky is not posted to twice: a repeat finds the record of the first', async () => {
	await connect( { bluesky: BLUESKY } );
	const [ , urls ] = await php< [ number, string[] ] >(
		`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();
		$row = get_post_meta( $post, '_dovetail_share_bluesky', true );
		$share( $post );
		$urls[] = $log( $post )['bluesky'][2];
		foreach ( array( 0, time() ) as $doubt ) {
			update_post_meta( $post, '_dovetail_share_bluesky', wp_slash( wp_json_encode( array( 'doubt' => $doubt ) + json_decode( $row, true ) ) ) );
			$share( $post );
			$urls[] = $log( $post )['bluesky'][2];
		}
		return array( $post, $urls );`
	);
	expect( new Set( urls ).size ).toBe( 1 );
	expect( urls[ 0 ] ).toMatch(
		/^https:\/\/bsky\.app\/profile\/did:plc:bakery\w+\/post\/[2-7a-z]{13}$/
	);
	// The second try is refused, the third looks first.
	expect( await asked( /createRecord$/ ) ).toHaveLength( 2 );
	expect( await asked( /createSession$/ ) ).toHaveLength( 1 );
} );

test( 'a session of Bluesky’s that is over is begun anew, once', async () => {
	await connect( { bluesky: BLUESKY } );
	expect(
		await php( `
			${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting();
			\\Dovetail\\Publicize\\Kept::lend( 'bluesky', array( 'did' => 'did:plc:bakery0123456789abcdefgh', 'handle' => 'x', 'token' => 'session-old' ), 3600 );
			$refuse = static fn( $no, $args ) => 'Bearer session-old' === ( $args['headers']['Authorization'] ?? '' ) ? array( 'headers' => array(), 'body' => '{"error":"ExpiredToken","message":"Token has expired"}', 'response' => array( 'code' => 400, 'message' => '' ), 'cookies' => array(), 'filename' => null ) : $no;
			add_filter( 'pre_http_request', $refuse, 10, 2 );
			$share( $post );
			return $log( $post )['bluesky'][0];` )
	).toBe( 'done' );
	// The first was begun when the account was entered.
	expect( await asked( /createSession$/ ) ).toHaveLength( 2 );
} );

test( 'Telegram, which would post a repeat twice, is not asked again when it did not answer', async () => {
	await connect( { telegram: TELEGRAM } );
	for ( const [ fault, state ] of [
		[ 'cut', 'failed' ],
		[ { kind: 'refused', status: 500 }, 'failed' ],
		[ { kind: 'refused', status: 429 }, 'waiting' ],
	] as const ) {
		await steer( 'faults', 'PUT', {
			'POST telegram:/{bot}/sendMessage': fault,
		} );
		const [ now, sentence ] = await php< [ string, string ] >(
			`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting(); $share( $post ); return $log( $post )['telegram'];`
		);
		expect( now ).toBe( state );
		if ( state === 'failed' ) {
			expect( sentence ).toMatch( /Look into the channel/ );
		}
	}
} );

test( 'a webhook is told of a post with a signature, and of a repeat with the same number', async () => {
	await connect( { webhook: WEBHOOK } );
	const [ sent, state, valid ] = await php<
		[ { url: string; body: string; headers: object }, string, boolean ]
	>(
		`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $post = $waiting( 'Come & see <3' );` +
			answering( 204, '' ) +
			`$share( $post );
			preg_match( '~^t=(\\d+),v1=([0-9a-f]{64})$~', $sent[0]['headers']['X-Dovetail-Signature'], $parts );
			return array( $sent[0], $log( $post )['webhook'][0], hash_equals( hash_hmac( 'sha256', $parts[1] . '.' . $sent[0]['body'], '${ WEBHOOK.secret }' ), $parts[2] ) );`
	);
	expect( [ state, valid ] ).toEqual( [ 'done', true ] );
	expect( JSON.parse( sent.body ) ).toMatchObject( {
		event: 'post.published',
		title: 'Rye bread',
		message: 'Come & see <3',
		summary: 'Baked twice.',
		url: expect.stringMatching( /^http/ ),
		published: expect.stringMatching( /^\d{4}-\d\d-\d\dT[\d:]+Z$/ ),
	} );
	expect( sent.headers ).toMatchObject( {
		'Idempotency-Key': expect.stringMatching( /^[0-9a-f]{64}$/ ),
	} );
} );

test( 'what is posted is plain text: the words or the title, and the address; no network is told more', async () => {
	await connect( ALL );
	await php(
		`${ NO_PLATFORM } ${ SHARE } ${ WAITING } $share( $waiting( '', 'Rye &amp; <em>salt</em> “daily”' ) ); return 1;`
	);
	const [ status ] = await statuses();
	expect( status ).toEqual( {
		status: expect.stringMatching(
			/^Rye & salt “daily”\n\nhttp:\/\/127\.0\.0\.1:\d+\/\S+$/
		),
		language: 'en',
	} );
	const [ created ] = await asked( /createRecord$/ );
	expect( created?.data ).toMatchObject( {
		collection: 'app.bsky.feed.post',
		record: {
			$type: 'app.bsky.feed.post',
			text: 'Rye & salt “daily”',
			langs: [ 'en-US' ],
			embed: {
				external: {
					uri: expect.stringMatching( /^http/ ),
					title: 'Rye & salt “daily”',
					description: 'Baked twice.',
				},
			},
		},
	} );
	const [ message ] = await asked( /sendMessage$/ );
	expect( message?.data ).toMatchObject( {
		chat_id: '@harbourbakery',
		text: expect.stringMatching( /^Rye & salt “daily”\n\nhttp/ ),
	} );
} );

test( 'no token stands in a post, in a log, in an answer of REST or in the page of settings', async ( {
	admin,
} ) => {
	await connect( ALL );
	const seen = await php< string >( `
		${ SHARE } ${ WAITING }
		foreach ( array_keys( \\Dovetail\\Publicize\\Accounts::NETWORKS ) as $id ) { \\Dovetail\\Connections\\State::check( $id ); }
		$post = $waiting();
		$share( $post );
		wp_set_current_user( 1 );
		$GLOBALS['wp_rest_server'] = null;
		$seen = array( get_post_meta( $post ), get_post( $post ) );
		foreach ( array( "/wp/v2/posts/$post", "/dovetail/v1/publicize/$post", '/wpcom/v2/publicize/connection-test-results', '/wp/v2/settings' ) as $path ) {
			$request = new WP_REST_Request( 'GET', $path );
			if ( strpos( $path, 'wp/v2' ) === 1 ) { $request->set_param( 'context', 'edit' ); }
			$seen[] = rest_do_request( $request )->get_data();
		}
		global $wpdb;
		$seen[] = $wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks%' OR option_name = 'cron'" );
		return wp_json_encode( $seen );` );
	expect( seen ).toContain( 'Shared to Mastodon' );
	await admin.page.goto(
		'/wp-admin/options-general.php?page=dovetail-blocks&tab=services'
	);
	const page = await admin.page.content();
	expect( page ).toContain( 'Connected as @bakery@social.example.' );
	for ( const secret of SECRETS ) {
		expect( seen.includes( secret ) ).toBe( false );
		expect( page.includes( secret ) ).toBe( false );
	}
} );

test( 'the platform shares by one call to the connections that it has, with what the author has switched', async () => {
	const id = await createPost( { content: 'Rye.', status: 'draft' } );
	const [ , log ] = await php< [ unknown, unknown ] >(
		`${ SHARE } \\Dovetail\\Publicize\\Platform_Accounts::all();
		update_post_meta( $input, '_dovetail_publicize', array( '102' => false ) );
		wp_publish_post( $input );
		return array( $share( $input ), $log( $input ) );`,
		id
	);
	expect( log ).toEqual( { platform: [ 'done', 'Facebook', '' ] } );
	const calls = await asked( /publicize\/share$/ );
	expect( calls.map( ( { data } ) => data ) ).toEqual( [
		expect.objectContaining( {
			post: id,
			title: 'A post',
			connections: { '102': false },
		} ),
	] );
	expect( ( await fetch( `${ platformUrl() }/nothing` ) ).status ).toBe(
		404
	);
} );

test( 'a platform of whose connections none is on is told nothing', async () => {
	expect(
		await php(
			`\\Dovetail\\Publicize\\Platform_Accounts::all();
			$post = wp_insert_post( array( 'post_title' => 'Rye', 'post_content' => 'x', 'post_status' => 'draft' ) );
			update_post_meta( $post, '_dovetail_publicize', array( '101' => false, '102' => false ) );
			wp_publish_post( $post );
			return \\Dovetail\\Publicize\\Shares::all( $post );`
		)
	).toEqual( [] );
} );

for ( const [ locale, mastodon, bluesky ] of [
	[ 'en-US', 'en', 'en-US' ],
	[ 'de-DE-formal', 'de', 'de-DE' ],
	[ 'pt-PT-ao90', 'pt', 'pt-PT' ],
	[ 'fil', 'fil', 'fil' ],
] as const ) {
	test( `networks are told the language and the region of the site alone: ${ locale }`, async () => {
		await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ WAITING }
			add_filter( 'bloginfo', static fn( $text, $show ) => 'language' === $show ? $input : $text, 10, 2 );
			$share( $waiting() ); return 1;`,
			locale
		);
		expect( ( await statuses() )[ 0 ]?.language ).toBe( mastodon );
		expect( ( await asked( /createRecord$/ ) )[ 0 ]?.data ).toMatchObject( {
			record: { langs: [ bluesky ] },
		} );
	} );
}

test( 'a platform that breaks is asked again', async () => {
	await steer( 'faults', 'PUT', {
		'POST /dovetail/v1/publicize/share': 'cut',
	} );
	expect(
		await php(
			`${ SHARE } ${ WAITING } $post = $waiting(); return $share( $post );`
		)
	).toEqual( { platform: 60 } );
} );
