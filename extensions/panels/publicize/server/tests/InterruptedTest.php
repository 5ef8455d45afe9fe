<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Publicize\Publication;
use Dovetail\Publicize\Manual_Share;
use Dovetail\Publicize\Shares;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-sharing-test-case.php';

/**
 * Tests publishing and sharing while PHP crashes or database queries fail. Each network must get a post once; otherwise
 * the author must see an error.
 */
final class InterruptedTest extends Sharing_Test_Case {

	/** @var array<string, string[]> Keys of the received posts by network; Telegram has no keys. */
	private $arrived = array();

	/** @var bool Whether another plugin throws after a response. */
	private $is_broken = false;

	protected function setUp(): void {
		parent::setUp();
		$this->connect_only( self::ALL );
		$this->answer_http( array( $this, 'answer' ) );
	}

	/** Mocks the networks' responses, and records the requests that they receive. */
	public function answer( string $url, array $args ): array {
		$answer = $this->answer_of_network( $url, $args );
		if ( $this->is_broken && preg_match( '~/statuses$|createRecord$|sendMessage$|/posts$~', $url ) ) {
			throw new \TypeError( 'A secret of another plugin.' );
		}
		return $answer;
	}

	private function answer_of_network( string $url, array $args ): array {
		$data = json_decode( (string) $args['body'], true );
		if ( preg_match( '~/api/v1/statuses$~', $url ) ) {
			$this->arrived['mastodon'][] = $args['headers']['Idempotency-Key'];
			return array( 'body' => '{"id":"1","url":"https://social.example/1"}' );
		}
		if ( preg_match( '~createRecord$~', $url ) ) {
			$this->arrived['bluesky'][] = $data['rkey'];
			return array( 'body' => '{"uri":"at://1","cid":"1"}' );
		}
		if ( preg_match( '~/sendMessage$~', $url ) ) {
			$this->arrived['telegram'][] = $data['text'];
			return array( 'body' => '{"ok":true,"result":{"message_id":1,"chat":{}}}' );
		}
		if ( 'post.published' === ( $data['event'] ?? '' ) ) {
			$this->arrived['webhook'][] = $args['headers']['Idempotency-Key'];
			return array( 'status' => 204 );
		}
		if ( preg_match( '~getRecord~', $url ) ) {
			return empty( $this->arrived['bluesky'] ) ? array( 'status' => 400, 'body' => '{"error":"RecordNotFound"}' ) : array( 'body' => '{"uri":"at://1","cid":"1"}' );
		}
		return preg_match( '~createSession$~', $url )
			? array( 'body' => '{"did":"did:plc:bakery","handle":"bakery.bsky.social","accessJwt":"session"}' )
			: array( 'body' => '{}' );
	}

	public function test_if_php_ends_during_publishing_a_post_is_shared_everywhere_or_not_published(): void {
		$draft = $this->insert_post( array( 'post_author' => 1 ) );
		$this->for_each_kill(
			fn() => $this->set_status( $draft, 'publish' ),
			function () use ( $draft ): void {
				$this->arrived = array();
				$this->pass_a_day();
				$this->assert_shared_once( 'publish' === get_post_status( $draft ) );
				$this->set_status( $draft, 'publish' );
				$this->pass_a_day();
				$this->assert_shared_once( true );
			}
		);
	}

