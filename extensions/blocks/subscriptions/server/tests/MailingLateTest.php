<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Mail_Routes;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';

/** Tests mailings when WP-Cron does not run for a week. */
final class MailingLateTest extends Mailing_Test_Case {

	public function test_a_post_that_is_a_week_late_is_sent_only_after_the_owner_decides(): void {
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		Clock::pass( WEEK_IN_SECONDS );
		$this->look();
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array(), $this->sent );
		$this->assert_mailing( $post, 'late', 0 );
		$this->assert_has(
			array(
				'state' => 'late',
				'left'  => 2,
			),
			Mail_Routes::tell( get_post( $post ) )
		);
		$this->look();
		$this->assertSame( 'never', $this->due( $post ) );

		$this->assertTrue( Post_Mails::resume( $post ) );
		$this->assertSame( 'now', $this->due( $post ) );
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
		$this->assert_mailing( $post, 'done', 2 );
	}

	public function test_remaining_subscribers_get_a_post_a_week_late_only_after_the_owner_decides(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		Clock::pass( WEEK_IN_SECONDS );
		$this->run_mailing( $post );
		$this->assert_mailing( $post, 'late', 1 );
		Post_Mails::resume( $post );
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}

	public function test_a_scheduled_post_that_is_published_a_week_late_is_sent_only_after_the_owner_decides(): void {
		$this->subscribe( 'a' );
		$post = $this->publish(
			array(
				'post_status' => 'future',
				'post_date'   => gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ),
			)
		);
		Clock::pass( WEEK_IN_SECONDS );
		wp_publish_post( $post );
		$this->assertSame( 'never', $this->due( $post ) );
		$this->assert_mailing( $post, 'late', 0 );
		Post_Mails::resume( $post );
		$this->run_mailing( $post );
		$this->assertSame( array( 'a' ), $this->sent );
	}

	public function test_sending_resumes_when_a_post_is_republished_after_a_week(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$this->unpublish( $post );
		Clock::pass( WEEK_IN_SECONDS );
		wp_publish_post( $post );
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}
}
