import { expect, php, test } from '#e2e';

type Answer = {
	status: number;
	code?: string;
	message?: string;
	data: unknown;
};

const PLACE = {
	name: 'Gate',
	display_name: 'Gate, Street 1, Town',
	lat: '52.5',
	lon: '13.4',
};

const SERVER = {
	address: 'https://search.test/nominatim',
	contact: '',
	rules: '',
};

/**
 * Results of successive searches, and the requests to the server. The test's server responds with the status, headers
 * and body of the same index, and repeats the last.
 */
const search = (
	words: string[],
	{
		answers = [ { body: JSON.stringify( [ PLACE ] ) } ],
		server = SERVER,
		role = 'author',
	}: {
		answers?: { status?: number; headers?: object; body?: string }[];
		server?: object;
		role?: string;
	} = {}
) =>
	php< {
		answers: Answer[];
		asked: { url: string; agent: string; at: number }[];
	} >(
		`global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_places_%' OR option_name LIKE '%_map_search'" );
		wp_cache_flush();
		wp_set_current_user( 'nobody' === $input['role'] ? 0 : get_user_by( 'login', $input['role'] )->ID );
		$entered = static function () use ( $input ) {
			return $input['server'];
		};
		$asked   = array();
		$serve   = static function ( $early, $args, $url ) use ( &$asked, $input ) {
			$asked[] = array( 'url' => $url, 'agent' => $args['headers']['User-Agent'], 'at' => microtime( true ) );
			$answer  = $input['answers'][ min( count( $asked ), count( $input['answers'] ) ) - 1 ] + array( 'status' => 200, 'headers' => array(), 'body' => '' );
			return 0 === $answer['status'] ? new WP_Error( 'http_request_failed', 'Timed out.' ) : array(
				'headers'  => new WpOrg\\Requests\\Utility\\CaseInsensitiveDictionary( $answer['headers'] ),
				'body'     => $answer['body'],
				'response' => array( 'code' => $answer['status'], 'message' => '' ),
				'cookies'  => array(),
			);
		};
		add_filter( 'pre_option_connectors_places_nominatim_fields', $entered );
		add_filter( 'pre_http_request', $serve, 10, 3 );
		add_filter( 'http_request_host_is_external', '__return_true' );
		$answers = array();
		foreach ( $input['words'] as $words ) {
			$request = new WP_REST_Request( 'GET', '/dovetail/v1/places' );
			$request->set_query_params( array( 'search' => $words, 'language' => 'de' ) );
			$response  = rest_do_request( $request );
			$data      = $response->get_data();
			$answers[] = array( 'status' => $response->get_status(), 'code' => $data['code'] ?? '', 'message' => $data['message'] ?? '', 'data' => $data );
		}
		remove_filter( 'pre_option_connectors_places_nominatim_fields', $entered );
		delete_option( 'dovetail_blocks_connection_state_nominatim' );
		remove_filter( 'pre_http_request', $serve, 10 );
		remove_filter( 'http_request_host_is_external', '__return_true' );
		wp_set_current_user( 0 );
		return compact( 'answers', 'asked' );`,
		{ words, answers, server, role }
	);

test( 'the site asks for places, says who asks, and asks the same only once', async () => {
	const { answers, asked } = await search( [ 'gate', ' gate ', 'town' ], {
		server: { ...SERVER, contact: 'me@example.org' },
	} );
	expect( answers.map( ( { data } ) => data ) ).toEqual(
		Array( 3 ).fill( [
			{
				title: 'Gate',
				address: 'Gate, Street 1, Town',
				longitude: 13.4,
				latitude: 52.5,
			},
		] )
	);
	expect( asked.map( ( { url } ) => url ) ).toEqual( [
		'https://search.test/nominatim/search?q=gate&format=jsonv2&limit=5&accept-language=de',
		'https://search.test/nominatim/search?q=town&format=jsonv2&limit=5&accept-language=de',
	] );
	expect( asked[ 0 ]!.agent ).toMatch(
		/^DovetailBlocks \(\+http:\/\/[^;]+\/; me@example\.org\)$/
	);
	// One request per second for all authors.
	expect( asked[ 1 ]!.at - asked[ 0 ]!.at ).toBeGreaterThanOrEqual( 1 );
} );

