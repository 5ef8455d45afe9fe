import {
	expect,
	php,
	platformUrl,
	test,
	withPlugin,
	type WordPress,
} from './support';

declare const wp: WordPress;

/** Dispatches REST requests as a user, counts outgoing requests and returns the responses. */
const DISPATCH = `
	$sent = 0;
	$stub = static function ( $no, $args, $url ) use ( &$sent, $input ) {
		++$sent;
		return array( 'headers' => array(), 'body' => '{"data":"{}"}', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
	};
	add_filter( 'pre_http_request', $stub, 10, 3 );
	$results = array();
	foreach ( $input as $case ) {
		list( $who, $method, $path, $query, $body ) = $case;
		$user = $who ? get_user_by( 'login', $who ) : null;
		wp_set_current_user( $user ? $user->ID : 0 );
		$sent    = 0;
		$request = new WP_REST_Request( $method, $path );
		$request->set_query_params( $query );
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( is_int( $body ) ? str_repeat( ' ', $body ) . '{}' : $body );
		}
		$response  = rest_do_request( $request );
		$data      = (array) $response->get_data();
		$results[] = array( $response->get_status(), isset( $data['code'] ) ? $data['code'] : null, isset( $data['message'] ) ? $data['message'] : null, $sent );
	}
	remove_filter( 'pre_http_request', $stub );
	return $results;`;

const SITE = '/jetpack/v4/site';
const REDIRECT = '/wpcom/v2/resolve-redirect/';
const FIVE_MEGABYTES = 5 * 1024 * 1024;

type Dispatched = [ string, string, string, object, string | number | null ];

test( 'a call that is not allowed gets a clear error, and nothing is forwarded', async () => {
	await php(
		`return wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => wp_generate_password(), 'role' => 'subscriber' ) );`
	);
	const cases: [
		string,
		Dispatched,
		[ number, string | null, string | null, number ],
	][] = [
		[
			'a visitor',
			[ '', 'GET', SITE, {}, null ],
			[
				401,
				'rest_forbidden',
				'Sorry, you must be logged in to do this. Log in and try again.',
				0,
			],
		],
		[
			'somebody without the capability',
			[ 'reader', 'GET', SITE, {}, null ],
			[
				403,
				'rest_forbidden',
				'Sorry, your account is not allowed to do this. Ask an administrator of this site.',
				0,
			],
		],
		[
			'an unknown parameter',
			[ 'author', 'GET', SITE, { callback: 'https://evil.test' }, null ],
			[
				400,
				'rest_invalid_param',
				'This request contains unknown parameters: callback. Nothing was sent.',
				0,
			],
		],
		[
			'an unknown parameter in JSON',
			[ 'author', 'GET', SITE, {}, '{"admin":true}' ],
			[
				400,
				'rest_invalid_param',
				'This request contains unknown parameters: admin. Nothing was sent.',
				0,
			],
		],
		[
			'another value for what stands in the path',
			[ 'author', 'GET', `${ REDIRECT }nowhere`, { url: 'a' }, null ],
			[
				400,
				'rest_invalid_param',
				'This request contains unknown parameters: url. Nothing was sent.',
				0,
			],
		],
		[
			'another value in JSON behind the same in the query',
			[
				'author',
				'GET',
				`${ REDIRECT }nowhere`,
				{ url: 'nowhere' },
				'{"url":"a"}',
			],
			[
				400,
				'rest_invalid_param',
				'This request contains unknown parameters: url. Nothing was sent.',
				0,
			],
		],
		[
			'the same value that stands in the path, which is let through',
			[
				'author',
				'GET',
				`${ REDIRECT }nowhere`,
				{},
				'{"url":"nowhere"}',
			],
			[
				400,
				'rest_invalid_param',
				'This is not a public web address.',
				0,
			],
		],
		[
			'JSON that is no object',
			[ 'author', 'GET', SITE, {}, '7' ],
			[
				400,
				'rest_invalid_param',
				'This request contains unknown parameters: JSON. Nothing was sent.',
				0,
			],
		],
		[
			'a body over the limit',
			[ 'author', 'GET', SITE, {}, FIVE_MEGABYTES ],
			[
				413,
				'request_too_large',
				'This is too large to send. The limit is 5 MB. Nothing was sent.',
				0,
			],
		],
		...[ '%2e%2e', '%00', 'a%0d%0aHost:%20evil', 'x'.repeat( 2001 ) ].map(
			(
				value
			): [ string, Dispatched, [ number, string, string, number ] ] => [
				`the path value ${ value.slice( 0, 20 ) }`,
				[ 'author', 'GET', REDIRECT + value, {}, null ],
				[
					400,
					'rest_invalid_param',
					'This can’t be looked up because the address of the request is not valid. Nothing was sent.',
					0,
				],
			]
		),
		[
			'an author',
			[ 'author', 'GET', SITE, { _locale: 'user' }, null ],
			[ 200, null, null, 1 ],
		],
	];
	const results = await php(
		DISPATCH,
		cases.map( ( [ , dispatched ] ) => dispatched )
	);
	expect( results ).toEqual( cases.map( ( [ , , expected ] ) => expected ) );
} );

