<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Plugin\Deliveries;
use Dovetail\Publicize\Late_Post;
use Dovetail\Publicize\Publication;
use Dovetail\Publicize\Manual_Share;
use Dovetail\Publicize\Shares;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-sharing-test-case.php';

/** Tests sharing when WP-Cron has not run for a week. */
final class LatePostsTest extends Sharing_Test_Case {

	public function setUp(): void {
		parent::setUp();
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
	}

	public function test_a_post_is_shared_a_week_late_only_if_the_author_confirms(): void {
		$post = $this->publish_waiting();
		Clock::pass( WEEK_IN_SECONDS );
		$this->assert_asks_its_author( $post );

		Manual_Share::try_again( $post, 'mastodon' );
		$this->share( $post );
		$this->assertSame( array( 'mastodon' => 'done' ), $this->states( $post ) );
		$this->assertCount( 1, $this->statuses() );
		$this->assertSame( '', $this->notice() );
	}

	public function test_the_notice_about_a_late_post_disappears_after_it_is_shared_again(): void {
		$post = $this->publish_waiting();
		Clock::pass( WEEK_IN_SECONDS );
		$this->assert_asks_its_author( $post );

		$this->assertSame( 200, $this->rest( 'POST', "/dovetail/v1/publicize/$post/again", array( 'connection' => 'mastodon', 'at' => 0 ) )->get_status() );
		$this->assertSame( '', $this->notice() );
	}

	public function test_a_scheduled_post_published_a_week_late_waits_for_the_author(): void {
		$post = $this->schedule();
		Clock::pass( WEEK_IN_SECONDS );
		wp_publish_post( $post );
		$this->assert_asks_its_author( $post );
	}

	public function test_if_php_ends_during_a_late_publication_the_post_waits_for_the_author(): void {
		$post = $this->schedule();
		Clock::pass( WEEK_IN_SECONDS );
		remove_action( 'wp_after_insert_post', array( Publication::class, 'begin' ) );
		do_action( 'publish_future_post', $post );
		wp_publish_post( $post );
		Clock::pass( HOUR_IN_SECONDS );
		Deliveries::run();
		$this->assert_asks_its_author( $post );
	}

	public function test_a_backdated_post_is_not_shared_and_shows_no_notice(): void {
		$post = $this->insert_post(
			array(
				'post_status' => 'publish',
				'post_date'   => '2020-01-01 12:00:00',
			)
		);
		$this->assertSame( array(), Shares::all( $post ) );
		$this->assertSame( '', $this->notice() );
	}

	public function test_a_post_that_was_unpublished_for_a_week_is_shared_when_republished(): void {
		$post = $this->publish_waiting();
		$this->set_status( $post, 'draft' );
		Clock::pass( WEEK_IN_SECONDS );
		$this->set_status( $post, 'publish' );
		$this->share( $post );
		$this->assertSame( array( 'mastodon' => 'done' ), $this->states( $post ) );
	}

	public function test_the_notice_disappears_once_the_author_decides_not_to_share_the_post(): void {
		$post = $this->publish_waiting();
		Clock::pass( WEEK_IN_SECONDS );
		$this->assert_asks_its_author( $post );

		$_GET['post'] = $post;
		$_REQUEST     = array( '_wpnonce' => wp_create_nonce( Late_Post::ACTION . $post ) );
		$this->assertStringEndsWith( '/wp-admin/edit.php', $this->stopped( array( Late_Post::class, 'keep_unshared' ) )->location );
		$this->assertSame( '', $this->notice() );
		$this->assertSame( array( 'mastodon' => 'failed' ), $this->states( $post ) );
	}

	public function test_users_who_cannot_edit_a_late_post_see_no_notice_and_cannot_dismiss_it(): void {
		$post = $this->publish_waiting();
		Clock::pass( WEEK_IN_SECONDS );
		$this->share( $post );
		$this->assertSame( '', $this->notice( 'contributor' ) );

		$_GET['post'] = $post;
		$this->act_as( 'contributor' );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Late_Post::ACTION . $post ) );
		$this->assertSame( 403, $this->stopped( array( Late_Post::class, 'keep_unshared' ) )->getCode() );
		$this->assertStringContainsString( 'Rye bread', $this->notice() );
	}

	private function schedule(): int {
		return $this->insert_post(
			array(
				'post_status' => 'future',
				'post_date'   => wp_date( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ),
			)
		);
	}

	private function assert_asks_its_author( int $post ): void {
		$this->share( $post );
		$this->assertSame( array(), $this->statuses() );
		$this->assert_has(
			array(
				'state'    => 'failed',
				'sentence' => 'Scheduled events did not run on this site for more than two days. Try again if the post is still relevant.',
			),
			Shares::of( $post, 'mastodon' )
		);
		$this->assertStringContainsString( '“Rye bread” was not shared to your networks', $this->notice() );
	}

	private function notice( string $role = 'admin' ): string {
		$this->act_as( $role );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'dashboard' );
		ob_start();
		Late_Post::show_notice();
		return (string) ob_get_clean();
	}
}
