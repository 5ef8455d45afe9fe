import { expect, php, test } from '#e2e';
import {
	beginAnew,
	answering,
	asked,
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

const ALL = {
	mastodon: MASTODON,
	bluesky: BLUESKY,
	telegram: TELEGRAM,
	webhook: WEBHOOK,
};

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

test( 'a session of Bluesky’s past day is begun anew, once', async () => {
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
			expect( sentence ).toMatch( /Telegram did not confirm the post\./ );
		}
	}
} );

test( 'a webhook gets a signed post, and a retry with the same ID', async () => {
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

test( 'only plain text is posted: the message or title, and the URL', async () => {
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

for ( const [ locale, mastodon, bluesky ] of [
	[ 'en-US', 'en', 'en-US' ],
	[ 'de-DE-formal', 'de', 'de-DE' ],
	[ 'pt-PT-ao90', 'pt', 'pt-PT' ],
	[ 'fil', 'fil', 'fil' ],
] as const ) {
	test( `networks get only the language and region of the site: ${ locale }`, async () => {
		await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ WAITING }
			$post = $waiting();
			add_filter( 'pre_determine_locale', static fn() => str_replace( '-', '_', $input ) );
			$share( $post ); return 1;`,
			locale
		);
		expect( ( await statuses() )[ 0 ]?.language ).toBe( mastodon );
		expect( ( await asked( /createRecord$/ ) )[ 0 ]?.data ).toMatchObject( {
			record: { langs: [ bluesky ] },
		} );
	} );
}

test( 'no token is in a post, a log, a REST response or the settings page', async ( {
	admin,
} ) => {
	await connect( ALL );
	const seen = await php< string >( `
		${ SHARE } ${ WAITING }
		foreach ( array_keys( \\Dovetail\\Publicize\\Accounts::NETWORKS ) as $id ) { \\Dovetail\\Connections\\Connection_State::check( $id ); }
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
