import { createPost, expect, php, siteUrl, test, withPlugin } from '#e2e';
import {
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	steer,
	TELEGRAM,
	WEBHOOK,
} from './support';

beginAnew();

/** Stores values as the settings page does, and tells what is stored, what stands beside a field and what the network said. */
const store = ( id: string, values: object ) =>
	php< { stored: Record< string, string >; refused: string; said: string } >(
		`wp_set_current_user( 1 );
		\\Dovetail\\Plugin\\Fields::forget_refused();
		update_option( \\Dovetail\\Connections\\Connections::setting( $input['id'] ), $input['values'] );
		$refused = implode( ' ', array_column( \\Dovetail\\Plugin\\Fields::refused(), 1 ) );
		\\Dovetail\\Plugin\\Fields::forget_refused();
		return array( 'stored' => \\Dovetail\\Connections\\Connections::values( $input['id'] ), 'refused' => $refused, 'said' => \\Dovetail\\Connections\\State::of( $input['id'] )['sentence'] );`,
		{ id, values }
	);

for ( const [ id, values, said ] of [
	[ 'mastodon', MASTODON, 'Connected as @bakery@social.example.' ],
	[ 'bluesky', BLUESKY, 'Connected as @bakery.bsky.social.' ],
	[ 'telegram', TELEGRAM, 'Connected as Harbour Bakery.' ],
	[ 'webhook', WEBHOOK, 'Connected as hooks.example.' ],
] as const ) {
	test( `an account is checked when it is entered: ${ id }`, async () => {
		expect( await store( id, values ) ).toEqual( {
			stored: values,
			refused: '',
			said,
		} );
	} );
}

for ( const instance of [
	'https://127.0.0.2',
	'https://10.0.0.1/',
	'https://[::1]',
	'https://localhost',
	'https://social.example:8443',
	'https://social.example/@bakery',
	'https://user@social.example',
	'http://social.example',
	'https://server.local',
	'https://metadata.internal/',
	'social.example',
	'https://social.example/"><script>alert(1)</script>',
	'javascript:alert(1)',
] ) {
	test( `a server that is none on the public web is refused with a sentence: ${ instance }`, async () => {
		const { stored, refused } = await store( 'mastodon', {
			...MASTODON,
			instance,
		} );
		expect( stored.instance ).toBe( '' );
		expect( refused ).toMatch( /^The server was not changed: / );
		const own = await store( 'bluesky', { ...BLUESKY, server: instance } );
		expect( own.stored.server ).toBe( '' );
	} );
}

for ( const address of [
	'https://127.0.0.2/posts',
	'https://[::1]/',
	'https://localhost/posts',
	'https://server.local?posts',
	'https://metadata.internal/posts',
	'https://hooks.example:8443/posts',
	'https://user@hooks.example/posts',
	'http://hooks.example/posts',
	'hooks.example/posts',
	'javascript:alert(1)',
] ) {
	test( `a webhook that is none on the public web is refused with a sentence: ${ address }`, async () => {
		const { stored, refused } = await store( 'webhook', {
			...WEBHOOK,
			address,
		} );
		expect( stored.address ).toBe( '' );
		expect( refused ).toMatch( /^The address was not changed: / );
	} );
}

for ( const [ id, values ] of [
	[ 'bluesky', { ...BLUESKY, handle: '@bakery' } ],
	[ 'bluesky', { ...BLUESKY, handle: '<b>bakery</b>.social' } ],
	[ 'bluesky', { ...BLUESKY, password: 'my own password' } ],
	[ 'mastodon', { ...MASTODON, token: 'short' } ],
	[ 'mastodon', { ...MASTODON, token: '<script>alert(1)</script>xxxxx' } ],
	[ 'telegram', { ...TELEGRAM, token: '../getMe?x=123456789:aaaaaaaaaa' } ],
	[ 'telegram', { ...TELEGRAM, chat: '@a b' } ],
	[ 'webhook', { ...WEBHOOK, secret: 'too short' } ],
] as const ) {
	test( `what cannot be right is not stored: ${ id } ${ JSON.stringify( values ) }`, async () => {
		const { stored, refused } = await store( id, values );
		expect( refused ).toMatch( /was not changed: / );
		expect( stored ).not.toEqual( values );
	} );
}