test( 'searches of two people at the same moment wait for one another: one question a second', async () => {
	await php(
		`global $wpdb;
		return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_places_%' OR option_name LIKE '%_map_search'" );`
	);
	const searches = await Promise.all(
		[ 'gate', 'town' ].map( ( words ) =>
			php< {
				began: number;
				asked: number;
				answered: number;
				status: number;
			} >(
				`$began = microtime( true );
				$asked = 0;
				$answered = 0;
				wp_set_current_user( get_user_by( 'login', 'author' )->ID );
				add_filter( 'pre_option_connectors_places_nominatim_fields', static function () use ( $input ) { return $input['server']; } );
				add_filter( 'http_request_host_is_external', '__return_true' );
				add_filter( 'pre_http_request', static function () use ( &$asked, &$answered, $input ) {
					$asked = microtime( true );
					usleep( 900000 );
					$answered = microtime( true );
					return array( 'headers' => array(), 'body' => wp_json_encode( array( $input['place'] ) ), 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array() );
				} );
				$request = new WP_REST_Request( 'GET', '/dovetail/v1/places' );
				$request->set_query_params( array( 'search' => $input['words'], 'language' => 'en' ) );
				$status = rest_do_request( $request )->get_status();
				delete_option( 'dovetail_blocks_connection_state_nominatim' );
				return compact( 'began', 'asked', 'answered', 'status' );`,
				{ words, server: SERVER, place: PLACE }
			)
		)
	);
	expect( searches.map( ( { status } ) => status ) ).toEqual( [ 200, 200 ] );
	const inTurn = [ ...searches ].sort( ( a, b ) => a.asked - b.asked );
	// They run at the same time: all have begun before the first has its answer.
	expect(
		Math.max( ...searches.map( ( { began } ) => began ) )
	).toBeLessThan( inTurn[ 0 ]!.answered );
	expect( inTurn[ 1 ]!.asked - inTurn[ 0 ]!.answered ).toBeGreaterThan( 1 );
} );

test( 'nobody uses up the turns of everybody: a person has two hundred questions a day', async () => {
	await php(
		`$author = get_user_by( 'login', 'author' )->ID;
		for ( $i = 0; $i < 200; $i++ ) { \\Dovetail\\Plugin\\Rate_Limit::count( 'map_search_' . $author, 200, DAY_IN_SECONDS ); }
		return 1;`
	);
	const { answers, asked } = await search( [
		'a place that nobody has searched for',
	] );
	await php(
		`global $wpdb; return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%map_search%'" );`
	);
	expect( answers[ 0 ] ).toMatchObject( {
		status: 429,
		message: expect.stringMatching(
			/^You have reached today’s search limit\./
		),
	} );
	expect( asked ).toEqual( [] );
} );

test( 'users who may not write, and empty searches, cause no request', async () => {
	const nobody = await search( [ 'gate' ], { role: 'nobody' } );
	expect( nobody.answers[ 0 ]!.status ).toBe( 401 );
	const nothing = await search( [ '  ' ] );
	expect( nothing.answers[ 0 ] ).toMatchObject( { status: 200, data: [] } );
	expect( [ ...nobody.asked, ...nothing.asked ] ).toEqual( [] );
} );

test( 'the public server is used only after its rules were accepted and a contact was entered', async () => {
	const address = 'https://Nominatim.OpenStreetMap.org.';
	const contact = 'me@example.org';
	for ( const server of [
		{ ...SERVER, address: '' },
		{ ...SERVER, address },
		{ ...SERVER, address, rules: '1' },
		{ ...SERVER, address, rules: '0', contact },
	] ) {
		const { answers, asked } = await search( [ 'gate' ], { server } );
		expect( answers[ 0 ] ).toMatchObject( {
			status: 404,
			message: expect.stringMatching(
				/^This site has no place search server\./
			),
		} );
		expect( asked ).toEqual( [] );
	}
	const { asked } = await search( [ 'gate' ], {
		server: { address, rules: '1', contact },
	} );
	expect( asked ).toHaveLength( 1 );
} );

