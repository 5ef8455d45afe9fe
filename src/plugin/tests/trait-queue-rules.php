<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Queue_Events;
use Dovetail\Plugin\Site_Health;
use Dovetail\Tests\Clock;

/** Test cases for the queue, run with WP-Cron and with Action Scheduler. */
trait Queue_Rules {

	/** @var array[] Arguments of the runs so far. */
	private $runs = array();

	/** @var mixed Result of the job, or a callback that returns it. */
	private $result = true;

	/** @var array[] Arguments of unfinished jobs. */
	private $unfinished = array();

	protected function setUp(): void {
		parent::setUp();
		Queue::handle(
			'dovetail_blocks_test',
			function ( ...$args ) {
				$this->runs[] = $args;
				return is_callable( $this->result ) ? ( $this->result )() : $this->result;
			},
			fn() => $this->unfinished
		);
	}

	public function test_a_job_sees_data_that_another_runner_has_changed_during_its_request(): void {
		global $wpdb;
		$post = $this->create_post();
		update_post_meta( $post, 'shared', 'waiting' );
		$this->assertSame( 'waiting', get_post_meta( $post, 'shared', true ) );
		$wpdb->update( $wpdb->postmeta, array( 'meta_value' => 'done' ), array( 'post_id' => $post, 'meta_key' => 'shared' ) );
		$seen         = null;
		$this->result = static function () use ( $post, &$seen ) {
			$seen = get_post_meta( $post, 'shared', true );
			return true;
		};
		$this->happen( 'a' );
		$this->assertSame( 'done', $seen );
	}

	public function test_a_job_is_scheduled_once_for_the_same_arguments_at_the_earliest_requested_time(): void {
		$this->assertNull( $this->due( 'a', 1 ) );
		foreach ( array( 600 => 600, 1200 => 600, 0 => 0 ) as $delay => $due ) {
			$this->assertTrue( $this->push( $delay, 'a', 1 ) );
			$this->assertSame( $due, $this->due( 'a', 1 ) );
		}
		$this->assertNull( $this->due( 'a', 2 ) );
		$this->assertNotNull( Queue::next_time( 'dovetail_blocks_test', array( 'a', 1 ) ) );
		$this->happen( 'a', 1 );
		$this->assertNull( $this->due( 'a', 1 ) );
		$this->assertSame( array( array( 'a', 1 ) ), $this->runs );
	}

	public function test_one_job_or_all_jobs_of_a_hook_can_be_deleted(): void {
		$this->push( 0, 'a', 1 );
		$this->push( 60 );
		Queue::clear( 'dovetail_blocks_test', array() );
		$this->assertNull( $this->due() );
		$this->assertSame( 0, $this->due( 'a', 1 ) );
		Queue::clear( 'dovetail_blocks_test' );
		$this->assertNull( $this->due( 'a', 1 ) );
	}

	public function test_a_job_continues_after_as_many_seconds_as_it_asks_for(): void {
		foreach ( array( 300, 40020 ) as $seconds ) {
			$this->result = $seconds;
			$this->happen( 1 );
			$this->assertSame( $seconds, $this->due( 1 ) );
		}
	}

	public function test_a_running_job_has_a_backup_event_until_it_ends(): void {
		$meanwhile    = null;
		$this->result = function () use ( &$meanwhile ) {
			$meanwhile = $this->due( 1 );
			return true;
		};
		$this->happen( 1 );
		$this->assertSame( Queue::BACKUP_DELAY_SECONDS, $meanwhile );
		$this->assertNull( $this->due( 1 ) );
	}

	public function test_a_job_that_throws_is_retried(): void {
		$this->result = static function () {
			throw new \Error( 'of another plugin' );
		};
		$log          = ini_set( 'error_log', '/dev/null' );
		$this->happen( 1 );
		ini_set( 'error_log', $log );
		$this->assertSame( Queue::RETRY_DELAY_SECONDS, $this->due( 1 ) );
	}

	public function test_a_job_requested_while_it_runs_is_run_again(): void {
		$this->result = fn() => $this->push( 0, 1 );
		$this->happen( 1 );
		$this->assertSame( 0, $this->due( 1 ) );
	}

	public function test_only_one_of_two_simultaneous_runners_does_the_work(): void {
		$this->result = function () {
			$this->happen( 1 );
			return true;
		};
		$this->happen( 1 );
		$this->assertCount( 1, $this->runs );
		$this->assertNull( $this->due( 1 ) );
	}

	public function test_a_crashed_runner_is_replaced_when_its_claim_expires(): void {
		Lock::claim( 'queue_test_' . md5( '[1]' ), 60 );
		$this->happen( 1 );
		$this->assertCount( 0, $this->runs );
		$this->assertSame( Queue::BACKUP_DELAY_SECONDS, $this->due( 1 ) );
		Clock::pass( 61 );
		$this->happen( 1 );
		$this->assertCount( 1, $this->runs );
		$this->assertNull( $this->due( 1 ) );
	}

	public function test_a_job_waits_if_its_claim_cannot_be_stored(): void {
		$this->refuse_queries( '~dovetail_locks~', fn() => $this->happen( 1 ) );
		$this->assertCount( 0, $this->runs );
		$this->assertSame( Queue::BACKUP_DELAY_SECONDS, $this->due( 1 ) );
	}

