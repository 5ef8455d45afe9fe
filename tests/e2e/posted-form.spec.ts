import { expect, php, test } from './support';

test.beforeEach( () =>
	php(
		`global $wpdb; return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );`
	)
);

test( 'what a page was sent is read from a POST under its name, without slashes, and its answer goes into no cache', async () => {
	expect(
		await php(
			`$read = static function ( $method, $sent ) {
				$_SERVER['REQUEST_METHOD'] = $method;
				$_POST                     = wp_slash( $sent );
				return \\Dovetail\\Sign_Up\\Posted_Form::posted( 'mine' );
			};
			return array( $read( 'GET', array( 'mine' => '1' ) ), $read( 'POST', array( 'other' => '1' ) ), defined( 'DONOTCACHEPAGE' ), $read( 'POST', array( 'mine' => "O'Neil" ) ), DONOTCACHEPAGE );`
		)
	).toEqual( [ null, null, false, { mine: "O'Neil" }, true ] );
} );

test( 'a request over one limit does not count towards the next ones, and a database error is reported', async () => {
	expect(
		await php(
			`$seen  = array();
			$count = static function ( $more, $first = 1 ) use ( &$seen ) {
				$count  = static fn( $name, $most, $more ) => array( 'most' => $most, 'seconds' => HOUR_IN_SECONDS, 'refusal' => new WP_Error( $name ) ) + $more;
				$result = \\Dovetail\\Sign_Up\\Posted_Form::count( array( 'posted-first' => $count( 'first', $first, array() ), 'posted-second' => $count( 'second', 5, $more ) ), new WP_Error( 'unstored' ) );
				$seen[] = $result ? $result->get_error_code() : null;
			};
			$count( array( 'more' => 3 ) );
			$count( array( 'more' => 3 ) );
			$count( array( 'more' => 2 ), 2 );
			$count( array(), 3 );
			$refuse = static fn( $query ) => strpos( $query, 'posted-' ) ? 'REFUSED' : $query;
			add_filter( 'query', $refuse );
			$GLOBALS['wpdb']->suppress_errors();
			$count( array(), 9 );
			$GLOBALS['wpdb']->suppress_errors( false );
			remove_filter( 'query', $refuse );
			return $seen;`
		)
	).toEqual( [ null, 'first', null, 'second', 'unstored' ] );
} );

test( 'a refusal is counted by its reason, and handed on as it is', async () => {
	expect(
		await php(
			`$refusal = static fn( $reason ) => \\Dovetail\\Sign_Up\\Posted_Form::refusal( 'code', 'A sentence.', 400, $reason );
			$noted   = array_map( array( 'Dovetail\\Sign_Up\\Posted_Form', 'noted' ), array( $refusal( 'robot' ), $refusal( '' ), array( 'status' => 'done' ) ) );
			return array( $noted[0]->get_error_data(), $noted[1]->get_error_data(), $noted[1]->get_error_code(), $noted[2], array_sum( \\Dovetail\\Plugin\\Rejection_Log::counts() ) );`
		)
	).toEqual( [
		{ status: 400, reason: 'robot' },
		{ status: 400 },
		'code',
		{ status: 'done' },
		1,
	] );
} );
