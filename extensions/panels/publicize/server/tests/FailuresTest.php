<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Manual_Share;
use Dovetail\Publicize\Shares;

require_once __DIR__ . '/class-sharing-test-case.php';

final class FailuresTest extends Sharing_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
	}

	/** @dataProvider failed_answers */
	public function test_a_post_rejected_by_mastodon_is_retried_or_fails_with_a_message( array $answer, string $state, $seconds ): void {
		$post = $this->publish_waiting();
		$this->answer_http( static fn() => $answer );
		$this->assertSame( $seconds, $this->share( $post )['mastodon'] );
		$row = Shares::of( $post, 'mastodon' );
		$this->assertSame( $state, $row['state'] );
		$this->assertMatchesRegularExpression( '/^(Mastodon|This access token) .+[.g]$/', $row['sentence'] );
		$this->assertDoesNotMatchRegularExpression( '/[<>]|mastodon-token/', $row['sentence'] );
	}

	public static function failed_answers(): array {
		$page  = '<!doctype html><title>Maintenance</title>';
		$error = '{"error":"x"}';
		return array(
			'HTML'                  => array( self::answer( 200, $page ), 'waiting', 60 ),
			'a truncated response'  => array( self::answer( 200, '{"id":' ), 'waiting', 60 ),
			'a server error'        => array( self::answer( 500, $page ), 'waiting', 60 ),
			'a busy server'         => array( self::answer( 429, '{}', array( 'retry-after' => '3600' ) ), 'waiting', 3600 ),
			'an unavailable server' => array( self::answer( 503, $page ), 'waiting', 60 ),
			'a redirect'            => array( self::answer( 302, '{}' ), 'waiting', 60 ),
			'an invalid token'      => array( self::answer( 401, $error ), 'failed', true ),
			'a forbidden post'      => array( self::answer( 403, $error ), 'failed', true ),
			'an unprocessable post' => array( self::answer( 422, '{"error":"Text <b>too</b> long"}' ), 'failed', true ),
		);
	}

	public function test_a_mastodon_timeout_is_shown_as_a_message_and_the_post_is_retried(): void {
		$post = $this->publish_waiting();
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 20000 milliseconds' ) );
		$this->assertSame( array( 'mastodon' => 60 ), $this->share( $post ) );
		$this->assertSame( 'Mastodon took too long to answer. Try again in a moment.', Shares::of( $post, 'mastodon' )['sentence'] );
	}

	public function test_a_post_is_retried_with_the_same_key_after_a_lost_connection(): void {
		self::set_faults( array( 'POST mastodon:/api/v1/statuses' => 'cut' ) );
		$post = $this->publish_waiting();
		$this->assertSame( array( 'mastodon' => 60 ), $this->share( $post ) );
		self::set_faults( array() );
		$keys = array();
		add_filter(
			'http_request_args',
			static function ( $args ) use ( &$keys ) {
				$keys[] = $args['headers']['Idempotency-Key'] ?? '';
				return $args;
			}
		);
		$this->share( $post );
		$this->forget_result( $post, 'mastodon' );
		$this->share( $post );
		$keys = array_values( array_filter( $keys ) );
		$this->assertCount( 2, $keys );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $keys[0] );
		$this->assertSame( $keys[0], $keys[1] );
	}

	public function test_a_share_without_result_for_an_hour_is_not_retried_and_asks_the_author_to_check(): void {
		$post = $this->publish_waiting();
		$this->change_data( $post, 'mastodon', array( 'doubt' => time() - HOUR_IN_SECONDS ) );
		$this->share( $post );
		$this->assert_has(
			array(
				'state'    => 'failed',
				'sentence' => 'The network did not confirm the post. Check there before you try again.',
			),
			Shares::of( $post, 'mastodon' )
		);
		$this->assertSame( array(), $this->statuses() );
	}

	public function test_a_busy_networks_rejection_is_recorded_as_not_received(): void {
		$post = $this->publish_waiting();
		$this->answer_http( static fn() => self::answer( 429, '{}', array( 'retry-after' => '36000' ) ) );
		$this->share( $post );
		$this->assertSame( 0, Shares::of( $post, 'mastodon' )['doubt'] );
	}

	public function test_sharing_stops_after_six_failed_attempts_and_restarts_at_the_authors_request(): void {
		self::set_faults(
			array(
				'POST mastodon:/api/v1/statuses' => array(
					'kind'   => 'refused',
					'status' => 429,
				),
			)
		);
		$post    = $this->publish_waiting();
		$seconds = array();
		for ( $attempt = 0; $attempt < 8; $attempt++ ) {
			$seconds[] = $this->share( $post )['mastodon'];
		}
		$this->assertSame( array( 60, 300, 900, 1800, 7200, 21600, true, true ), $seconds );
		$this->assertSame( array( 'mastodon' => 'failed' ), $this->states( $post ) );
		self::set_faults( array() );
		Manual_Share::try_again( $post, 'mastodon' );
		$this->share( $post );
		Manual_Share::try_again( $post, 'mastodon' );
		$this->assertSame( array( 'mastodon' => 'done' ), $this->states( $post ) );
		$this->assertCount( 7 + 1, $this->statuses() );
	}

	public function test_a_token_that_a_server_repeats_in_an_error_is_not_logged(): void {
		$post = $this->publish_waiting();
		$this->answer_http( static fn() => self::answer( 422, wp_json_encode( array( 'error' => 'Bearer ' . self::MASTODON['token'] . ' is odd' ) ) ) );
		$this->share( $post );
		$this->assertSame( 'Mastodon reports: Bearer … is odd', Shares::of( $post, 'mastodon' )['sentence'] );
	}

	private static function answer( int $status, string $body, array $headers = array() ): array {
		return compact( 'status', 'body', 'headers' );
	}
}