test( 'what the contract names is forwarded, with the token in a header, and nothing else', async () => {
	const sent = await php(
		`$seen = array();
		$stub = static function ( $no, $args, $url ) use ( &$seen ) {
			$seen[] = array( $args['method'], $url, $args['headers'], $args['body'], $args['timeout'], $args['redirection'], $args['limit_response_size'] );
			return array( 'headers' => array(), 'body' => '[]', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
		};
		$token = get_option( 'dovetail_blocks_platform_token' );
		update_option( 'dovetail_blocks_platform_token', 'secret' );
		add_filter( 'pre_http_request', $stub, 10, 3 );
		$settings = static function ( $settings ) { return array( 'platform_address' => 'https://platform.test/api' ) + $settings; };
		add_filter( 'dovetail_blocks_settings', $settings );
		$route = array( 'method' => 'POST', 'path' => '/wpcom/v2/things/{name}', 'params' => array( 'name', 'price', 'note' ), 'block' => 'things' );
		$request = new WP_REST_Request( 'POST', $route['path'] );
		$request->set_url_params( array( 'name' => 'a/b ä' ) );
		$request->set_query_params( array( 'price' => '5', '_locale' => 'user', 'evil' => '1' ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Cookie', 'wordpress_logged_in=1' );
		$request->set_body( '{"note":{},"price":1.50,"evil":true}' );
		\\Dovetail\\Plugin\\Platform_Client::forward( $route, $request );
		add_filter( 'dovetail_blocks_platform_timeout', '__return_zero' );
		$route['method'] = 'GET';
		\\Dovetail\\Plugin\\Platform_Client::forward( $route, $request );
		remove_filter( 'dovetail_blocks_platform_timeout', '__return_zero' );
		$two = static function () { return 2; };
		add_filter( 'dovetail_blocks_platform_timeout', $two );
		\\Dovetail\\Plugin\\Platform_Client::forward( $route, $request );
		remove_filter( 'dovetail_blocks_platform_timeout', $two );
		remove_filter( 'dovetail_blocks_settings', $settings );
		remove_filter( 'pre_http_request', $stub );
		update_option( 'dovetail_blocks_platform_token', $token );
		return $seen;`
	);
	const url =
		'https://platform.test/api/wpcom/v2/things/a%252Fb%2520%25C3%25A4?price=5';
	const headers = {
		Accept: 'application/json',
		Authorization: 'Bearer secret',
	};
	const limit = FIVE_MEGABYTES + 1;
	expect( sent ).toEqual( [
		[
			'POST',
			url,
			{ ...headers, 'Content-Type': 'application/json' },
			'{"note":{},"price":1.5}',
			15,
			0,
			limit,
		],
		[ 'GET', url, headers, null, 15, 0, limit ],
		[ 'GET', url, headers, null, 2, 0, limit ],
	] );
} );

