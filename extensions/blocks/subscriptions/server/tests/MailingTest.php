<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;

require_once __DIR__ . '/class-mailing-test-case.php';

final class MailingTest extends Mailing_Test_Case {

	/** @dataProvider other_posts */
	public function test_posts_that_are_not_public_or_not_recent_are_not_sent( array $fields ): void {
		$this->subscribe( 'a', 'b', 'c' );
		$this->assertSame( 'never', $this->due( $this->publish( $fields ) ) );
	}

	public static function other_posts(): array {
		return array(
			'a draft'                 => array( array( 'post_status' => 'draft' ) ),
			'a page'                  => array( array( 'post_type' => 'page' ) ),
			'a post with a password'  => array( array( 'post_password' => 'rye' ) ),
			'a post with an old date' => array( array( 'post_date' => '2020-01-01 10:00:00' ) ),
		);
	}

	public function test_a_post_that_another_service_sends_is_not_sent_by_the_site(): void {
		$this->subscribe( 'a' );
		add_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
		$this->assertSame( 'never', $this->due( $this->publish() ) );
	}

	public function test_a_newly_published_post_is_sent_once_to_everyone_who_had_confirmed(): void {
		$this->subscribe( 'a', 'b', 'c' );
		$post = $this->publish();
		$this->assertSame( 'now', $this->due( $post ) );
		$this->subscribe_after( $post, 'late' );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b', 'c' ), $this->sent );
		$this->assert_mailing( $post, 'done', 3 );

		$this->unpublish( $post );
		wp_publish_post( $post );
		$this->assertSame( 'never', $this->due( $post ) );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertCount( 3, $this->sent );
	}

	public function test_a_run_ends_after_its_time_limit_and_the_next_run_resumes_even_if_the_post_is_old(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b', 'c' );
		$post = $this->publish();
		$this->assertSame( 'now', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a' ), $this->sent );
		$date = gmdate( 'Y-m-d H:i:s', time() - 49 * HOUR_IN_SECONDS );
		wp_update_post(
			array(
				'ID'            => $post,
				'post_date'     => $date,
				'post_date_gmt' => $date,
				'edit_date'     => true,
			)
		);
		$this->assertSame( 'now', $this->run_mailing( $post ) );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b', 'c' ), $this->sent );
		$this->assertSame( 'done', Mailing::read( $post )['state'] );
	}

	public function test_sending_pauses_while_a_post_is_unpublished_and_no_subscriber_gets_it_twice(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b', 'c' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$this->unpublish( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( 'running', Mailing::read( $post )['state'] );
		$this->look();
		$this->assertSame( 'never', $this->due( $post ) );
		wp_publish_post( $post );
		$this->assertSame( 'now', $this->due( $post ) );
		$this->run_mailing( $post );
		wp_trash_post( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		wp_untrash_post( $post );
		wp_publish_post( $post );
		$this->run_mailing( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b', 'c' ), $this->sent );
	}

	public function test_a_copy_of_a_post_with_its_meta_is_sent_as_a_new_post(): void {
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$copy = $this->publish( array( 'post_status' => 'draft' ) );
		foreach ( get_post_meta( $post ) as $key => $values ) {
			foreach ( $values as $value ) {
				add_post_meta( $copy, $key, wp_slash( maybe_unserialize( $value ) ) );
			}
		}
		wp_publish_post( $copy );
		$this->assertSame( 'now', $this->due( $copy ) );
		$this->assertSame( 'never', $this->run_mailing( $copy ) );
		$this->assertSame( array( 'a', 'b', 'a', 'b' ), $this->sent );
	}

	public function test_the_owner_can_stop_a_mailing_immediately_and_resume_it_where_it_stopped(): void {
		$this->subscribe( 'a', 'b', 'c' );
		$post         = $this->publish();
		$this->mailer = static fn( $name ) => 'b' !== $name || Post_Mails::stop( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
		$this->assert_mailing( $post, 'stopped', 2 );

		$this->look();
		$this->unpublish( $post );
		wp_publish_post( $post );
		$this->assertSame( 'never', $this->due( $post ) );

		Post_Mails::resume( $post );
		$this->assertSame( 'now', $this->due( $post ) );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b', 'c' ), $this->sent );
		$this->assertSame( 'done', Mailing::read( $post )['state'] );
		$this->assertSame( array(), $this->failures( $post ) );
	}

	public function test_unpublishing_a_post_pauses_its_mailing_from_the_next_batch_on(): void {
		$this->subscribe_many( 210 );
		$post         = $this->publish();
		$this->mailer = function ( $name ) use ( $post ) {
			if ( 's2' === $name ) {
				$this->unpublish( $post );
			}
			return true;
		};
		$this->assertSame( 'now', $this->run_mailing( $post ) );
		$this->assert_mailing( $post, 'running', 200 );
		$this->assertSame( 'never', $this->run_mailing( $post ) );

		$this->mailer = null;
		wp_publish_post( $post );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertCount( 210, $this->sent );
		$this->assertCount( 210, array_unique( $this->sent ) );
	}

	public function test_a_person_who_unsubscribes_during_sending_does_not_get_the_post(): void {
		list( , $b )  = $this->subscribe( 'a', 'b', 'c' );
		$post         = $this->publish();
		$this->mailer = static function ( $name ) use ( $b ) {
			if ( 'a' === $name ) {
				Subscribers::remove( $b );
			}
			return true;
		};
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'c' ), $this->sent );
		$this->assertSame( 'done', Mailing::read( $post )['state'] );
	}
}
