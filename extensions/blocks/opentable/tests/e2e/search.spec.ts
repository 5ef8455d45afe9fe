import { expect, php, test } from '#e2e';

type Answer = { status: number; data: unknown };

const BELLINI = { rid: 412810, name: 'Trattoria Bellini' };

const items = ( ...found: unknown[] ) => JSON.stringify( { items: found } );

/**
 * What an author gets for searches one after the other, and which addresses were asked. The service is the test's own:
 * it answers with status and body of the same number, the last for all that follow.
 */
const search = (
	words: string[],
	{
		answers = [ { body: items( BELLINI ) } ],
		role = 'author',
		asksBefore = 0,
		isForgetful = true,
	}: {
		answers?: { status?: number; body?: string }[];
		role?: string;
		/** Questions of this hour. */
		asksBefore?: number;
		/** Whether nothing is left of earlier searches. */
		isForgetful?: boolean;
	} = {}
) =>
	php< { answers: Answer[]; asked: string[] } >(
		`global $wpdb;
		if ( $input['isForgetful'] ) {
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_restaurants%' OR option_name LIKE 'dovetail_blocks_count_%_restaurants_%'" );
			wp_cache_flush();
		}
		$user = get_user_by( 'login', $input['role'] );
		wp_set_current_user( $user ? $user->ID : 0 );
		for ( $i = 0; $i < $input['asksBefore']; $i++ ) {
			\\Dovetail\\Plugin\\Rate_Limit::count( 'restaurants_' . $user->ID, 300, HOUR_IN_SECONDS );
		}
		$asked = array();
		$serve = static function ( $early, $args, $url ) use ( &$asked, $input ) {
			$asked[] = $url;
			$answer  = $input['answers'][ min( count( $asked ), count( $input['answers'] ) ) - 1 ] + array( 'status' => 200, 'body' => '' );
			return 0 === $answer['status'] ? new WP_Error( 'http_request_failed', 'Timed out.' ) : array(
				'headers'  => array(),
				'body'     => $answer['body'],
				'response' => array( 'code' => $answer['status'], 'message' => '' ),
				'cookies'  => array(),
			);
		};
		$place = static function ( $services ) {
			return array( 'opentable' => 'https://www.opentable.com' ) + $services;
		};
		add_filter( 'dovetail_blocks_services', $place, 100 );
		add_filter( 'pre_http_request', $serve, 10, 3 );
		add_filter( 'http_request_host_is_external', '__return_true' );
		$answers = array();
		foreach ( $input['words'] as $words ) {
			$request = new WP_REST_Request( 'GET', '/dovetail/v1/restaurants' );
			$request->set_query_params( array( 'query' => $words ) );
			$response  = rest_do_request( $request );
			$answers[] = array( 'status' => $response->get_status(), 'data' => $response->get_data() );
		}
		remove_filter( 'dovetail_blocks_services', $place, 100 );
		remove_filter( 'pre_http_request', $serve, 10 );
		remove_filter( 'http_request_host_is_external', '__return_true' );
		wp_set_current_user( 0 );
		return compact( 'answers', 'asked' );`,
		{ words, answers, role, asksBefore, isForgetful }
	);

// spec: 002-7-6 (pageSize 20, query)
test( 'the site asks for twenty restaurants, and for the same words only once', async () => {
	const { answers, asked } = await search( [
		'Bellini & co',
		' bellini & co ',
	] );
	expect( asked ).toEqual( [
		'https://www.opentable.com/widget/reservation/restaurant-search?pageSize=20&query=Bellini%20%26%20co',
	] );
	expect( answers ).toEqual(
		Array( 2 ).fill( { status: 200, data: { items: [ BELLINI ] } } )
	);
} );

// spec: 002-9-9 (suggestions up to 20)
test( 'whatever is no restaurant is dropped, each counts once, and twenty are the most', async () => {
	const many = Array.from( { length: 30 }, ( _, index ) => ( {
		rid: index + 1,
		name: `Restaurant ${ index + 1 }`,
	} ) );
	const { answers } = await search( [ 'odd', 'many' ], {
		answers: [
			{
				body: items(
					null,
					'x',
					{ rid: 1 },
					{ name: 'No id' },
					{ rid: 0, name: 'Nobody' },
					{ rid: -5, name: 'Nobody' },
					{ rid: '1e5', name: 'Nobody' },
					{ rid: 1.5, name: 'Nobody' },
					{ rid: [ 7 ], name: 'Nobody' },
					{ rid: 8, name: [ 'List' ] },
					{ rid: 9, name: ' ' },
					{
						rid: '98765',
						name: 'Café <script>alert(1)</script>Morgenrot',
						city: 'Berlin',
					},
					{ rid: 98765, name: 'Again' },
					BELLINI
				),
			},
			{ body: items( ...many ) },
		],
	} );
	expect( answers[ 0 ]!.data ).toEqual( {
		items: [
			{ rid: 98765, name: 'Café <script>alert(1)</script>Morgenrot' },
			BELLINI,
		],
	} );
	expect( answers[ 1 ]!.data ).toEqual( { items: many.slice( 0, 20 ) } );
} );

test( 'a service that fails is left alone for a minute, and nothing of it is kept', async () => {
	for ( const answer of [
		{ status: 0 },
		{ status: 404, body: items( BELLINI ) },
		{ status: 429 },
		{ status: 500 },
		{ body: '<!doctype html><title>Sorry</title>' },
		{ body: '[]' },
		{ body: '{"items":"none"}' },
		{ body: items( BELLINI ).slice( 0, -2 ) },
	] ) {
		const { answers, asked } = await search( [ 'gate', 'gate', 'town' ], {
			answers: [ answer, { body: items( BELLINI ) } ],
		} );
		const hint = JSON.stringify( answer );
		expect( asked, hint ).toHaveLength( 1 );
		expect(
			answers.map( ( { status } ) => status ),
			hint
		).toEqual( [ 502, 502, 502 ] );
		expect( answers[ 0 ]!.data, hint ).toMatchObject( {
			message: 'OpenTable’s search is not responding.',
		} );
		await php(
			`delete_transient( 'dovetail_blocks_restaurants_rest' ); return 1;`
		);
		const later = await search( [ 'gate' ], { isForgetful: false } );
		expect( later.answers[ 0 ]!.data ).toEqual( { items: [ BELLINI ] } );
	}
} );

test( 'a person asks three hundred times an hour at most', async () => {
	const { answers, asked } = await search( [ 'gate', 'town' ], {
		asksBefore: 299,
	} );
	expect( answers.map( ( { status } ) => status ) ).toEqual( [ 200, 502 ] );
	expect( asked ).toHaveLength( 1 );
} );

test( 'users who may not write, and empty searches, cause no request', async () => {
	const nobody = await search( [ 'gate' ], { role: 'nobody' } );
	expect( nobody.answers[ 0 ]!.status ).toBe( 401 );
	const nothing = await search( [ '  ', '\t\n' ] );
	expect( nothing.answers ).toEqual(
		Array( 2 ).fill( { status: 200, data: { items: [] } } )
	);
	expect( [ ...nobody.asked, ...nothing.asked ] ).toEqual( [] );
} );