const UNREADABLE =
	'The platform sent an unreadable response. Try again, or contact an administrator if it keeps happening.';
const NO_REASON = ( status: number ) =>
	`The platform responded with error ${ status } and no reason. Try again in a moment.`;

test( 'whatever the platform answers becomes data or one kind of error', async () => {
	const cases: [ number, string, unknown[] ][] = [
		[ 200, '{"a":{}}', [ 200, null, { a: {} } ] ],
		[ 201, '[]', [ 201, null, [] ] ],
		[ 204, '', [ 204, null, null ] ],
		[ 200, 'null', [ 204, null, null ] ],
		[
			200,
			'<p>Back soon.</p>',
			[ 502, 'platform_invalid_response', UNREADABLE ],
		],
		[ 200, '', [ 502, 'platform_invalid_response', UNREADABLE ] ],
		[ 302, '{}', [ 502, 'platform_invalid_response', UNREADABLE ] ],
		[
			500,
			'<h1>oops</h1>',
			[ 500, 'internal_server_error', 'Internal server error' ],
		],
		[ 404, '{}', [ 404, 'platform_error', NO_REASON( 404 ) ] ],
		[
			403,
			'{"code":"no","message":"Not you."}',
			[ 403, 'no', 'Not you.' ],
		],
		[
			403,
			'{"error":"no","message":"Not you."}',
			[ 403, 'no', 'Not you.' ],
		],
		[
			400,
			'{"errors":[{"code":"first","message":"One."},{"code":"second"}]}',
			[ 400, 'first', 'One.' ],
		],
		[
			400,
			'{"code":7,"message":[]}',
			[ 400, 'platform_error', NO_REASON( 400 ) ],
		],
		[
			200,
			'{"code":"late","message":"No.","data":{"status":409}}',
			[ 409, 'late', 'No.' ],
		],
		[
			200,
			'{"code":"fine","data":{"status":200}}',
			[ 200, null, { code: 'fine', data: { status: 200 } } ],
		],
	];
	const results = await php< unknown[] >(
		`$answer = null;
		$stub = static function () use ( &$answer ) {
			return array( 'headers' => array(), 'body' => $answer[1], 'response' => array( 'code' => $answer[0], 'message' => '' ), 'cookies' => array(), 'filename' => null );
		};
		add_filter( 'pre_http_request', $stub );
		$route   = array( 'method' => 'GET', 'path' => '/wpcom/v2/things', 'params' => array(), 'block' => 'things' );
		$results = array();
		foreach ( $input as $answer ) {
			$result    = \\Dovetail\\Plugin\\Platform_Client::forward( $route, new WP_REST_Request( 'GET', $route['path'] ) );
			$results[] = is_wp_error( $result )
				? array( $result->get_error_data()['status'], $result->get_error_code(), $result->get_error_message() )
				: array( $result->get_status(), null, $result->get_data() );
		}
		remove_filter( 'pre_http_request', $stub );
		return $results;`,
		cases
	);
	expect( results ).toEqual( cases.map( ( [ , , expected ] ) => expected ) );
} );

test( 'a value goes into a path and comes out of it unchanged, or is refused', async () => {
	const values = [
		'plain',
		'a b',
		'ä?&#',
		'https://x.test/a?b=c#d',
		'%',
		'a%2Fb',
		'/',
	];
	const refused = [ '', '.', '..', '%2e%2e', '%00', '%7F', '%FF', 'a%0Ab' ];
	expect(
		await php(
			`$class = 'Dovetail\\Plugin\\Endpoint_Contract';
			return array(
				array_map( static function ( $value ) use ( $class ) { return $class::decode_segment( $class::encode_segment( $value ) ); }, $input[0] ),
				array_map( array( $class, 'decode_segment' ), $input[1] ),
			);`,
			[ values.filter( ( value ) => value !== 'a%2Fb' ), refused ]
		)
	).toEqual( [
		values.filter( ( value ) => value !== 'a%2Fb' ),
		refused.map( () => null ),
	] );
} );

