<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Failures;
use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';

final class MailingFailuresTest extends Mailing_Test_Case {

	public function test_a_failing_address_is_retried_after_all_others_and_then_given_up_with_a_reason(): void {
		$this->subscribe( 'refused', 'b', 'throws', 'd', 'later', 'f' );
		$is_up        = false;
		$this->mailer = static function ( $name ) use ( &$is_up ) {
			if ( 'throws' === $name ) {
				throw new \Error( 'No <b>such</b> user' );
			}
			if ( 'refused' === $name ) {
				do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'SMTP 550' ) );
			}
			return 'refused' !== $name && ( 'later' !== $name || $is_up );
		};
		$post         = $this->publish();
		$this->assertSame( '15', $this->run_mailing( $post ) );
		$this->assertSame( array( 'b', 'd', 'f' ), $this->sent );
		// The retry is not due yet.
		$this->assertSame( '15', $this->run_mailing( $post ) );
		$this->assertCount( 3, $this->sent );

		$this->end_pause( $post );
		$this->assertSame( '60', $this->run_mailing( $post ) );
		$this->assertCount( 3, $this->sent );

		$is_up = true;
		$this->end_pause( $post );
		$this->assertSame( '360', $this->run_mailing( $post ) );
		$this->assertSame( array( 'b', 'd', 'f', 'later' ), $this->sent );

		$this->end_pause( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assert_mailing( $post, 'done', 4 );
		$this->assertSame(
			array(
				'refused@example.com' => 'SMTP 550',
				'throws@example.com'  => 'No such user',
			),
			$this->failures( $post )
		);
		$this->assertSame( array( $post => array( Failures::RETRYING => 0, Failures::GIVEN_UP => 2 ) ), Failures::counts( array( $post ) ) );

		// The owner has fixed the mailer.
		$this->mailer = null;
		Post_Mails::resume( $post );
		$this->assertSame( 'now', $this->due( $post ) );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'b', 'd', 'f', 'later', 'refused', 'throws' ), $this->sent );
		$this->assert_mailing( $post, 'done', 6 );
		$this->assertSame( array(), $this->failures( $post ) );
	}

	public function test_sending_pauses_after_many_consecutive_failures(): void {
		$this->subscribe_many( 60 );
		$asked        = 0;
		$this->mailer = static function () use ( &$asked ) {
			return ++$asked > 30;
		};
		$post         = $this->publish();
		$this->assertSame( '15', $this->run_mailing( $post ) );
		$this->assertSame( 25, $asked );
		$this->assertSame( '15', $this->run_mailing( $post ) );
		$this->assertSame( 25, $asked );

		Post_Mails::resume( $post );
		$this->assertSame( 'now', $this->due( $post ) );
		$this->assertSame( '15', $this->run_mailing( $post ) );
		$this->end_pause( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertCount( 60, $this->sent );
		$this->assertCount( 60, array_unique( $this->sent ) );
		$this->assert_mailing( $post, 'done', 60 );
	}

	public function test_failures_are_deleted_a_month_after_the_mailing_or_with_their_subscriber(): void {
		list( $a )    = $this->subscribe( 'a', 'b' );
		$this->mailer = '__return_false';
		$post         = $this->publish();
		$this->run_mailing( $post );
		$this->assertSame( 2, $this->count_stored_failures() );
		Subscribers::remove( $a );
		$this->assertSame( 1, $this->count_stored_failures() );

		foreach ( range( 1, 3 ) as $round ) {
			$this->end_pause( $post );
			$this->run_mailing( $post );
		}
		$this->look();
		$this->assertSame( 'done', Mailing::read( $post )['state'] );
		$this->assertSame( 1, $this->count_stored_failures() );
		Clock::pass( 31 * DAY_IN_SECONDS );
		$this->look();
		$this->assertSame( 0, $this->count_stored_failures() );
	}

	public function test_failures_waiting_for_a_retry_are_deleted_a_month_later_only_if_their_mailing_is_not_running(): void {
		$this->subscribe( 'a' );
		$this->mailer = '__return_false';
		$running      = $this->publish();
		$stopped      = $this->publish();
		foreach ( array( $running, $stopped ) as $post ) {
			$this->run_mailing( $post );
		}
		Post_Mails::stop( $stopped );
		Clock::pass( 31 * DAY_IN_SECONDS );
		Failures::sweep();
		$this->assertSame( array( 'a@example.com' ), array_keys( $this->failures( $running ) ) );
		$this->assertSame( array(), $this->failures( $stopped ) );
	}

	public function test_the_failure_of_a_person_who_unsubscribed_during_the_email_is_deleted_by_the_retry(): void {
		list( $a )    = $this->subscribe( 'a' );
		$this->mailer = static function () use ( $a ): bool {
			Subscribers::remove( $a );
			return false;
		};
		$post         = $this->publish();
		$this->assertSame( '15', $this->run_mailing( $post ) );
		$this->assertSame( 1, $this->count_stored_failures() );
		$this->end_pause( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assert_mailing( $post, 'done', 0 );
		$this->assertSame( 0, $this->count_stored_failures() );
	}

	public function test_data_of_a_mailing_is_deleted_with_its_post_but_kept_while_the_post_is_in_the_trash(): void {
		$this->subscribe( 'a' );
		$this->mailer = '__return_false';
		$post         = $this->publish();
		$this->run_mailing( $post );
		wp_trash_post( $post );
		$this->look();
		$this->assertSame( 1, $this->count_stored_failures() );
		wp_delete_post( $post, true );
		$this->look();
		$this->assertNull( Mailing::read( $post ) );
		$this->assertSame( 0, $this->count_stored_failures() );
	}

	public function test_many_failures_are_deleted_by_one_query(): void {
		$this->subscribe( 'a' );
		$this->mailer = '__return_false';
		$post         = $this->publish();
		$failures     = array_map(
			static fn( int $subscriber ): array => array(
				'post'       => $post,
				'subscriber' => $subscriber,
				'state'      => Failures::GIVEN_UP,
				'reason'     => 'No such user',
				'noted'      => time(),
			),
			range( 1, 1500 )
		);
		Database::insert_rows( 'mail_failures', $failures );
		Clock::pass( 31 * DAY_IN_SECONDS );
		$this->assertLessThan( 10, $this->count_queries( array( Failures::class, 'sweep' ) ) );
		$this->assertSame( 0, $this->count_stored_failures() );
	}

	private function count_stored_failures(): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {mail_failures}' );
	}
}
