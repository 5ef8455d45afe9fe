<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Secret;
use Dovetail\Publicize\Publication;
use Dovetail\Publicize\Shares;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-sharing-test-case.php';

final class RepeatTest extends Sharing_Test_Case {

	/** @var int A post that was shared to Mastodon. */
	private $post = 0;

	public function setUp(): void {
		parent::setUp();
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
		$this->post = $this->publish_waiting();
		$this->share( $this->post );
		$this->act_as( 'admin' );
		Clock::pass( DAY_IN_SECONDS );
	}

	public function test_a_post_can_be_shared_again_and_both_results_are_listed(): void {
		$keys = array();
		add_filter(
			'http_request_args',
			static function ( $args ) use ( &$keys ) {
				$keys[] = $args['headers']['Idempotency-Key'] ?? '';
				return $args;
			}
		);
		$this->assertSame( array( array( 'done', 'Shared to Mastodon, ' ), array( 'waiting', 'Sharing to Mastodon…' ) ), $this->told( $this->repeat( 'mastodon' ) ) );
		$this->share( $this->post );
		$this->assertSame(
			array(
				'mastodon'   => 'done',
				'mastodon~2' => 'done',
			),
			$this->states( $this->post )
		);
		$this->assertCount( 2, $this->statuses() );
		$first = Secret::sign( 'mastodon status', $this->post . ' ' . Shares::of( $this->post, 'mastodon' )['since'] );
		$again = Secret::sign( 'mastodon status', $this->post . ' ' . Shares::of( $this->post, 'mastodon~2' )['since'] );
		$this->assertContains( $again, $keys );
		$this->assertNotSame( $first, $again, 'Mastodon would give back the first post.' );
	}

	/** @dataProvider messages */
	public function test_a_repeated_share_can_have_its_own_message( $message, string $start ): void {
		update_post_meta( $this->post, 'jetpack_publicize_message', 'Fresh rye' );
		$this->rest( 'POST', "/dovetail/v1/publicize/{$this->post}/again", array( 'connection' => 'mastodon', 'at' => 0, 'message' => $message ) );
		$this->share( $this->post );
		$this->assertStringStartsWith( "$start\n", $this->statuses()[1]['status'] );
		$this->assertSame( 'Fresh rye', get_post_meta( $this->post, 'jetpack_publicize_message', true ) );
	}

	public static function messages(): array {
		return array(
			'a message'                    => array( 'Last <3 loaves', 'Last <3 loaves' ),
			'an empty message'             => array( '', 'Rye bread' ),
			'a message that is not a text' => array( array( 'Last' ), 'Fresh rye' ),
		);
	}

	public function test_a_failed_share_is_retried_with_its_own_message(): void {
		$this->rest( 'POST', "/dovetail/v1/publicize/{$this->post}/again", array( 'connection' => 'mastodon', 'at' => 0, 'message' => 'Last loaves' ) );
		$this->change_row( $this->post, 'mastodon~2', array( 'state' => 'failed' ) );
		$this->rest( 'POST', "/dovetail/v1/publicize/{$this->post}", array( 'connection' => 'mastodon~2' ) );
		$this->share( $this->post );
		$this->assertStringStartsWith( "Last loaves\n", $this->statuses()[1]['status'] );
	}

	public function test_a_published_post_can_be_shared_to_an_account_connected_later(): void {
		$this->connect( array( 'mastodon' => self::MASTODON, 'bluesky' => self::BLUESKY ) );
		$this->repeat( 'bluesky' );
		$this->share( $this->post );
		$this->assertSame( array( 'mastodon' => 'done', 'bluesky' => 'done' ), $this->states( $this->post ) );
	}

	public function test_republishing_a_post_shares_it_only_to_requested_accounts(): void {
		$this->connect_only( array() );
		$post = $this->create_post();
		$this->connect_only( array( 'mastodon' => self::MASTODON, 'bluesky' => self::BLUESKY ) );
		$this->act_as( 'admin' );
		$this->rest( 'POST', "/dovetail/v1/publicize/$post/again", array( 'connection' => 'bluesky', 'at' => 0 ) );
		$this->set_status( $post, 'draft' );
		$this->set_status( $post, 'publish' );
		$this->assertSame( array( 'bluesky' => 'waiting' ), $this->states( $post ) );
	}

	public function test_if_php_ends_during_publishing_a_manual_share_does_not_prevent_the_others(): void {
		remove_action( 'wp_after_insert_post', array( Publication::class, 'begin' ) );
		$this->connect( array( 'mastodon' => self::MASTODON, 'bluesky' => self::BLUESKY ) );
		$post = $this->publish_waiting();
		$this->assertSame( array(), $this->states( $post ) );
		$this->rest( 'POST', "/dovetail/v1/publicize/$post/again", array( 'connection' => 'bluesky', 'at' => 0 ) );
		Clock::pass( HOUR_IN_SECONDS );
		Deliveries::run();
		Deliveries::run();
		$this->assertSame( array( 'bluesky' => 'done', 'mastodon' => 'done' ), $this->states( $post ) );
	}