test( 'without a platform nothing is forwarded, and a route that exists already stays as it is', async () => {
	const answers = await php(
		`global $wp_rest_server;
		wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		$asked = static function () {
			global $wp_rest_server;
			$wp_rest_server = null;
			rest_get_server();
			$response = rest_do_request( new WP_REST_Request( 'GET', '${ SITE }' ) );
			return array( $response->get_status(), $response->get_data() );
		};
		$none = static function ( $settings ) { return array( 'platform_address' => '' ) + $settings; };
		add_filter( 'dovetail_blocks_settings', $none );
		$without = $asked();
		remove_filter( 'dovetail_blocks_settings', $none );
		$first = static function () {
			register_rest_route( 'jetpack/v4', '/site', array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => static function () { return 'mine'; } ) );
		};
		add_action( 'rest_api_init', $first );
		$taken = $asked();
		remove_action( 'rest_api_init', $first );
		$wp_rest_server = null;
		return array( $without[0], $without[1]['code'], $taken );`
	);
	expect( answers ).toEqual( [ 404, 'rest_no_route', [ 200, 'mine' ] ] );
} );

test( 'requests to the platform are limited per minute', async () => {
	const [ answer ] = await php< Array< [ number, string, string, number ] > >(
		`\\Dovetail\\Plugin\\Rate_Limit::count( 'service_platform', PHP_INT_MAX, MINUTE_IN_SECONDS, 600 );
		add_action( 'shutdown', static function () { global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%service_platform'" ); } );
		${ DISPATCH }`,
		[ [ 'author', 'GET', SITE, {}, null ] ]
	);
	expect( answer ).toEqual( [
		429,
		'platform_busy',
		'Too many requests to the platform. Try again in a minute.',
		0,
	] );
} );

test( 'each kind of fault of the platform reaches the author as one clear sentence', async ( {
	author,
	troubles,
} ) => {
	const faults = `${ platformUrl() }/__platform/faults`;
	const set = async ( fault: object | null ) => {
		const answer = await fetch( faults, {
			method: 'PUT',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( fault ? { [ `GET ${ SITE }` ]: fault } : {} ),
		} );
		expect( answer.ok ).toBe( true );
	};
	await author.edit();
	const ask = () =>
		author.page.evaluate(
			( path ) =>
				wp.apiFetch( { path } ).then(
					() => 'answered',
					( { code, message }: { code: string; message: string } ) =>
						`${ code }: ${ message }`
				),
			SITE
		);
	try {
		await withPlugin(
			`add_filter( 'dovetail_blocks_platform_timeout', static fn( $seconds ) => $seconds / 5 );`,
			async () => {
				expect( await ask() ).toBe( 'answered' );
				for ( const [ fault, sentence ] of [
					[
						{
							kind: 'refused',
							status: 403,
							code: 'no_plan',
							message: 'No plan.',
						},
						'no_plan: No plan.',
					],
					[
						{ kind: 'not-json' },
						`platform_invalid_response: ${ UNREADABLE }`,
					],
					[
						{ kind: 'cut' },
						'platform_unreachable: The platform could not be reached. Try again, or contact an administrator if it keeps happening.',
					],
					[
						// A fifth of the usual timeout, which is less than 30 seconds.
						{ kind: 'late', ms: 6_000 },
						'platform_unreachable: The platform took too long to answer. Try again in a moment.',
					],
					// What no endpoint asked for is passed on: the block's own parser says so to the author.
					[ { kind: 'wrong-shape' }, 'answered' ],
				] as const ) {
					await set( fault );
					expect( await ask(), fault.kind ).toBe( sentence );
				}
			}
		);
	} finally {
		await set( null );
	}
	// The browser's own remark about each.
	expect( troubles ).toHaveLength( 4 );
	troubles.length = 0;
} );
