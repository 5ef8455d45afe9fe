<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Queue;
use Dovetail\Subscriptions\Failures;
use Dovetail\Subscriptions\Mail_Post;
use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

/** Base class for mailing tests. They control the mailer and run the jobs manually. */
abstract class Mailing_Test_Case extends Test_Case {

	/** Content of a mail. */
	const MAIL_CONTENT = '<!-- wp:paragraph --><p>We open <strong>at six</strong>.</p><!-- /wp:paragraph -->';

	/** @var string[] Names of subscribers who got an email, in order. */
	protected $sent = array();

	/** @var callable|null Function that returns whether the mailer accepts an email to a name; null accepts all. */
	protected $mailer;

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( $sent, $mail ) {
				$name     = strtok( $mail['to'], '@' );
				$is_taken = $this->mailer ? ( $this->mailer )( $name ) : true;
				if ( $is_taken ) {
					$this->sent[] = $name;
				}
				return $is_taken;
			},
			0,
			2
		);
	}

	/** @return int[] Subscriber IDs. */
	protected function subscribe( string ...$names ): array {
		return array_map( static fn( $name ) => Subscribers::add( "$name@example.com", 'Yes.', 0, true )['id'], $names );
	}

	/** Adds the given number of subscribers: `s1`, `s2` and so on. */
	protected function subscribe_many( int $many ): void {
		$this->subscribe( ...array_map( static fn( $number ) => "s$number", range( 1, $many ) ) );
	}

	protected function subscribe_after( int $post, string $name ): void {
		list( $id ) = $this->subscribe( $name );
		// Use a minute, because on a slow machine the mailing of a post may begin a few seconds after the post's date.
		$confirmed = strtotime( get_post( $post )->post_date_gmt . ' UTC' ) + MINUTE_IN_SECONDS;
		Database::update( 'subscribers', compact( 'confirmed' ), compact( 'id' ) );
	}

	/**
	 * Publishes a mail, which is an email without a post.
	 *
	 * @param array<string, mixed> $fields Fields for wp_insert_post().
	 */
	protected function publish_mail( array $fields = array() ): int {
		return $this->publish( $fields + array( 'post_type' => Mail_Post::TYPE, 'post_title' => 'New hours', 'post_content' => self::MAIL_CONTENT ) );
	}

	/**
	 * Publishes a post without a logged-in user, as WP-Cron does.
	 *
	 * @param array<string, mixed> $fields Fields for wp_insert_post().
	 */
	protected function publish( array $fields = array() ): int {
		return wp_insert_post(
			$fields + array(
				'post_title'   => 'New',
				'post_content' => 'Text.',
				'post_status'  => 'publish',
			)
		);
	}

	protected function unpublish( int $post ): void {
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'draft',
			)
		);
	}

	/** Returns when the mailing of a post continues: `now`, a number of minutes, or `never`. */
	protected function due( int $post ): string {
		$time = Queue::next_time( Post_Mails::EVENT, array( $post ) );
		if ( null === $time ) {
			return 'never';
		}
		return $time - Clock::now() < 30 ? 'now' : (string) round( ( $time - Clock::now() ) / 60 );
	}

	protected function run_mailing( int $post ): string {
		try {
			Queue::clear( Post_Mails::EVENT, array( $post ) );
		} catch ( Database_Error $refused ) {
			unset( $refused );
		}
		do_action( Post_Mails::EVENT, $post );
		return $this->due( $post );
	}

	protected function limit_runs_to_one_mail(): void {
		add_filter( 'dovetail_blocks_subscription_seconds', '__return_zero' );
	}

	/** Runs the plugin's daily job. */
	protected function look(): void {
		do_action( 'dovetail_blocks_daily' );
	}

	protected function end_pause( int $post ): void {
		Database::update( 'mailings', array( 'due' => 0 ), compact( 'post' ) );
	}

	protected function assert_mailing( int $post, string $state, int $sent ): void {
		$this->assert_has(
			array(
				'state' => $state,
				'sent'  => $sent,
			),
			Mailing::read( $post )
		);
	}

	/** @return array<string, string> Reasons by email address. */
	protected function failures( int $post ): array {
		return Failures::reasons( $post, 99 );
	}
}