	public function test_a_scheduled_share_waits_for_its_time_and_can_be_canceled_before(): void {
		$at   = Clock::now() + WEEK_IN_SECONDS;
		$told = $this->told( $this->repeat( 'mastodon', $at ) )[1];
		$this->assertSame( array( 'planned', 'Will be shared to Mastodon, ' ), $told );
		Deliveries::run();
		$this->assertCount( 1, $this->statuses() );

		$this->assertCount( 1, $this->cancel( 'mastodon~2' )->get_data()['shares'] );
		$this->repeat( 'mastodon', $at );
		Clock::pass( WEEK_IN_SECONDS + 60 );
		Deliveries::run();
		$this->assertCount( 2, $this->statuses() );
		$this->assertSame( 'done', $this->states( $this->post )['mastodon~2'] );
	}

	public function test_finished_and_running_shares_cannot_be_canceled(): void {
		$this->repeat( 'mastodon' );
		foreach ( array( 'mastodon', 'mastodon~2', 'begin' ) as $kind ) {
			$this->cancel( $kind );
		}
		$this->assertSame( array( 'begin', 'mastodon', 'mastodon~2' ), array_keys( Deliveries::of( 'share', $this->post ) ) );
	}

	/** @dataProvider refused */
	public function test_an_invalid_share_is_rejected_with_a_message( string $connection, int $seconds, string $sentence, ?callable $before = null ): void {
		$before && $before( $this );
		$answer = $this->repeat( $connection, $seconds ? Clock::now() + $seconds : 0 );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertSame( $sentence, $answer->get_data()['message'] );
		$this->assertCount( 1, $this->statuses() );
	}

	public static function refused(): array {
		$none = 'The post cannot be shared to this account. Check that the post is public and the account is connected.';
		$time = 'Choose a time within the next twelve months.';
		return array(
			'an account that is not connected'   => array( 'bluesky', 0, $none ),
			'an unknown account'                 => array( 'begin', 0, $none ),
			'the ID of a repeated share'         => array( 'mastodon~2', 0, $none ),
			'a post that was changed to a draft' => array( 'mastodon', 0, $none, static fn( self $test ) => $test->set_status( $test->post, 'draft' ) ),
			'a time in the past'                 => array( 'mastodon', -DAY_IN_SECONDS, $time ),
			'a time in two years'                => array( 'mastodon', 2 * YEAR_IN_SECONDS, $time ),
			'a second request at the same time'  => array( 'mastodon', 0, 'This post is already scheduled to be shared to this account.', static fn( self $test ) => $test->repeat( 'mastodon' ) ),
		);
	}

	public function test_a_post_can_be_shared_to_an_account_at_most_twenty_times(): void {
		for ( $time = 2; $time <= Shares::MAX_SHARES; $time++ ) {
			$this->assertSame( 200, $this->repeat( 'mastodon' )->get_status() );
			$this->change_row( $this->post, "mastodon~$time", array( 'state' => 'done' ) );
		}
		$this->assertSame( 'This post has been shared to this account the maximum number of times.', $this->repeat( 'mastodon' )->get_data()['message'] );
	}

	public function test_users_who_cannot_edit_the_post_cannot_share_it_or_cancel_shares(): void {
		$this->repeat( 'mastodon', Clock::now() + WEEK_IN_SECONDS );
		$this->act_as( 'contributor' );
		$this->assertSame( 403, $this->repeat( 'mastodon' )->get_status() );
		$this->assertSame( 403, $this->cancel( 'mastodon~2' )->get_status() );
		$this->assertCount( 2, Shares::all( $this->post ) );
	}

	public function test_a_scheduled_share_keeps_its_time_when_the_post_is_republished(): void {
		$this->repeat( 'mastodon', Clock::now() + WEEK_IN_SECONDS );
		$due = Deliveries::of( 'share', $this->post )['mastodon~2']['due'];
		$this->set_status( $this->post, 'draft' );
		$this->set_status( $this->post, 'publish' );
		$this->assertSame( $due, Deliveries::of( 'share', $this->post )['mastodon~2']['due'] );
	}

	private function repeat( string $connection, int $at = 0 ): \WP_REST_Response {
		return $this->rest( 'POST', "/dovetail/v1/publicize/{$this->post}/again", compact( 'connection', 'at' ) );
	}

	private function cancel( string $connection ): \WP_REST_Response {
		return $this->rest( 'POST', "/dovetail/v1/publicize/{$this->post}/cancel", compact( 'connection' ) );
	}

	/** @return array<int, string[]> State and sentence of each share, without the time. */
	private function told( \WP_REST_Response $answer ): array {
		return array_map( static fn( array $share ): array => array( $share['state'], preg_replace( '/(?<=, ).*/', '', $share['said'] ) ), $answer->get_data()['shares'] );
	}
}
