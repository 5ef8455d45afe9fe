<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class LockTest extends Test_Case {

	public function test_a_name_is_claimed_once_at_a_time(): void {
		$this->assertNull( Lock::get_result( 'rye' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
		$this->assertTrue( Lock::claim( 'wheat', 60 ) );
		$this->assertSame( '', Lock::get_result( 'rye' ) );
	}

	public function test_a_released_name_can_be_claimed_again(): void {
		Lock::claim( 'rye', 60 );
		Lock::release( 'rye' );
		$this->assertNull( Lock::get_result( 'rye' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	public function test_a_result_holds_the_name_until_its_end(): void {
		Lock::claim( 'rye', 60 );
		Lock::store_result( 'rye', '7:x', 60 );
		$this->assertSame( '7:x', Lock::get_result( 'rye' ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
		Clock::pass( 61 );
		$this->assertNull( Lock::get_result( 'rye' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	public function test_a_database_that_refuses_gives_null_for_a_claim_and_for_a_count(): void {
		add_filter( 'query', static fn( $query ) => false !== strpos( $query, 'dovetail_blocks_' ) ? '' : $query );
		$this->assertNull( Lock::claim( 'rye', 60 ) );
		$this->assertNull( Rate_Limit::count( 'rye', 9, 60 ) );
	}

	/**
	 * @dataProvider endings
	 *
	 * @param callable    $ending   What another request does at the second look.
	 * @param string|null $expected What the waiting request gets.
	 */
	public function test_a_request_waits_until_another_stores_a_result_or_releases_the_name( callable $ending, ?string $expected ): void {
		Lock::claim( 'rye', 60 );
		$looks = 0;
		add_filter(
			'query',
			static function ( $query ) use ( &$looks, $ending ) {
				if ( false !== strpos( $query, 'SELECT option_value' ) && false !== strpos( $query, 'claim_rye' ) && 2 === ++$looks ) {
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

	public function test_work_under_a_name_is_done_once_its_turn_comes_and_the_name_is_free_afterwards(): void {
		$this->assertSame( 'bread', Lock::run_exclusively( 'rye', static fn() => Lock::claim( 'rye', 60 ) ? 'nothing' : 'bread' ) );
		$this->assertTrue( Lock::claim( 'rye', 60 ) );
	}

	public function test_work_under_a_name_is_not_done_while_another_request_has_the_name(): void {
		Lock::claim( 'rye', 60 );
		$this->assertNull( Lock::run_exclusively( 'rye', fn() => $this->fail( 'Two requests work under one name.' ), 0.2 ) );
		$this->assertFalse( Lock::claim( 'rye', 60 ) );
	}

	public function test_a_name_is_free_after_work_that_throws(): void {
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

	public function test_expired_claims_are_deleted_and_the_others_stay(): void {
		Lock::claim( 'over', -1 );
		Lock::claim( 'open', 60 );
		Lock::delete_expired();
		$this->assertFalse( get_option( Lock::OPTION_PREFIX . 'over' ) );
		$this->assertNotEmpty( get_option( Lock::OPTION_PREFIX . 'open' ) );
	}
}
