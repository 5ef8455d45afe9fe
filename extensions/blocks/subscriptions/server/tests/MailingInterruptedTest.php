<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Queue;
use Dovetail\Subscriptions\Mail_Choice;
use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Mailings_Panel;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';

final class MailingInterruptedTest extends Mailing_Test_Case {

	public function test_a_mailing_resumes_after_a_lost_event(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		Queue::clear( Post_Mails::EVENT );
		$this->look();
		$this->assertSame( 'now', $this->due( $post ) );
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}

	public function test_a_mailing_resumes_after_the_plugin_was_deactivated_and_activated(): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b', 'c' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$this->run_mailing( $post );
		do_action( 'deactivate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), false );
		$this->assertSame( 'never', $this->due( $post ) );
		Queue::schedule_events();
		$this->assertLessThanOrEqual( time(), wp_next_scheduled( 'dovetail_blocks_daily' ) );
		$this->look();
		$this->assertSame( 'now', $this->due( $post ) );
		$this->run_mailing( $post );
		$this->run_mailing( $post );
		$this->look();
		$this->assertSame( 'never', $this->due( $post ) );
		$this->assertSame( array( 'a', 'b', 'c' ), $this->sent );
	}

	public function test_two_concurrent_runs_and_a_revived_runner_send_no_email_twice(): void {
		$this->subscribe( 'a', 'b', 'c', 'd', 'e' );
		$post         = $this->publish();
		$depth        = 0;
		$this->mailer = function ( $name ) use ( &$depth, $post ) {
			if ( 'b' === $name && 1 === ++$depth ) {
				do_action( Post_Mails::EVENT, $post );
			}
			if ( 'c' === $name && 2 === ++$depth ) {
				// A second runner takes over much later, and has time for one email.
				Clock::pass( Mailing::LEASE_SECONDS );
				$this->limit_runs_to_one_mail();
				Post_Mails::send( $post );
				remove_filter( 'dovetail_blocks_subscription_seconds', '__return_zero' );
			}
			return true;
		};
		$this->assertSame( 'now', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b', 'd', 'c' ), $this->sent );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertEqualsCanonicalizing( array( 'a', 'b', 'c', 'd', 'e' ), $this->sent );
		$this->assertSame( 'done', Mailing::read( $post )['state'] );
		// The second runner cannot know whether the first runner's last email was sent.
		$this->assertSame( array( 'c@example.com' ), array_keys( $this->failures( $post ) ) );
	}

	public function test_a_second_runner_does_not_take_over_while_the_first_runner_is_sending(): void {
		$this->subscribe( 'a', 'b' );
		$post         = $this->publish();
		$this->mailer = static function ( $name ) use ( $post ) {
			if ( 'a' === $name ) {
				Clock::pass( Mailing::LEASE_SECONDS - 10 );
				self::assertSame( MINUTE_IN_SECONDS, Post_Mails::send( $post ) );
			}
			return true;
		};
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
		$this->assertSame( array(), $this->failures( $post ) );
	}

	public function test_everyone_gets_a_post_once_even_if_a_database_error_ends_the_run(): void {
		global $wpdb;
		$this->subscribe( 'a', 'b', 'c', 'd' );
		$post         = $this->publish();
		$refuse       = static fn( $query ) => preg_match( '~^\s*UPDATE.*mailings~is', $query ) ? self::REFUSED_QUERY : $query;
		$this->mailer = static function ( $name ) use ( $refuse ) {
			if ( 'b' === $name ) {
				add_filter( 'query', $refuse );
			}
			return true;
		};
		$wpdb->suppress_errors();
		$this->assertSame( '15', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b' ), $this->sent );

		remove_filter( 'query', $refuse );
		$this->mailer     = null;
		$wpdb->last_error = '';
		Clock::pass( 15 * MINUTE_IN_SECONDS );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b', 'c', 'd' ), $this->sent );
		$this->assertSame( 'done', Mailing::read( $post )['state'] );
		$this->assertSame( array( 'b@example.com' ), array_keys( $this->failures( $post ) ) );
	}

	/** @dataProvider tables_that_refuse */
	public function test_the_daily_run_sends_a_post_whose_mailing_could_not_start_because_of_a_database_error( string $pattern ): void {
		// Posts that were published when there were no subscribers do not delay other mailings.
		$this->set_back( ...array_map( fn() => $this->publish(), range( 1, 21 ) ) );
		$this->subscribe( 'a', 'b' );
		$post = $this->refuse_queries( $pattern, fn() => $this->publish() );
		$this->assertSame( 'never', $this->due( $post ) );
		$this->subscribe_after( $post, 'late' );
		$this->look();
		$this->assertSame( 'now', $this->due( $post ) );
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
		$this->assertSame( 'done', Mailing::read( $post )['state'] );
		$this->look();
		$this->assertSame( 'never', $this->due( $post ) );
	}

	public static function tables_that_refuse(): array {
		return array(
			'the mailing'        => array( '~^\s*INSERT.*mailings~is' ),
			'the subscribers'    => array( '~^\s*SELECT ID .*dovetail_subscriber~is' ),
			'the author’s choice' => array( '~^\s*SELECT.*_dovetail_blocks_mails~is' ),
		);
	}

	public function test_the_daily_run_does_not_send_a_post_that_was_excluded(): void {
		$this->subscribe( 'a', 'b' );
		$locked = $this->publish( array( 'post_password' => 'rye' ) );
		add_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
		$platform = $this->publish();
		remove_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
		wp_update_post(
			array(
				'ID'            => $locked,
				'post_password' => '',
			)
		);
		$old = $this->publish( array( 'post_date' => '2020-01-01 10:00:00' ) );
		$this->look();
		foreach ( array( $locked, $platform, $old ) as $post ) {
			$this->assertSame( 'never', $this->due( $post ) );
		}
	}

	public function test_posts_published_while_the_plugin_was_not_active_are_not_sent_after_reactivation(): void {
		$this->subscribe( 'a' );
		$this->look();
		Queue::stop();
		Clock::pass( MINUTE_IN_SECONDS );
		remove_action( 'wp_after_insert_post', array( Post_Mails::class, 'begin' ) );
		$missed = $this->publish();
		add_action( 'wp_after_insert_post', array( Post_Mails::class, 'begin' ), 10, 4 );
		Clock::pass( MINUTE_IN_SECONDS );
		$this->look();
		$this->assertSame( 'never', $this->due( $missed ) );
		$this->assert_mailing( $missed, Mailing::SKIPPED, 0 );

		Clock::pass( MINUTE_IN_SECONDS );
		$this->assertSame( 'now', $this->due( $this->publish() ) );
	}

	public function test_recent_posts_of_a_type_that_is_mailed_from_now_on_are_not_sent(): void {
		$this->subscribe( 'a' );
		$this->look();
		$page = $this->publish( array( 'post_type' => 'page' ) );
		add_filter( 'dovetail_blocks_subscription_post_types', static fn( $types ) => array_merge( $types, array( 'page' ) ) );
		Clock::pass( MINUTE_IN_SECONDS );
		$this->look();
		$this->assertSame( 'never', $this->due( $page ) );
		$this->assert_mailing( $page, Mailing::SKIPPED, 0 );
	}

	public function test_no_post_is_sent_while_the_block_is_switched_off(): void {
		$this->subscribe( 'a' );
		$running = $this->publish();
		$switch_off = static fn( array $records ): array => array( 'subscriptions' => false ) + $records;
		add_filter( 'dovetail_blocks_availability', $switch_off );
		self::forget_availability();
		$this->assertSame( 'never', $this->run_mailing( $running ) );
		$this->look();
		$post = $this->publish();
		$mail = $this->publish_mail();
		$this->run_mailing( $mail );
		$this->assertSame( 'never', $this->due( $post ) );
		$this->assert_mailing( $post, Mailing::SKIPPED, 0 );
		$this->assertSame( array( 'a' ), $this->sent );
		$this->assert_mailing( $mail, Mailing::DONE, 1 );

		remove_filter( 'dovetail_blocks_availability', $switch_off );
		self::forget_availability();
		$this->look();
		$this->assertSame( 'never', $this->due( $post ) );
		$this->assertSame( 'now', $this->due( $running ) );
	}

	public function test_a_wrong_server_clock_does_not_delay_emails_for_years(): void {
		$this->subscribe( 'a', 'b' );
		$this->mailer = static fn( $name ) => 'a' !== $name;
		$post         = $this->publish();
		$this->run_mailing( $post );
		$year = time() + YEAR_IN_SECONDS;
		$wrong = array(
			'due'        => $year,
			'held_until' => $year,
		);
		Database::update( 'mailings', $wrong, compact( 'post' ) );
		Queue::clear( Post_Mails::EVENT );
		Queue::push( Post_Mails::EVENT, array( $post ), YEAR_IN_SECONDS );
		$this->look();
		$this->assertSame( 'now', $this->due( $post ) );
		$this->mailer = null;
		$this->assertSame( 'never', $this->run_mailing( $post ) );
		$this->assertSame( array( 'b', 'a' ), $this->sent );
	}

	/** @dataProvider decisions */
	public function test_a_mailing_continues_after_the_owner_turns_off_emails_about_posts( callable $interrupt, callable $continue ): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$interrupt->call( $this, $post );
		update_option( 'dovetail_blocks_settings', array( 'subscriber_mails' => false ) );
		$continue->call( $this, $post );
		$this->assertSame( 'now', $this->due( $post ) );
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}

	public static function decisions(): array {
		$nothing = function (): void {};
		$resume  = function ( int $post ): void { Post_Mails::resume( $post ); };
		return array(
			'while it is being sent'    => array( $nothing, $nothing ),
			'while it is stopped'       => array( function ( int $post ): void { Post_Mails::stop( $post ); }, $resume ),
			'while it is late'          => array( function ( int $post ): void { Clock::pass( WEEK_IN_SECONDS ); $this->run_mailing( $post ); }, $resume ),
			'while it is not published' => array( function ( int $post ): void { $this->unpublish( $post ); $this->run_mailing( $post ); }, function ( int $post ): void { wp_publish_post( $post ); } ),
		);
	}

	/** @dataProvider pauses */
	public function test_a_mailing_that_must_not_be_sent_now_is_paused_and_says_why( callable $pause, callable $end ): void {
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$post = $this->publish();
		$this->run_mailing( $post );
		$pause( $post );
		Clock::pass( 2 * HOUR_IN_SECONDS );
		$this->run_mailing( $post );
		$this->assertSame( array( 'a' ), $this->sent );
		$this->assertSame( 'Paused because the post has a password, its author turned emails off, the block “Subscription Form” is switched off, or another plugin sends it.', Mailings_Panel::state( Mailing::read( $post ) ) );
		$end( $post );
		$this->look();
		$this->run_mailing( $post );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}

	public static function pauses(): array {
		$protect = static fn( string $password ): callable => static fn( int $post ) => wp_update_post( array( 'ID' => $post, 'post_password' => $password ) );
		return array(
			'a password'          => array( $protect( 'rye' ), $protect( '' ) ),
			'the author’s choice' => array( static fn( int $post ) => update_post_meta( $post, Mail_Choice::META, 'skip' ), static fn( int $post ) => delete_post_meta( $post, Mail_Choice::META ) ),
			'another plugin'      => array( static fn() => add_filter( 'dovetail_blocks_mails_new_posts', '__return_false' ), static fn() => remove_filter( 'dovetail_blocks_mails_new_posts', '__return_false' ) ),
		);
	}

	private function set_back( int ...$posts ): void {
		global $wpdb;
		foreach ( $posts as $post ) {
			$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - MINUTE_IN_SECONDS ) ), array( 'ID' => $post ) );
			clean_post_cache( $post );
		}
	}
}
