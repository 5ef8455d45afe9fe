import { expect, hadRoom, php, test } from './support';

/** Nothing is claimed and nothing counted under the names of these tests. */
const forget = () =>
	php(
		`global $wpdb;
		return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_claim_lock-%' OR option_name LIKE 'dovetail_blocks_count_%_lock-%'" );`
	);

test.beforeEach( forget );
test.afterAll( forget );

test( 'a name is claimed by one, until it is released, settled or over', async () => {
	expect(
		await php(
			`$claim = static fn( $seconds = 60 ) => \\Dovetail\\Plugin\\Lock::claim( 'lock-a', $seconds );
			$seen   = array( 'nobody' => \\Dovetail\\Plugin\\Lock::get_result( 'lock-a' ) );
			$seen['claimed']  = array( $claim(), $claim(), \\Dovetail\\Plugin\\Lock::claim( 'lock-b', 60 ) );
			$seen['open']     = \\Dovetail\\Plugin\\Lock::get_result( 'lock-a' );
			\\Dovetail\\Plugin\\Lock::release( 'lock-a' );
			$seen['released'] = array( \\Dovetail\\Plugin\\Lock::get_result( 'lock-a' ), $claim(), $claim() );
			\\Dovetail\\Plugin\\Lock::store_result( 'lock-a', '7:x', 60 );
			$seen['settled']  = array( \\Dovetail\\Plugin\\Lock::get_result( 'lock-a' ), $claim() );
			\\Dovetail\\Plugin\\Lock::store_result( 'lock-a', '8', -1 );
			$seen['over']     = array( \\Dovetail\\Plugin\\Lock::get_result( 'lock-a' ), $claim(), $claim() );
			$refuse = static fn( $query ) => false !== strpos( $query, 'dovetail_blocks_' ) ? '' : $query;
			add_filter( 'query', $refuse );
			$seen['refused']  = array( $claim(), \\Dovetail\\Plugin\\Rate_Limit::count( 'lock-a', 9, 60 ) );
			return $seen;`
		)
	).toEqual( {
		nobody: null,
		claimed: [ true, false, true ],
		open: '',
		released: [ null, true, false ],
		settled: [ '7:x', false ],
		over: [ null, true, false ],
		refused: [ null, null ],
	} );
} );

test( 'a waiting claim continues when the lock is settled or released, or after the timeout', async () => {
	expect(
		await php(
			`$looks = 0;
			$during = static function () {};
			$end    = static function ( $query ) use ( &$looks, &$during ) {
				if ( false !== strpos( $query, 'SELECT option_value' ) && false !== strpos( $query, 'claim_lock-a' ) && 2 === ++$looks ) {
					$during();
				}
				return $query;
			};
			add_filter( 'query', $end );
			$wait = static function ( $seconds, $then ) use ( &$looks, &$during ) {
				\\Dovetail\\Plugin\\Lock::release( 'lock-a' );
				\\Dovetail\\Plugin\\Lock::claim( 'lock-a', 60 );
				$looks  = 0;
				$during = $then;
				return \\Dovetail\\Plugin\\Lock::wait_for_result( 'lock-a', $seconds );
			};
			return array(
				'settled'  => $wait( 10, static function () { \\Dovetail\\Plugin\\Lock::store_result( 'lock-a', 'done', 60 ); } ),
				'released' => $wait( 10, static function () { \\Dovetail\\Plugin\\Lock::release( 'lock-a' ); } ),
				'over'     => $wait( 0.3, static function () {} ),
				'looked'   => $looks > 1,
			);`
		)
	).toEqual( { settled: 'done', released: null, over: '', looked: true } );
} );

