<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Database;
use Dovetail\Publicize\Accounts;
use Dovetail\Publicize\Account_Cache;
use Dovetail\Publicize\Shares;

require_once __DIR__ . '/class-sharing-test-case.php';

final class NetworksTest extends Sharing_Test_Case {

	/** Secrets that must never appear anywhere. */
	const SECRETS = array( self::MASTODON['token'], self::BLUESKY['password'], self::TELEGRAM['token'], self::WEBHOOK['secret'], 'session-1' );

	public function test_a_bluesky_retry_finds_the_existing_post_and_creates_no_duplicate(): void {
		$this->connect_only( array( 'bluesky' => self::BLUESKY ) );
		$post = $this->publish_waiting();
		$this->share( $post );
		$url = Shares::of( $post, 'bluesky' )['url'];
		$this->assertMatchesRegularExpression( '~^https://bsky\.app/profile/did:plc:bakery\w+/post/[2-7a-z]{13}$~', $url );
		foreach ( array( 0, time() ) as $doubt ) {
			$this->forget_result( $post, 'bluesky' );
			$this->change_data( $post, 'bluesky', compact( 'doubt' ) );
			$this->share( $post );
			$this->assertSame( $url, Shares::of( $post, 'bluesky' )['url'] );
		}
		// The second attempt fails. The third attempt finds the existing record.
		$this->assertCount( 2, $this->records() );
		$this->assertCount( 1, self::asked( '~createSession$~' ) );
	}

	public function test_an_expired_bluesky_session_is_renewed_once(): void {
		$this->connect_only( array( 'bluesky' => self::BLUESKY ) );
		$post = $this->publish_waiting();
		Account_Cache::lend(
			'bluesky',
			array(
				'did'    => 'did:plc:bakery0123456789abcdefgh',
				'handle' => 'x',
				'token'  => 'session-old',
			),
			HOUR_IN_SECONDS
		);
		$this->answer_http(
			static fn( $url, $args ) => 'Bearer session-old' === ( $args['headers']['Authorization'] ?? '' ) ? array(
				'status' => 400,
				'body'   => '{"error":"ExpiredToken","message":"Token has expired"}',
			) : null
		);
		$this->share( $post );
		$this->assertSame( array( 'bluesky' => 'done' ), $this->states( $post ) );
		// The first session is from entering the account, the second is the renewal.
		$this->assertCount( 2, self::asked( '~createSession$~' ) );
	}

	/**
	 * Telegram does not detect duplicates, so a retry could post twice.
	 *
	 * @dataProvider faults_of_telegram
	 */
	public function test_a_post_without_a_response_from_telegram_is_not_retried( $fault, string $state, string $pattern ): void {
		$this->connect_only( array( 'telegram' => self::TELEGRAM ) );
		self::set_faults( array( 'POST telegram:/{bot}/sendMessage' => $fault ) );
		$post = $this->publish_waiting();
		$this->share( $post );
		$row = Shares::of( $post, 'telegram' );
		$this->assertSame( $state, $row['state'] );
		$this->assertMatchesRegularExpression( $pattern, $row['sentence'] );
	}

	public static function faults_of_telegram(): array {
		return array(
			'a lost connection' => array( 'cut', 'failed', '/Telegram did not confirm the post\./' ),
			'a broken server'   => array( self::refused( 500 ), 'failed', '/Telegram did not confirm the post\./' ),
			'a busy server'     => array( self::refused( 429 ), 'waiting', '//' ),
		);
	}

