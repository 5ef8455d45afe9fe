<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

/** Tests jumps of the server's clock by an hour, as when the clock was wrong and is corrected. */
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
	public function test_a_delivery_queued_before_a_clock_jump_is_sent_once_within_an_hour( int $seconds ): void {
		Deliveries::promise( 'mail', 1, 'owner' );
		Deliveries::promise( 'list', 1, 'news' );
		Clock::pass( $seconds );
		Deliveries::run();
		Clock::pass( HOUR_IN_SECONDS );
		Deliveries::run();
		$this->assertEqualsCanonicalizing( array( 'mail 1', 'list 1' ), $this->sent );
		$this->assertSame( array( 'done' ), array_unique( array_column( Deliveries::find_all( 'mail' ), 'state' ) ) );
	}

	public function test_the_next_attempt_waits_until_a_slow_clock_of_the_database_reaches_its_time(): void {
		Deliveries::promise( 'mail', 1, 'owner', array( 'delay' => 60 ) );
		Clock::pass( 60 );
		add_filter( 'query', static fn( $query ) => str_replace( 'UNIX_TIMESTAMP()', (string) ( Clock::now() - 100 ), $query ) );
		$this->assertEqualsWithDelta( 100, Deliveries::run(), 10 );
		$this->assertSame( array(), $this->sent );
		Clock::pass( 110 );
		$this->assertTrue( Deliveries::run() );
		$this->assertSame( array( 'mail 1' ), $this->sent );
	}

	/** @dataProvider jumps */
	public function test_a_delivery_that_runs_during_a_clock_jump_is_sent_once_or_becomes_unknown( int $seconds ): void {
		Deliveries::promise( 'mail', 1, 'owner' );
		$this->meanwhile = static function () use ( $seconds ): void {
			Clock::pass( $seconds );
			// Another runner starts during the attempt.
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

	public function test_a_request_cannot_release_a_claim_or_store_a_result_after_a_clock_jump_expired_the_claim(): void {
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

	public function test_a_claim_made_before_the_clock_jumps_back_expires_within_an_hour(): void {
		Clock::pass( HOUR_IN_SECONDS );
		Lock::claim( 'work', 60 );
		Clock::pass( -HOUR_IN_SECONDS );
		$this->assertFalse( Lock::claim( 'work', 60 ) );
		Clock::pass( HOUR_IN_SECONDS + 61 );
		$this->assertTrue( Lock::claim( 'work', 60 ) );
	}

	/** @dataProvider jumps */
	public function test_a_job_runs_within_an_hour_of_a_clock_jump( int $seconds ): void {
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
	public function test_a_limit_counts_each_hour_separately_when_the_clock_jumps( int $seconds ): void {
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
