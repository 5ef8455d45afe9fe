<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Queue;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-queue-rules.php';

/**
 * Tests the queue with a fake Action Scheduler. PHP cannot undefine its functions, so the tests run in a separate
 * process.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ActionSchedulerTest extends Test_Case {
	use Queue_Rules {
		setUp as set_up_queue;
	}

	protected function setUp(): void {
		require_once __DIR__ . '/action-scheduler.php';
		\ActionScheduler::$is_initialized = true;
		\ActionScheduler::$actions        = array();
		$this->set_up_queue();
	}

	public function test_jobs_with_the_same_hook_share_one_action(): void {
		foreach ( range( 1, 50 ) as $number ) {
			$this->push( 600 - $number, $number );
		}
		$this->assertCount( 1, \ActionScheduler::$actions );
		$this->assertSame( 540, 60 * (int) floor( ( array_values( \ActionScheduler::$actions )[0]->time - Clock::now() ) / 60 ) );
	}

	public function test_action_scheduler_is_not_used_before_it_is_ready(): void {
		\ActionScheduler::$is_initialized = false;
		$this->push( 0, 1 );
		$this->push( 600, 2 );
		$this->assertSame( array(), \ActionScheduler::$actions );
		$this->assertNotNull( Queue::next_time( 'dovetail_blocks_test', array( 1 ) ) );
		$this->assertNull( Queue::next_time( 'dovetail_blocks_test', array( 3 ) ) );
		\ActionScheduler::$is_initialized = true;
		do_action( 'action_scheduler_init' );
		$this->assertSame( 0, $this->due( 1 ) );
		$this->assertSame( 600, $this->due( 2 ) );
		$this->assertSame( 'dovetail-blocks', \ActionScheduler::$actions[0]->group );
		$this->assertCount( 1, \ActionScheduler::$actions );
	}
}