	public function test_a_webhook_gets_a_signed_post(): void {
		$this->connect_only( array( 'webhook' => self::WEBHOOK ) );
		$post = $this->publish_waiting( 'Come & see <3' );
		$this->answer_http( static fn() => array( 'status' => 204 ) );
		$this->share( $post );
		$this->assertSame( array( 'webhook' => 'done' ), $this->states( $post ) );
		$sent = $this->requests()[0];
		$this->assertSame( 1, preg_match( '~^t=(\d+),v1=([0-9a-f]{64})$~', $sent['headers']['X-Dovetail-Signature'], $parts ) );
		$this->assertSame( hash_hmac( 'sha256', "$parts[1].{$sent['body']}", self::WEBHOOK['secret'] ), $parts[2] ); // not Secret: the owner of the webhook has this one.
		// A repeated request must have the same key as the first.
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $sent['headers']['Idempotency-Key'] );
		$data = json_decode( $sent['body'], true );
		$this->assert_has(
			array(
				'event'   => 'post.published',
				'title'   => 'Rye bread',
				'message' => 'Come & see <3',
				'summary' => 'Baked twice.',
			),
			$data
		);
		$this->assertStringStartsWith( 'http', $data['url'] );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT[\d:]+Z$/', $data['published'] );
	}

	public function test_networks_get_plain_text_with_the_message_or_title_and_the_url(): void {
		$this->connect_only( self::ALL );
		$this->share( $this->publish_waiting( '', 'Rye &amp; <em>salt</em> “daily”' ) );

		$status = $this->statuses()[0];
		$this->assertSame( array( 'status', 'language' ), array_keys( $status ) );
		$this->assertMatchesRegularExpression( '~^Rye & salt “daily”\n\nhttp://bakery\.example/\S+$~', $status['status'] );
		$this->assertSame( 'en', $status['language'] );

		$created = self::asked( '~createRecord$~' )[0]['data'];
		$this->assert_has(
			array(
				'collection' => 'app.bsky.feed.post',
				'record'     => array(
					'$type' => 'app.bsky.feed.post',
					'text'  => 'Rye & salt “daily”',
					'langs' => array( 'en-US' ),
					'embed' => array(
						'external' => array(
							'title'       => 'Rye & salt “daily”',
							'description' => 'Baked twice.',
						),
					),
				),
			),
			$created
		);
		$this->assertStringStartsWith( 'http', $created['record']['embed']['external']['uri'] );

		$message = self::asked( '~sendMessage$~' )[0]['data'];
		$this->assertSame( '@harbourbakery', $message['chat_id'] );
		$this->assertStringStartsWith( "Rye & salt “daily”\n\nhttp", $message['text'] );
	}

	/** @dataProvider locales */
	public function test_networks_get_only_the_language_and_region_of_the_site( string $locale, string $mastodon, string $bluesky ): void {
		$this->connect_only(
			array(
				'mastodon' => self::MASTODON,
				'bluesky'  => self::BLUESKY,
			)
		);
		$post = $this->publish_waiting();
		add_filter( 'pre_determine_locale', static fn() => $locale );
		$this->share( $post );
		$this->assertSame( $mastodon, $this->statuses()[0]['language'] );
		$this->assertSame( array( $bluesky ), $this->records()[0]['langs'] );
	}

	public static function locales(): array {
		return array(
			'American'                       => array( 'en_US', 'en', 'en-US' ),
			'formal German'                  => array( 'de_DE_formal', 'de', 'de-DE' ),
			'Portuguese in the old spelling' => array( 'pt_PT_ao90', 'pt', 'pt-PT' ),
			'Filipino'                       => array( 'fil', 'fil', 'fil' ),
		);
	}

	public function test_no_post_log_rest_response_or_option_contains_a_token(): void {
		global $wpdb;
		$this->connect( self::ALL );
		foreach ( array_keys( Accounts::NETWORKS ) as $id ) {
			Connection_State::check( $id );
		}
		$post = $this->publish_waiting();
		$this->share( $post );
		$this->act_as( 'admin' );
		$seen = array( get_post_meta( $post ), get_post( $post ), Database::rows( 'SELECT * FROM {deliveries}' ) );
		foreach ( array( "/wp/v2/posts/$post", "/dovetail/v1/publicize/$post", '/wpcom/v2/publicize/connection-test-results', '/wp/v2/settings' ) as $route ) {
			$response = $this->rest( 'GET', $route, 0 === strpos( $route, '/wp/v2' ) ? array( 'context' => 'edit' ) : array() );
			$this->assertSame( 200, $response->get_status(), $route );
			$seen[] = $response->get_data();
		}
		$seen[] = $wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks%' OR option_name = 'cron'" );
		$seen   = wp_json_encode( $seen );
		$this->assertStringContainsString( 'Shared to Mastodon', $seen );
		foreach ( self::SECRETS as $secret ) {
			$this->assertStringNotContainsString( $secret, $seen );
		}
	}

	private static function refused( int $status ): array {
		return array(
			'kind'   => 'refused',
			'status' => $status,
		);
	}
}
