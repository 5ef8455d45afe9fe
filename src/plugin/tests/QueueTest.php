<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Queue;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-queue-rules.php';

/** The queue with WP-Cron. */
final class QueueTest extends Test_Case {
	use Queue_Rules;

	/**
	 * @dataProvider moments
	 *
	 * @param bool $is_cron      Whether WP-Cron runs the job.
	 * @param bool $may_continue Whether the plugin may start the next run of WP-Cron.
	 * @param mixed $result      Result of the job.
	 * @param int $calls         How often WP-Cron is called.
	 */
	public function test_remaining_work_does_not_wait_for_the_next_visitor_except_where_the_server_runs_wp_cron( bool $is_cron, bool $may_continue, $result, int $calls ): void {
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
			'more to do, not in WP-Cron'                   => array( false, true, 0, 0 ),
			'more to do, where the server runs WP-Cron'    => array( true, false, 0, 0 ),
			'done'                                         => array( true, true, true, 0 ),
			'more to do in a minute'                       => array( true, true, 60, 0 ),
			'more to do at once'                           => array( true, true, 0, 1 ),
		);
	}

	public function test_where_the_server_runs_wp_cron_the_plugin_does_not_start_it(): void {
		$this->assertTrue( DISABLE_WP_CRON );
		$this->answer_http( static fn() => new \WP_Error( 'nobody' ) );
		remove_all_actions( 'shutdown' );
		add_filter( 'wp_doing_cron', '__return_true' );
		$this->result = 0;
		$this->happen( 1 );
		do_action( 'shutdown' );
		$this->assertSame( array(), $this->requests() );
	}

	public function test_a_deactivated_plugin_has_no_events_left_and_those_of_others_stay(): void {
		wp_schedule_single_event( time() + 60, 'dovetail_blocks_test', array( 7 ) );
		wp_schedule_single_event( time() + 60, 'somebody_else', array( 7 ) );
		do_action( 'deactivate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), false );
		$this->assertFalse( wp_next_scheduled( 'dovetail_blocks_test', array( 7 ) ) );
		$this->assertFalse( wp_next_scheduled( Queue::DAILY_EVENT ) );
		$this->assertIsInt( wp_next_scheduled( 'somebody_else', array( 7 ) ) );
	}
}