	public function test_if_php_ends_during_scheduled_publishing_a_post_is_shared_to_all_networks(): void {
		$post = $this->insert_post(
			array(
				'post_author' => 1,
				'post_status' => 'future',
				'post_date'   => wp_date( 'Y-m-d H:i:s', \time() + 60 ),
			)
		);
		// Move the time of publication into the past instead of waiting for it.
		$moment = \time() - 1;
		$times  = array(
			'post_date'     => wp_date( 'Y-m-d H:i:s', $moment ),
			'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $moment ),
		);
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, $times, array( 'ID' => $post ) );
		clean_post_cache( $post );
		$this->for_each_kill(
			static fn() => do_action( 'publish_future_post', $post ),
			function () use ( $post ): void {
				$this->arrived = array();
				$this->pass_a_day();
				$this->assert_shared_once( 'publish' === get_post_status( $post ) );
			}
		);
	}

	public function test_a_post_inserted_as_published_is_shared_even_if_php_ends_at_any_point(): void {
		$this->act_as( 'admin' );
		$this->for_each_kill(
			fn() => $this->rest( 'POST', '/wp/v2/posts', array( 'title' => "Rye & 'wheat'", 'status' => 'publish', 'meta' => array( 'jetpack_publicize_message' => 'Fresh rye' ) ) ),
			function (): void {
				$this->pass_a_day();
				$this->assert_shared_once( array() !== get_posts( array( 'title' => "Rye & 'wheat'" ) ) );
				$this->assertSame( array(), Deliveries::find_all( Publication::INSERTION ) );
				$this->arrived = array();
			}
		);
	}

	public function test_each_network_gets_a_post_once_if_php_ends_during_sharing_or_the_author_is_told_to_check(): void {
		$post = $this->publish_waiting();
		$this->for_each_kill(
			static fn() => Deliveries::run(),
			function () use ( $post ): void {
				$this->pass_a_day();
				$states = $this->states( $post );
				$this->assertSame( array_fill_keys( array( 'mastodon', 'bluesky', 'webhook' ), 'done' ), array_diff_key( $states, array( 'telegram' => true ) ), wp_json_encode( Shares::all( $post ) ) );
				$this->assert_one_key_each();
				$telegram = Shares::of( $post, 'telegram' );
				if ( 'done' !== $telegram['state'] ) {
					$this->assertSame( 'failed', $telegram['state'] );
					$this->assertSame( 'The network did not confirm the post. Check there before you try again.', $telegram['sentence'] );
				}
				$this->assertLessThanOrEqual( 1, count( $this->arrived['telegram'] ?? array() ) );
				$this->arrived = array();
			}
		);
	}

	public function test_each_network_gets_a_post_once_if_a_query_fails_or_the_author_is_told_to_check(): void {
		$post = $this->publish_waiting();
		$this->for_each_refusal(
			static fn() => Deliveries::run(),
			function () use ( $post ): void {
				$this->pass_a_day();
				$this->assert_one_key_each();
				foreach ( $this->states( $post ) as $id => $state ) {
					$this->assertSame( 'done' === $state ? 'done' : 'failed', $state, $id );
					$this->assertTrue( 'done' === $state || '' !== Shares::of( $post, $id )['sentence'], $id );
				}
				$this->arrived = array();
			}
		);
	}

	/** @dataProvider disturbances */
	public function test_posts_are_shared_once_if_queries_or_cache_writes_fail_or_the_author_is_told_to_check( int $percent, int $seed ): void {
		for ( $number = 0; $number < 5; $number++ ) {
			$post          = $this->publish_waiting();
			$this->arrived = array();
			$this->disturb( $percent, $seed + 10 * $number, fn() => $this->as_request( fn() => $this->pass_a_day() ) );
			$this->pass_a_day();
			$this->assert_one_key_each();
			foreach ( $this->states( $post ) as $id => $state ) {
				$this->assertTrue( 'done' === $state ? ! empty( $this->arrived[ $id ] ) : '' !== Shares::of( $post, $id )['sentence'], "$id: $state" );
			}
			$this->assertCount( count( self::ALL ), $this->states( $post ) );
			// Reset the clock, because WordPress uses the real time for the next post's date.
			Clock::reset();
		}
	}

	public function test_telegram_gets_a_post_once_even_if_its_result_cannot_be_stored(): void {
		$this->connect_only( array( 'telegram' => self::TELEGRAM ) );
		$post = $this->publish_waiting();
		$this->refuse_queries(
			'~^UPDATE \S*deliveries\S* SET `state` = .(done|failed)~',
			static function (): void {
				for ( $hour = 0; $hour < 30; $hour++ ) {
					self::run_queue();
					Clock::pass( HOUR_IN_SECONDS );
				}
			}
		);
		$this->assertCount( 1, $this->arrived['telegram'] );
		$this->assertSame( array( 'telegram' => 'failed' ), $this->states( $post ) );
	}

	public function test_a_post_that_is_republished_while_a_query_fails_is_not_shared_twice(): void {
		$post = $this->publish_waiting();
		$this->pass_a_day();
		$this->set_status( $post, 'draft' );
		$this->for_each_refusal(
			fn() => $this->publish( $post ),
			function (): void {
				$this->pass_a_day();
				$this->assert_shared_once( true );
			}
		);
	}

	public function test_a_post_is_shared_to_the_chosen_networks_even_if_a_query_fails_during_publishing(): void {
		$draft = $this->insert_post( array( 'post_author' => 1 ) );
		update_post_meta( $draft, '_dovetail_publicize', array( 'mastodon' => false ) );
		update_post_meta( $draft, 'jetpack_publicize_message', 'Fresh rye' );
		$this->for_each_refusal(
			fn() => $this->publish( $draft ),
			function () use ( $draft ): void {
				$this->pass_a_day();
				$is_published = 'publish' === get_post_status( $draft );
				$this->assertSame( $is_published ? array( 'bluesky', 'telegram', 'webhook' ) : array(), array_keys( array_filter( $this->arrived ) ) );
				$this->assertSame( $is_published ? 'Fresh rye' : '', substr( $this->arrived['telegram'][0] ?? '', 0, strlen( 'Fresh rye' ) ) );
				$this->assert_one_key_each();
				$this->arrived = array();
			}
		);
	}

	public function test_an_exception_of_another_plugin_during_sharing_causes_no_duplicate_post(): void {
		$post = $this->publish_waiting();
		$this->is_broken = true;
		$log = ini_set( 'error_log', '/dev/null' );
		$this->pass_a_day();
		ini_set( 'error_log', $log );
		$this->assert_one_key_each();
		$this->assertCount( 1, $this->arrived['telegram'] );
		// For Bluesky, the retry finds the existing post.
		$sentence = 'The network did not confirm the post. Check there before you try again.';
		foreach ( array( 'mastodon' => $sentence, 'bluesky' => '', 'telegram' => $sentence, 'webhook' => $sentence ) as $id => $expected ) {
			$this->assertSame( $expected, Shares::of( $post, $id )['sentence'], $id );
		}
	}

	public function test_a_share_with_unknown_result_is_retried_at_the_authors_request(): void {
		$post = $this->publish_waiting();
		$this->change_row( $post, 'telegram', array( 'state' => 'unknown' ) );
		$this->assertSame( 'failed', $this->states( $post )['telegram'] );
		Manual_Share::try_again( $post, 'telegram' );
		$this->assertSame( array( 'waiting', '' ), array( Shares::of( $post, 'telegram' )['state'], Shares::of( $post, 'telegram' )['sentence'] ) );
		$this->share( $post );
		$this->assertSame( 'done', $this->states( $post )['telegram'] );
	}

	/** Publishes a post while database queries fail, which makes WordPress trigger warnings. */
	private function publish( int $post ): void {
		set_error_handler( '__return_true' );
		$this->set_status( $post, 'publish' );
		restore_error_handler();
	}

	/** Runs the queue for a simulated day: every ten minutes at first, then every six hours, and the daily run. */
	private function pass_a_day(): void {
		foreach ( array_merge( array_fill( 0, 6, 10 * MINUTE_IN_SECONDS ), array_fill( 0, 4, 6 * HOUR_IN_SECONDS ) ) as $seconds ) {
			self::run_queue();
			Clock::pass( $seconds );
		}
		foreach ( Deliveries::unfinished() as $job ) {
			Queue::push( Deliveries::EVENT, $job );
		}
		self::run_queue();
	}

	private static function run_queue(): void {
		$time = wp_next_scheduled( Deliveries::EVENT );
		if ( $time && $time <= Clock::now() ) {
			wp_unschedule_event( $time, Deliveries::EVENT );
			do_action_ref_array( Deliveries::EVENT, array() );
		}
	}

	/** Asserts that each network got exactly one post, or that no network got any. */
	private function assert_shared_once( bool $is_published ): void {
		$this->assertEqualsCanonicalizing( $is_published ? array_keys( self::ALL ) : array(), array_keys( $this->arrived ) );
		foreach ( $this->arrived as $network => $posts ) {
			$this->assertCount( 1, $posts, $network );
		}
	}

	private function assert_one_key_each(): void {
		foreach ( $this->arrived as $network => $keys ) {
			$this->assertCount( 1, array_unique( $keys ), $network );
		}
		$this->assertLessThanOrEqual( 1, count( $this->arrived['telegram'] ?? array() ) );
	}
}