test( 'a token goes to no other server than its own', async () => {
	await store( 'mastodon', MASTODON );
	const { stored } = await store( 'mastodon', {
		instance: 'https://elsewhere.example',
	} );
	expect( stored ).toEqual( {
		instance: 'https://elsewhere.example',
		token: '',
	} );
} );

const list = ( user = 'admin', before = NO_PLATFORM ) =>
	php< Record< string, unknown >[] >(
		`${ before }
		wp_set_current_user( get_user_by( 'login', $input )->ID );
		$GLOBALS['wp_rest_server'] = null;
		return rest_do_request( new WP_REST_Request( 'GET', '/wpcom/v2/publicize/connection-test-results' ) )->get_data();`,
		user
	);

// spec: 002-7-8
test( 'each account that is entered is one line of the list, on and to be switched; half an account is none', async () => {
	expect( await list() ).toEqual( [] );
	await connect( {
		mastodon: MASTODON,
		bluesky: { ...BLUESKY, password: '' },
		webhook: WEBHOOK,
	} );
	expect( await list() ).toEqual( [
		{
			id: 'mastodon',
			service_name: 'mastodon',
			display_name: 'Mastodon',
			enabled: true,
			toggleable: true,
			test_success: true,
			test_message: '',
			can_refresh: false,
			profile_display_name: '@bakery@social.example',
			profile_picture: '',
		},
		expect.objectContaining( { id: 'webhook', test_success: true } ),
	] );
} );

test( 'a token that was revoked has to be entered anew: an administrator is led there, an author is told', async () => {
	await connect( {
		mastodon: { ...MASTODON, token: 'revoked-token-of-the-bakery' },
	} );
	expect( ( await list() )[ 0 ] ).toMatchObject( {
		test_success: 'must_reauth',
		test_message: expect.stringMatching(
			/^Mastodon does not know this access token any more\./
		),
		can_refresh: true,
		refresh_url: expect.stringMatching(
			/\?page=dovetail-blocks&tab=services&publicize_popup=true#dovetail-blocks-connection-mastodon$/
		),
		refresh_text: 'Refresh Mastodon',
	} );
	const [ told ] = await list( 'author' );
	expect( told ).toMatchObject( {
		test_success: 'must_reauth',
		can_refresh: false,
	} );
	expect( told ).not.toHaveProperty( 'refresh_url' );
	await connect( { mastodon: MASTODON } );
	expect( ( await list() )[ 0 ] ).toMatchObject( { test_success: true } );
} );

test( 'a network that does not answer fails its test, and passes it when it answers again', async () => {
	await connect( { mastodon: MASTODON } );
	const key = 'GET mastodon:/api/v1/accounts/verify_credentials';
	await php(
		`delete_option( 'dovetail_blocks_connection_state_mastodon' ); return 1;`
	);
	await steer( 'faults', 'PUT', { [ key ]: 'not-json' } );
	expect( ( await list() )[ 0 ] ).toMatchObject( { test_success: false } );
	await steer( 'faults', 'PUT', {} );
	expect( ( await list() )[ 0 ] ).toMatchObject( { test_success: true } );
} );

test( 'those of the platform come behind the site’s own, and either is there where the other does not answer', async () => {
	const ids = async () =>
		( await list( 'admin', '' ) ).map( ( { id } ) => id );
	expect( await ids() ).toEqual( [ '101', '102' ] );
	await connect( { mastodon: MASTODON } );
	expect( await ids() ).toEqual( [ 'mastodon', '101', '102' ] );
	await steer( 'faults', 'PUT', {
		'GET /wpcom/v2/publicize/connection-test-results': 'cut',
	} );
	expect( await ids() ).toEqual( [ 'mastodon', '101', '102' ] );
	await php(
		`delete_option( 'dovetail_blocks_publicize_of_platform' ); return 1;`
	);
	expect( await ids() ).toEqual( [ 'mastodon' ] );
} );

