import { expect, php, test } from '#e2e';

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

test( 'simultaneous searches by two users are queued, and the site sends one request per second', async () => {
	await php(
		`global $wpdb;
		return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_places_%' OR option_name LIKE '%_map_search'" );`
	);
	// Warm up the PHP process, because its first request is slow.
	await Promise.all(
		[ 1, 2 ].map( () => php( 'usleep( 300000 ); return 1;' ) )
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
	// All requests started before the first response arrived, so they ran in parallel.
	expect(
		Math.max( ...searches.map( ( { began } ) => began ) )
	).toBeLessThan( inTurn[ 0 ]!.answered );
	expect( inTurn[ 1 ]!.asked - inTurn[ 0 ]!.answered ).toBeGreaterThan( 1 );
} );