test( 'a limit is counted by name and by piece of time, and what has ended is swept', async () => {
	expect(
		await php(
			`global $wpdb;
			$count = static fn( $name, $limit ) => \\Dovetail\\Plugin\\Rate_Limit::count( $name, $limit, HOUR_IN_SECONDS );
			$names = static fn() => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_claim_lock-%' OR option_name LIKE 'dovetail_blocks_count_%_lock-%' ORDER BY option_name" );
			$seen  = array(
				'a'    => array( $count( 'lock-a', 2 ), $count( 'lock-a', 2 ), $count( 'lock-a', 2 ), $count( 'lock-a', 3 ), $count( 'lock-a', 3 ) ),
				'b'    => $count( 'lock-b', 1 ),
				'none' => $count( 'lock-c', 0 ),
			);
			// An hour ago.
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_name = %s WHERE option_name LIKE %s", 'dovetail_blocks_count_' . ( time() - 1 ) . '_lock-a', 'dovetail_blocks_count_%_lock-a' ) );
			$seen['later'] = $count( 'lock-a', 1 );
			\\Dovetail\\Plugin\\Lock::claim( 'lock-over', -1 );
			\\Dovetail\\Plugin\\Lock::claim( 'lock-open', 60 );
			$before = count( $names() );
			\\Dovetail\\Plugin\\Lock::delete_expired();
			\\Dovetail\\Plugin\\Rate_Limit::delete_expired();
			$seen['swept'] = $before - count( $names() );
			$seen['kept']  = array_values( preg_replace( '~^.*_~', '', $names() ) );
			return $seen;`
		)
	).toEqual( {
		a: [ true, true, false, true, false ],
		b: true,
		none: false,
		later: true,
		swept: 2,
		kept: [ 'lock-open', 'lock-a', 'lock-b', 'lock-c' ],
	} );
} );

test( 'a tally of so many days ends with the last of them', async () => {
	expect(
		await php(
			`global $wpdb;
			foreach ( array( 'day' => 1, 'week' => 7 ) as $name => $days ) {
				\\Dovetail\\Plugin\\Rate_Limit::count_for_days( "lock-$name", $days );
			}
			$rows = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%_lock-day' OR option_name LIKE 'dovetail_blocks_count_%_lock-week' ORDER BY option_name" );
			return array_map( static fn( $row ) => ( (int) substr( $row, strlen( 'dovetail_blocks_count_' ) ) - \\Dovetail\\Plugin\\Rate_Limit::window_end( DAY_IN_SECONDS ) ) / DAY_IN_SECONDS, $rows );`
		)
	).toEqual( [ 0, 6 ] );
} );

test( 'nobody uses up a limit of a service alone, and a reserved part remains when many do', async () => {
	expect(
		await php(
			`global $wpdb;
			$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%service_lock%'" );
			$address = '';
			$filter  = static function () use ( &$address ) { return $address; };
			add_filter( 'dovetail_blocks_client_address', $filter );
			$ask = static function ( $times ) {
				$allowed = 0;
				for ( $i = 0; $i < $times; $i++ ) {
					$allowed += (int) \\Dovetail\\Plugin\\Service_Limit::allows( 'lock', 100, DAY_IN_SECONDS );
				}
				return $allowed;
			};
			$seen = array();
			foreach ( array( '203.0.113.7', '203.0.113.8', '203.0.113.7' ) as $address ) {
				$seen[] = $ask( 60 );
			}
			wp_set_current_user( 1 );
			$seen[] = $ask( 60 );
			$seen[] = \\Dovetail\\Plugin\\Service_Limit::run_reserved( static fn() => $ask( 60 ) );
			wp_set_current_user( 0 );
			remove_filter( 'dovetail_blocks_client_address', $filter );
			return $seen;`
		)
	).toEqual( [ 25, 25, 0, 25, 25 ] );
} );

test( 'a client is an address, or a network of IPv6, that nobody can read', async () => {
	const [ one, other, ...same ] = await php< string[] >(
		`return array_map( static function ( $address ) {
			$filter = static fn() => $address;
			add_filter( 'dovetail_blocks_client_address', $filter );
			$client = \\Dovetail\\Plugin\\Rate_Limit::client();
			remove_filter( 'dovetail_blocks_client_address', $filter );
			return $client;
		}, array( '203.0.113.7', '203.0.113.8', '2001:db8:1:2::1', '2001:db8:1:2:9::ffff', '2001:db8:1:3::1' ) );`
	);
	expect( one ).toMatch( /^[0-9a-f]{32}$/ );
	expect( other ).not.toBe( one );
	expect( same[ 0 ] ).toBe( same[ 1 ] );
	expect( same[ 2 ] ).not.toBe( same[ 0 ] );
} );

test( 'an IPv6 network of /56 or /48 gets half of what a service may be asked, whatever addresses it uses', async () => {
	const code = `return \\Dovetail\\Plugin\\Service_Limit::allows( 'lock-network', 40, DAY_IN_SECONDS );`;
	expect( await hadRoom( 56, 42, code ) ).toBe( 20 );
	expect( await hadRoom( 48, 42, code ) ).toBe( 20 );
} );
