<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Service_Limit;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class RateLimitTest extends Test_Case {

	public function test_the_rate_limit_counts_each_name_separately(): void {
		$this->assertTrue( Rate_Limit::count( 'rye', 2, HOUR_IN_SECONDS ) );
		$this->assertTrue( Rate_Limit::count( 'rye', 2, HOUR_IN_SECONDS ) );
		$this->assertFalse( Rate_Limit::count( 'rye', 2, HOUR_IN_SECONDS ) );
		$this->assertTrue( Rate_Limit::count( 'rye', 3, HOUR_IN_SECONDS ) );
		$this->assertFalse( Rate_Limit::count( 'rye', 3, HOUR_IN_SECONDS ) );
		$this->assertTrue( Rate_Limit::count( 'wheat', 1, HOUR_IN_SECONDS ) );
		$this->assertFalse( Rate_Limit::count( 'oats', 0, HOUR_IN_SECONDS ) );
	}

	public function test_two_simultaneous_first_requests_are_both_counted_and_allowed(): void {
		$other = static function ( $query ) use ( &$other ) {
			if ( 0 === strpos( $query, 'INSERT IGNORE' ) ) {
				remove_filter( 'query', $other );
				Rate_Limit::count( 'rye', 2, HOUR_IN_SECONDS );
			}
			return $query;
		};
		add_filter( 'query', $other );
		$this->assertTrue( Rate_Limit::count( 'rye', 2, HOUR_IN_SECONDS ) );
		$this->assertFalse( Rate_Limit::count( 'rye', 2, HOUR_IN_SECONDS ) );
	}

	public function test_each_period_starts_a_new_count_and_the_old_count_is_deleted(): void {
		Rate_Limit::count( 'rye', 1, HOUR_IN_SECONDS );
		Clock::pass( HOUR_IN_SECONDS );
		$this->assertTrue( Rate_Limit::count( 'rye', 1, HOUR_IN_SECONDS ) );
		$this->assertCount( 2, self::counts() );
		Rate_Limit::delete_expired();
		$this->assertCount( 1, self::counts() );
		$this->assertFalse( Rate_Limit::count( 'rye', 1, HOUR_IN_SECONDS ) );
	}

	public function test_a_count_of_several_days_expires_after_the_last_day(): void {
		Rate_Limit::count_for_days( 'day', 1 );
		Rate_Limit::count_for_days( 'week', 7 );
		$today = Rate_Limit::window_end( DAY_IN_SECONDS );
		$this->assertSame( array( "{$today}_day", $today + 6 * DAY_IN_SECONDS . '_week' ), self::counts() );
	}

	public function test_one_visitor_cannot_use_up_the_limit_of_a_service_and_a_part_is_reserved(): void {
		$visitors = array( '203.0.113.7', '203.0.113.8', '203.0.113.7' );
		$allowed  = array();
		foreach ( $visitors as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$allowed[]              = self::allowed( 60 );
		}
		$this->act_as( 'admin' );
		$allowed[] = self::allowed( 60 );
		$allowed[] = Service_Limit::run_reserved( static fn() => self::allowed( 60 ) );
		$this->assertSame( array( 25, 25, 0, 25, 25 ), $allowed );
	}

	public function test_a_client_is_a_hash_of_an_ip_address_or_of_an_ipv6_network(): void {
		$client = static function ( $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			return Rate_Limit::client();
		};
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $client( '203.0.113.7' ) );
		$this->assertNotSame( $client( '203.0.113.7' ), $client( '203.0.113.8' ) );
		$this->assertSame( $client( '2001:db8:1:2::1' ), $client( '2001:db8:1:2:9::ffff' ) );
		$this->assertNotSame( $client( '2001:db8:1:2::1' ), $client( '2001:db8:1:3::1' ) );
	}

	/**
	 * @dataProvider networks
	 *
	 * @param string $addresses Pattern for the addresses of 42 visitors.
	 */
	public function test_a_large_ipv6_network_gets_half_of_the_limit_of_a_service( string $addresses ): void {
		$allowed = 0;
		for ( $visitor = 0; $visitor < 42; $visitor++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( $addresses, $visitor );
			$allowed               += (int) Service_Limit::allows( 'bakery', 40, DAY_IN_SECONDS );
		}
		$this->assertSame( 20, $allowed );
	}

	public static function networks(): array {
		return array(
			'/56' => array( '2a00:1:2:3%02x::1' ),
			'/48' => array( '2a00:1:3:%x00::1' ),
		);
	}

	/** Sends requests to a service with a limit of 100. Returns the number of allowed requests. */
	private static function allowed( int $calls ): int {
		$allowed = 0;
		for ( $call = 0; $call < $calls; $call++ ) {
			$allowed += (int) Service_Limit::allows( 'bakery', 100, DAY_IN_SECONDS );
		}
		return $allowed;
	}

	/** @return string[] Stored counts, `<end>_<name>`. */
	private static function counts(): array {
		global $wpdb;
		$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\_blocks\_count\_%' ORDER BY option_name" );
		return str_replace( Rate_Limit::OPTION_PREFIX, '', $names );
	}
}