test( 'an author changes what is shared of the own posts, and of no other', async () => {
	await connect( { mastodon: MASTODON } );
	const write = ( id: number, user: string ) =>
		php(
			`${ NO_PLATFORM }
			wp_set_current_user( get_user_by( 'login', $input['user'] )->ID );
			$GLOBALS['wp_rest_server'] = null;
			$request = new WP_REST_Request( 'POST', '/wp/v2/posts/' . $input['id'] );
			$request->set_body_params( array(
				'jetpack_publicize_connections' => array( array( 'id' => 'mastodon', 'enabled' => false ) ),
				'meta' => array( 'jetpack_publicize_message' => 'Mine <script>now</script> ' . str_repeat( 'é', 300 ) ),
			) );
			$response = rest_do_request( $request );
			$read     = new WP_REST_Request( 'GET', '/wp/v2/posts/' . $input['id'] );
			$read->set_param( 'context', 'edit' );
			$data = rest_do_request( $read )->get_data();
			return array( $response->get_status(), $data['jetpack_publicize_connections'][0]['enabled'] ?? null, mb_strlen( get_post_meta( $input['id'], 'jetpack_publicize_message', true ) ) );`,
			{ id, user }
		);
	const others = await createPost( { content: '' } );
	const own = await createPost( { content: '', author: 'author' } );
	expect( await write( others, 'author' ) ).toEqual( [ 403, null, 0 ] );
	expect( await write( own, 'author' ) ).toEqual( [ 200, false, 255 ] );
	const log = ( user: string, method = 'GET' ) =>
		php(
			`wp_set_current_user( get_user_by( 'login', $input['user'] )->ID );
			$GLOBALS['wp_rest_server'] = null;
			return rest_do_request( new WP_REST_Request( $input['method'], '/dovetail/v1/publicize/' . $input['id'] ) )->get_status();`,
			{ id: others, user, method }
		);
	expect( await log( 'author' ) ).toBe( 403 );
	expect( await log( 'author', 'POST' ) ).toBe( 403 );
	expect( await log( 'admin' ) ).toBe( 200 );
} );

test( 'a post keeps what is switched of a hundred connections, and of no more', async () => {
	const id = await createPost( { content: '', author: 'author' } );
	expect(
		await php(
			`${ NO_PLATFORM }
			wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$GLOBALS['wp_rest_server'] = null;
			foreach ( array( 'a', 'b', 'c' ) as $letter ) {
				$request = new WP_REST_Request( 'POST', '/wp/v2/posts/' . $input );
				$request->set_body_params( array( 'jetpack_publicize_connections' => array_map( static fn( $number ) => array( 'id' => $letter . $number, 'enabled' => false ), range( 1, 80 ) ) ) );
				rest_do_request( $request );
			}
			$kept = get_post_meta( $input, '_dovetail_publicize', true );
			return array( count( $kept ), $kept['c80'] );`,
			id
		)
	).toEqual( [ 100, false ] );
} );

test( 'a visitor is told nothing of what is shared where', async () => {
	await connect( { mastodon: MASTODON } );
	const id = await createPost( { content: '' } );
	const post = await (
		await fetch( `${ siteUrl() }/?rest_route=/wp/v2/posts/${ id }` )
	).json();
	expect( post ).not.toHaveProperty( 'jetpack_publicize_connections' );
	for ( const path of [
		'/wpcom/v2/publicize/connection-test-results',
		`/dovetail/v1/publicize/${ id }`,
	] ) {
		expect(
			( await fetch( `${ siteUrl() }/?rest_route=${ path }` ) ).status
		).toBe( 401 );
	}
} );

test( 'a field of another plugin is left alone, and ours has a name of its own then', async () => {
	await connect( { mastodon: MASTODON } );
	const id = await createPost( { content: '' } );
	await withPlugin(
		`add_action( 'rest_api_init', static function () {
			register_rest_field( 'post', 'jetpack_publicize_connections', array( 'get_callback' => static fn() => array( 'theirs' ) ) );
		}, 1 );`,
		async () => {
			expect(
				await php(
					`wp_set_current_user( 1 );
					$GLOBALS['wp_rest_server'] = null;
					$request = new WP_REST_Request( 'GET', '/wp/v2/posts/' . $input );
					$request->set_param( 'context', 'edit' );
					$data = rest_do_request( $request )->get_data();
					return array( $data['jetpack_publicize_connections'], $data['dovetail_publicize_connections'][0]['id'] );`,
					id
				)
			).toEqual( [ [ 'theirs' ], 'mastodon' ] );
		}
	);
} );
