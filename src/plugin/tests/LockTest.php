<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class LockTest extends Test_Case {

	public function test_only_one_request_at_a_time_can_claim_a_lock(): void {
		$this->assertNull( Lock::get_result( 'rye' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
		$this->assertTrue( Lock::claim( 'wheat', 60 ) );
		$this->assertSame( '', Lock::get_result( 'rye' ) );
	}

	public function test_a_released_lock_can_be_claimed_again(): void {
		Lock::claim( 'rye', 60 );
		Lock::release( 'rye' );
		$this->assertNull( Lock::get_result( 'rye' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	public function test_a_result_keeps_the_name_claimed_until_it_expires(): void {
		Lock::claim( 'rye', 60 );
		Lock::store_result( 'rye', '7:x', 60 );
		$this->assertSame( '7:x', Lock::get_result( 'rye' ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
		Clock::pass( 61 );
		$this->assertNull( Lock::get_result( 'rye' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	/** @dataProvider uses */
	public function test_a_refused_query_throws_instead_of_reporting_a_claimed_or_free_name( callable $use ): void {
		$this->expectException( Database_Error::class );
		$this->refuse_queries( '~dovetail_locks~', $use );
	}

	public static function uses(): array {
		return array(
			'a claim'           => array( static fn() => Lock::claim( 'rye', 60 ) ),
			'a look'            => array( static fn() => Lock::get_result( 'rye' ) ),
			'waiting'           => array( static fn() => Lock::wait_for_result( 'rye', 1 ) ),
			'work under a name' => array( static fn() => Lock::run_exclusively( 'rye', static fn() => 'bread' ) ),
			'a result'          => array( static fn() => Lock::store_result( 'rye', 'done', 60 ) ),
		);
	}

	public function test_a_rate_limit_count_is_null_if_the_database_fails(): void {
		$this->assertNull( $this->refuse_queries( '~dovetail_blocks_count~', static fn() => Rate_Limit::count( 'rye', 9, 60 ) ) );
	}

	public function test_a_request_that_lost_its_claim_cannot_change_the_claim_of_the_new_owner(): void {
		Lock::claim( 'rye', 60 );
		Clock::pass( 61 );
		$this->in_another_request( fn() => $this->assertTrue( Lock::claim( 'rye', 60 ) ) );
		Lock::store_result( 'rye', 'late', 60 );
		$this->assertSame( '', Lock::get_result( 'rye' ) );
		Lock::release( 'rye' );
		$this->assertSame( '', Lock::get_result( 'rye' ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	public function test_lock_names_on_mysql_differ_by_case_and_accents(): void {
		$names = $GLOBALS['wpdb'] instanceof \WP_SQLite_DB ? array( 'jose', 'josé' ) : array( 'jose', 'josé', 'Jose' );
		foreach ( $names as $name ) {
			$this->assertTrue( Lock::claim( $name, 60 ) );
		}
	}

	public function test_claims_expire_by_the_clock_of_the_database(): void {
		Lock::claim( 'rye', 60 );
		$this->assertEqualsWithDelta( Clock::now() + 60, (int) Database::value( 'SELECT ends FROM {locks} WHERE name = %s', array( 'rye' ) ), 1 );
		$queries = array();
		add_filter(
			'query',
			static function ( $query ) use ( &$queries ) {
				$queries[] = $query;
				return $query;
			}
		);
		Lock::claim( 'rye', 60 );
		$this->assertGreaterThan( 1, count( $queries ) );
		foreach ( $queries as $query ) {
			$this->assertStringContainsString( 'UNIX_TIMESTAMP()', $query );
		}
	}

	public function test_a_claim_of_a_request_that_ends_at_any_query_expires(): void {
		$done = 0;
		$this->for_each_kill(
			static function () use ( &$done ): void {
				$work = static function () use ( &$done ): void {
					++$done;
				};
				Lock::run_exclusively( 'rye', $work );
			},
			function (): void {
				Clock::pass( Lock::HOLD_SECONDS + 1 );
				$this->assertSame( 'bread', Lock::run_exclusively( 'rye', static fn() => 'bread', 0 ) );
			}
		);
		$this->assertSame( 2, $done );
	}

	public function test_the_result_of_work_is_returned_even_if_its_lock_cannot_be_released(): void {
		$this->assertSame( 'bread', $this->refuse_queries( '~DELETE~', static fn() => Lock::run_exclusively( 'rye', static fn() => 'bread' ) ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	/**
	 * @dataProvider endings
	 *
	 * @param callable    $ending   What the other request does during the second check.
	 * @param string|null $expected Result that the waiting request gets.
	 */
	public function test_a_request_waits_until_another_request_stores_a_result_or_releases_the_lock( callable $ending, ?string $expected ): void {
		Lock::claim( 'rye', 60 );
		$looks = 0;
		add_filter(
			'query',
			static function ( $query ) use ( &$looks, $ending ) {
				if ( false !== strpos( $query, 'SELECT COALESCE' ) && 2 === ++$looks ) {
					$ending();
				}
				return $query;
			}
		);
		$this->assertSame( $expected, Lock::wait_for_result( 'rye', 10 ) );
		$this->assertGreaterThan( 1, $looks );
	}

	public static function endings(): array {
		return array(
			'a result' => array( static fn() => Lock::store_result( 'rye', 'done', 60 ), 'done' ),
			'released' => array( static fn() => Lock::release( 'rye' ), null ),
		);
	}

	public function test_a_request_stops_waiting_after_the_given_time(): void {
		Lock::claim( 'rye', 60 );
		$this->assertSame( '', Lock::wait_for_result( 'rye', 0.3 ) );
	}

	public function test_work_runs_once_the_lock_is_free_and_releases_the_lock_afterwards(): void {
		$this->assertSame( 'bread', Lock::run_exclusively( 'rye', static fn() => Lock::claim( 'rye', 60 ) ? 'nothing' : 'bread' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
	}

	public function test_work_does_not_run_while_another_request_holds_the_lock(): void {
		Lock::claim( 'rye', 60 );
		$this->assertNull( Lock::run_exclusively( 'rye', fn() => $this->fail( 'Two requests work under one name.' ), 0.2 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	public function test_the_lock_is_released_if_the_work_throws(): void {
		try {
			Lock::run_exclusively(
				'rye',
				static function () {
					throw new \RuntimeException( 'No flour.' );
				}
			);
		} catch ( \RuntimeException $thrown ) {
			$this->assertSame( 'No flour.', $thrown->getMessage() );
		}
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
	}

	public function test_only_expired_claims_are_deleted(): void {
		Lock::claim( 'over', -1 );
		Lock::claim( 'open', 60 );
		Lock::delete_expired();
		$this->assertSame( array( 'open' ), Database::column( 'SELECT name FROM {locks}' ) );
	}

	public function test_the_crashes_of_a_job_are_remembered_for_a_week_but_not_those_of_other_locks(): void {
		foreach ( array( 'queue_rye', 'subscriber-week_rye' ) as $name ) {
			Lock::claim( $name, -1 );
			Lock::claim( $name, -1 );
			$this->assertSame( 1, Lock::losses( $name ) );
		}
		Lock::delete_expired();
		$this->assertSame( array( 'queue_rye' ), Database::column( 'SELECT name FROM {locks}' ) );
		Clock::pass( WEEK_IN_SECONDS );
		Lock::delete_expired();
		$this->assertSame( array(), Database::column( 'SELECT name FROM {locks}' ) );
	}

	/** Runs a callback as if in another request, which has none of this request's claims. */
	private function in_another_request( callable $work ): void {
		$tokens = new \ReflectionProperty( Lock::class, 'tokens' );
		$tokens->setAccessible( true );
		$own = $tokens->getValue();
		$tokens->setValue( null, array() );
		$work();
		$tokens->setValue( null, $own );
	}
}