test( 'an unreadable response is reported to the author, and nothing of it is stored', async () => {
	const unreadable =
		/^(The place search server sent an unreadable response|Nominatim sent)/;
	const cases: [ { status?: number; body?: string }, RegExp ][] = [
		[ { status: 0 }, /^Nominatim took too long to answer/ ],
		[ { status: 500, body: '[]' }, /responded with error 500/ ],
		[ { body: '<!doctype html><title>Sign in</title>' }, unreadable ],
		[ { body: '{"error":"no"}' }, unreadable ],
		[ { body: '[{"display_name":"A"}]' }, unreadable ],
		[
			{ body: JSON.stringify( [ { ...PLACE, lat: 'north' } ] ) },
			unreadable,
		],
		[ { body: JSON.stringify( [ PLACE ] ).slice( 0, -9 ) }, unreadable ],
		[ { body: `["${ 'x'.repeat( 1024 * 1024 ) }"]` }, unreadable ],
	];
	for ( const [ answer, message ] of cases ) {
		const { answers } = await search( [ 'gate', 'gate' ], {
			answers: [ answer, { body: JSON.stringify( [ PLACE ] ) } ],
		} );
		const hint = JSON.stringify( answer ).slice( 0, 99 );
		expect( answers[ 0 ]!.status, hint ).toBeGreaterThan( 500 );
		expect( answers[ 0 ]!.message, hint ).toMatch( message );
		expect( answers[ 1 ]!.status ).toBe( 200 );
	}
} );

test( 'a server that wants to be left alone is, for as long as it says', async () => {
	for ( const answer of [
		{ status: 429, headers: { 'retry-after': '120' } },
		{ status: 403 },
		{ status: 503 },
	] ) {
		const { answers, asked } = await search( [ 'gate', 'town' ], {
			answers: [ answer ],
		} );
		expect( answers[ 0 ]!.status ).toBe( answer.status );
		expect( answers[ 1 ] ).toMatchObject( {
			status: 429,
			message: expect.stringMatching(
				/The place search server is busy; it accepts one search per second\./
			),
		} );
		expect( asked ).toHaveLength( 1 );
	}
} );

test( 'text of a server is text', async () => {
	const { answers } = await search( [ 'gate' ], {
		answers: [
			{
				body: JSON.stringify( [
					{
						...PLACE,
						name: undefined,
						display_name: 'A <img src=x onerror=alert(1)>B, C',
					},
				] ),
			},
		],
	} );
	expect( answers[ 0 ]!.data ).toMatchObject( [
		{
			title: 'A <img src=x onerror=alert(1)>B',
			address: 'A <img src=x onerror=alert(1)>B, C',
		},
	] );
} );

test( 'a check says whether the server is well, and of the public one first what is missing', async () => {
	const said = await php< string[] >(
		`return array_map(
			static function ( $case ) {
				global $wpdb;
				$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%_map_search'" );
				$answer = static function () use ( $case ) {
					return array( 'headers' => array(), 'body' => $case['body'], 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array() );
				};
				add_filter( 'pre_http_request', $answer );
				add_filter( 'http_request_host_is_external', '__return_true' );
				$said = \\Dovetail\\Map\\Place_Search::check( $case['server'] );
				remove_filter( 'pre_http_request', $answer );
				remove_filter( 'http_request_host_is_external', '__return_true' );
				delete_option( 'dovetail_blocks_connection_state_nominatim' );
				return is_wp_error( $said ) ? 'Error: ' . $said->get_error_message() : $said;
			},
			$input
		);`,
		[
			{ server: SERVER, body: '{"status":0,"message":"OK"}' },
			{ server: SERVER, body: '{"status":700,"message":"No database"}' },
			{ server: SERVER, body: '[]' },
			{
				server: {
					...SERVER,
					address: 'https://nominatim.openstreetmap.org',
				},
				body: '{"status":0}',
			},
		]
	);
	expect( said ).toEqual( [
		'Connected to search.test.',
		'Error: This is not a Nominatim server, or it is not working at the moment.',
		'Error: This is not a Nominatim server, or it is not working at the moment.',
		'Error: Read the public server’s rules and enter a contact first. Until then, no requests are sent to it.',
	] );
} );
