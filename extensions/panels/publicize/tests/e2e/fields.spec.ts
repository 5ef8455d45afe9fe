import { createPost, expect, php, siteUrl, test, withPlugin } from '#e2e';
import {
	beginAnew,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
	statuses,
} from './support';

beginAnew();

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

test( 'the words that an author writes are shared to the letter: addresses with accents, signs of mathematics, lines', async () => {
	await connect( { mastodon: MASTODON } );
	const id = await createPost( {
		content: 'Rye.',
		status: 'draft',
		author: 'author',
	} );
	const words =
		'I <3 rye, 5 < 6 & “salt” 100%\n\nhttps://bakery.example/caf%C3%A9?a=1&b=2';
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE }
			wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$GLOBALS['wp_rest_server'] = null;
			$request = new WP_REST_Request( 'POST', '/wp/v2/posts/' . $input['id'] );
			$request->set_body_params( array( 'status' => 'publish', 'meta' => array( 'jetpack_publicize_message' => $input['words'] ) ) );
			$data = rest_do_request( $request )->get_data();
			$share( $input['id'] );
			return $data['meta']['jetpack_publicize_message'];`,
			{ id, words: ` ${ words.replaceAll( '\n', '\r\n' ) }\u0007 ` }
		)
	).toBe( words );
	const [ posted ] = await statuses();
	expect( posted?.status.startsWith( `${ words }\n\nhttp` ) ).toBe( true );
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

test( 'a visitor gets no information about sharing', async () => {
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

test( 'another plugin’s field is not touched, and ours then has another name', async () => {
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