	/** @dataProvider disturbances */
	public function test_every_job_is_completed_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		$jobs             = range( 1, 20 );
		$this->unfinished = array_map( static fn( $job ) => array( $job ), $jobs );
		$this->result     = function (): bool {
			$this->unfinished = array_values( array_filter( $this->unfinished, fn( $job ) => end( $this->runs ) !== $job ) );
			return true;
		};
		$this->disturb(
			$percent,
			$seed,
			function () use ( $jobs ): void {
				foreach ( $jobs as $job ) {
					$this->as_request( fn() => $this->push( 0, $job ) );
				}
				for ( $hour = 0; $hour < 10; $hour++ ) {
					Clock::pass( HOUR_IN_SECONDS );
					foreach ( $jobs as $job ) {
						$this->as_request( fn() => ( $this->due( $job ) ?? 1 ) <= 0 ? $this->happen( $job ) : null );
					}
					$this->as_request( static fn() => do_action( Queue::HOURLY_EVENT ) );
				}
			}
		);
		$this->assertSame( array(), $this->unfinished );
	}

	public function test_the_daily_run_resumes_unfinished_jobs_and_does_not_change_waiting_jobs(): void {
		$this->unfinished = array( array( 1 ), array( 2, 'b' ) );
		$this->push( 600, 1 );
		do_action( Queue::DAILY_EVENT );
		$this->assertSame( 600, $this->due( 1 ) );
		$this->assertSame( 0, $this->due( 2, 'b' ) );
		$this->assertNull( $this->due( 3 ) );
	}

	public function test_the_hourly_run_resumes_a_job_whose_event_was_lost(): void {
		$this->unfinished = array( array( 1 ) );
		do_action( Queue::HOURLY_EVENT );
		$this->assertSame( 0, $this->due( 1 ) );
	}

	public function test_an_error_in_one_handler_does_not_stop_the_others(): void {
		$this->unfinished = array( array( 1 ) );
		$done             = 0;
		$fail             = static function (): array {
			throw new \Error( 'of another plugin' );
		};
		$this->put_first( 'handlers', array( 'dovetail_blocks_other' => array( 'run' => $fail, 'unfinished' => $fail ) ) );
		$this->put_first( 'daily', array( $fail ) );
		Queue::handle_daily(
			static function () use ( &$done ): void {
				++$done;
			}
		);
		$log = ini_set( 'error_log', '/dev/null' );
		do_action( Queue::DAILY_EVENT );
		ini_set( 'error_log', $log );
		$this->assertSame( 0, $this->due( 1 ) );
		$this->assertSame( 1, $done );
	}

	public function test_a_job_that_ends_php_is_tried_six_times_and_then_once_a_day_and_site_health_reports_it(): void {
		$this->unfinished = array( array( 1 ) );
		$this->result     = fn() => $this->end_php();
		$this->assertSame( 'good', Site_Health::run_jobs_test()['status'] );
		for ( $hour = 0; $hour < 48; $hour++ ) {
			$this->live_an_hour();
		}
		$this->assertCount( 7, $this->runs );
		$told = Site_Health::run_jobs_test();
		$this->assertSame( 'critical', $told['status'] );
		$this->assertStringContainsString( 'PHP crashed 5 times in a row during these jobs: test.', $told['description'] );
		$this->result = true;
		for ( $hour = 0; $hour < 26; $hour++ ) {
			$this->live_an_hour();
		}
		$this->assertSame( 'good', Site_Health::run_jobs_test()['status'] );
	}

	public function test_a_stopped_queue_has_no_events_and_restarts_with_the_daily_run(): void {
		$this->unfinished = array( array( 1 ), array( 2, 'b' ) );
		$this->push( 600, 1 );
		Queue::stop();
		$this->assertNull( $this->due( 1 ) );
		$this->assertFalse( wp_next_scheduled( Queue::DAILY_EVENT ) );
		Queue::schedule_events();
		$this->assertSame( 'daily', wp_get_schedule( Queue::DAILY_EVENT ) );
		$this->assertLessThanOrEqual( time(), wp_next_scheduled( Queue::DAILY_EVENT ) );
		do_action( Queue::DAILY_EVENT );
		$this->assertSame( 0, $this->due( 1 ) );
		$this->assertSame( 0, $this->due( 2, 'b' ) );
	}

	private function put_first( string $property, array $first ): void {
		$own = new \ReflectionProperty( Queue::class, $property );
		$own->setAccessible( true );
		$own->setValue( null, array_merge( $first, $own->getValue() ) );
	}

	/** Simulates an hour: runs all events of the job that become due, then the hourly and the daily event. */
	private function live_an_hour(): void {
		for ( $minute = 0; $minute < 60; $minute += 4 ) {
			Clock::pass( 4 * MINUTE_IN_SECONDS );
			$next = Queue_Events::next_time( 'dovetail_blocks_test', Queue::DUE_ARGUMENTS );
			if ( null !== $next && $next <= Clock::now() ) {
				Queue_Events::unschedule( 'dovetail_blocks_test', Queue::DUE_ARGUMENTS );
				$this->kill_at_query( PHP_INT_MAX, static fn() => do_action( 'dovetail_blocks_test', ...Queue::DUE_ARGUMENTS ) );
			}
		}
		do_action( Queue::HOURLY_EVENT );
		do_action( Queue::DAILY_EVENT );
	}

	private function push( int $delay, ...$args ): bool {
		return Queue::push( 'dovetail_blocks_test', $args, $delay );
	}

	/** Returns the time until the job's next event in seconds, rounded to the minute; null when there is none. */
	private function due( ...$args ): ?int {
		$time = Queue::next_time( 'dovetail_blocks_test', $args );
		return null === $time ? null : 60 * (int) round( ( $time - Clock::now() ) / 60 );
	}

	/** Runs an event as WP-Cron or Action Scheduler does: it is unscheduled first. */
	private function happen( ...$args ): void {
		Queue::clear( 'dovetail_blocks_test', $args );
		do_action( 'dovetail_blocks_test', ...$args );
	}
}
