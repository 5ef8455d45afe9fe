<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Queue;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-queue-rules.php';

/** Tests the queue with WP-Cron. */
final class QueueTest extends Test_Case {
	use Queue_Rules;

	/**
	 * @dataProvider moments
	 *
	 * @param bool $is_cron      Whether WP-Cron runs the job.
	 * @param bool $may_continue Whether the plugin may start the next WP-Cron run.
	 * @param mixed $result      Result of the job.
	 * @param int $calls         Number of WP-Cron calls.
	 */
	public function test_remaining_work_starts_wp_cron_unless_the_server_runs_it( bool $is_cron, bool $may_continue, $result, int $calls ): void {
		$this->answer_http( static fn() => new \WP_Error( 'nobody' ) );
		remove_all_actions( 'shutdown' );
		add_filter( 'wp_doing_cron', $is_cron ? '__return_true' : '__return_false' );
		add_filter( 'dovetail_blocks_queue_goes_on', $may_continue ? '__return_true' : '__return_false' );
		$this->result = $result;
		$this->happen( 1 );
		do_action( 'shutdown' );
		$this->assertSame( array_fill( 0, $calls, site_url( 'wp-cron.php' ) ), array_column( $this->requests(), 'url' ) );
	}

	public static function moments(): array {
		return array(
			'remaining work outside WP-Cron'            => array( false, true, 0, 0 ),
			'remaining work if the server runs WP-Cron' => array( true, false, 0, 0 ),
			'done'                                      => array( true, true, true, 0 ),
			'remaining work that is due in a minute'    => array( true, true, 60, 0 ),
			'remaining work that is due now'            => array( true, true, 0, 1 ),
		);
	}

	public function test_wp_cron_is_not_started_if_the_server_runs_it(): void {
		$this->assertTrue( DISABLE_WP_CRON );
		$this->answer_http( static fn() => new \WP_Error( 'nobody' ) );
		remove_all_actions( 'shutdown' );
		add_filter( 'wp_doing_cron', '__return_true' );
		$this->result = 0;
		$this->happen( 1 );
		do_action( 'shutdown' );
		$this->assertSame( array(), $this->requests() );
	}

	public function test_ten_thousand_jobs_share_one_event_and_need_as_many_queries_per_job_as_a_few(): void {
		$queries = array();
		foreach ( array( Queue::PAGE, 10000 ) as $number ) {
			self::store_jobs( $number );
			$this->push( 600, 'later' );
			$this->assertCount( 1, self::events() );
			$this->runs = array();
			$queries[]  = $this->count_queries( static fn() => do_action( 'dovetail_blocks_test', ...Queue::DUE_ARGUMENTS ) );
			$this->assertCount( Queue::PAGE, $this->runs );
			$this->assertCount( 1, self::events() );
			$this->assertSame( $number - Queue::PAGE + 1, (int) Database::value( 'SELECT COUNT(*) FROM {jobs}' ) );
		}
		// Scheduling the remaining jobs needs two additional queries.
		$this->assertLessThanOrEqual( $queries[0] + 2, $queries[1] );
		$this->assertLessThanOrEqual( 8 * Queue::PAGE, $queries[0] );
	}

	public function test_a_job_whose_event_was_lost_runs_in_the_hourly_run(): void {
		self::store_jobs( 1 );
		$this->assertCount( 0, self::events() );
		do_action( Queue::HOURLY_EVENT );
		$this->run_due_jobs();
		$this->assertSame( array( array( 1 ) ), $this->runs );
		$this->assertNull( $this->due( 1 ) );
	}

	public function test_a_job_that_cannot_be_stored_is_not_queued(): void {
		$this->assertFalse( $this->refuse_queries( '~dovetail_jobs~', fn() => $this->push( 0, 1 ) ) );
		$this->assertCount( 0, self::events() );
	}

	/** Stores due jobs with the arguments 1, 2, …. */
	private static function store_jobs( int $number ): void {
		Queue::clear( 'dovetail_blocks_test' );
		foreach ( array_chunk( range( 1, $number ), 1000 ) as $numbers ) {
			Database::insert_rows(
				'jobs',
				array_map(
					static fn( int $number ): array => array(
						'hook' => 'dovetail_blocks_test',
						'name' => md5( "[$number]" ),
						'args' => "[$number]",
						'due'  => Clock::now() - 1,
					),
					$numbers
				)
			);
		}
	}

	/** @return array[] WP-Cron events of the job's hook. */
	private static function events(): array {
		return array_merge( array(), ...array_values( array_filter( array_column( _get_cron_array(), 'dovetail_blocks_test' ) ) ) );
	}

	public function test_deactivating_the_plugin_deletes_only_its_own_events(): void {
		wp_schedule_single_event( time() + 60, 'dovetail_blocks_test', array( 7 ) );
		wp_schedule_single_event( time() + 60, 'somebody_else', array( 7 ) );
		do_action( 'deactivate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), false );
		$this->assertFalse( wp_next_scheduled( 'dovetail_blocks_test', array( 7 ) ) );
		$this->assertFalse( wp_next_scheduled( Queue::DAILY_EVENT ) );
		$this->assertIsInt( wp_next_scheduled( 'somebody_else', array( 7 ) ) );
	}
}
