<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

/** Tests what happens when the server's clock jumps by an hour, because it was wrong or has just been set. */
final class ClockJumpTest extends Test_Case {

	/** @var string[] Deliveries that were sent. */
	private $sent = array();

	/** @var callable|null Callback that runs once during the next delivery. */
	private $meanwhile = null;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'mail' => false, 'list' => true ) as $type => $is_repeatable ) {
			Deliveries::handle(
				$type,
				array(
					'send'          => function ( int $record ) use ( $type ): bool {
						$meanwhile       = $this->meanwhile;
						$this->meanwhile = null;
						if ( $meanwhile ) {
							$meanwhile();
						}
						$this->sent[] = "$type $record";
						return true;
					},
					'pauses'        => array( 300 ),
					'is_repeatable' => static fn() => $is_repeatable,
				)
			);
		}
	}

	/** @dataProvider jumps */
	public function test_a_delivery_queued_before_a_clock_change_is_sent_once_within_an_hour( int $seconds ): void {
		Deliveries::promise( 'mail', 1, 'owner' );
		Deliveries::promise( 'list', 1, 'news' );
		Clock::pass( $seconds );
		Deliveries::run();
		Clock::pass( HOUR_IN_SECONDS );
		Deliveries::run();
		$this->assertEqualsCanonicalizing( array( 'mail 1', 'list 1' ), $this->sent );
		$this->assertSame( array( 'done' ), array_unique( array_column( Deliveries::find_all( 'mail' ), 'state' ) ) );
	}

	/** @dataProvider jumps */
	public function test_a_delivery_running_during_a_clock_change_is_sent_once_and_ends_as_done_or_unknown( int $seconds ): void {
		Deliveries::promise( 'mail', 1, 'owner' );
		$this->meanwhile = static function () use ( $seconds ): void {
			Clock::pass( $seconds );
			// Simulates another runner.
			Deliveries::run();
		};
		Deliveries::run();
		Clock::pass( -$seconds );
		Deliveries::run();
		Clock::pass( 2 * HOUR_IN_SECONDS );
		Deliveries::run();
		$this->assertSame( array( 'mail 1' ), $this->sent );
		$this->assertSame( array( $seconds > 0 ? 'unknown' : 'done' ), array_column( Deliveries::find_all( 'mail' ), 'state' ) );
	}

	public function test_an_owner_that_lost_its_lock_by_a_clock_change_cannot_release_it_or_store_a_result(): void {
		$this->assertTrue( Lock::claim( 'work', 60 ) );
		$tokens = ( new \ReflectionClass( Lock::class ) )->getStaticPropertyValue( 'tokens' );
		Clock::pass( HOUR_IN_SECONDS );
		$this->assertTrue( Lock::claim( 'work', 60 ) );
		( new \ReflectionClass( Lock::class ) )->setStaticPropertyValue( 'tokens', $tokens );
		Clock::pass( -HOUR_IN_SECONDS );
		Lock::store_result( 'work', 'of the first', 60 );
		Lock::release( 'work' );
		$this->assertSame( '', Lock::get_result( 'work' ) );
		$this->assertFalse( Lock::claim( 'work', 60 ) );
	}

	public function test_a_lock_taken_before_the_clock_was_set_back_expires_by_its_original_end(): void {
		Clock::pass( HOUR_IN_SECONDS );
		Lock::claim( 'work', 60 );
		Clock::pass( -HOUR_IN_SECONDS );
		$this->assertFalse( Lock::claim( 'work', 60 ) );
		Clock::pass( HOUR_IN_SECONDS + 61 );
		$this->assertTrue( Lock::claim( 'work', 60 ) );
	}

	/** @dataProvider jumps */
	public function test_a_job_runs_within_an_hour_of_a_clock_change( int $seconds ): void {
		$runs = 0;
		Queue::handle(
			'dovetail_blocks_test',
			static function () use ( &$runs ): bool {
				++$runs;
				return true;
			},
			static function () use ( &$runs ): array {
				return $runs > 0 ? array() : array( array() );
			}
		);
		Queue::push( 'dovetail_blocks_test' );
		Clock::pass( $seconds );
		Queue::run_hourly();
		$this->run_due_jobs();
		Clock::pass( HOUR_IN_SECONDS );
		Queue::run_hourly();
		$this->run_due_jobs();
		$this->assertSame( 1, $runs );
	}

	/** @dataProvider jumps */
	public function test_a_limit_holds_in_each_hour_of_the_clock( int $seconds ): void {
		foreach ( array( 0, $seconds, -$seconds ) as $jump ) {
			Clock::pass( $jump );
			Rate_Limit::count( 'test', 2, HOUR_IN_SECONDS );
		}
		$this->assertTrue( Rate_Limit::count( 'test', 3, HOUR_IN_SECONDS ) );
		$this->assertFalse( Rate_Limit::count( 'test', 3, HOUR_IN_SECONDS ) );
	}

	public static function jumps(): array {
		return array(
			'forward' => array( HOUR_IN_SECONDS ),
			'back'    => array( -HOUR_IN_SECONDS ),
		);
	}
}
