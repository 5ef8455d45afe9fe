<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Plugin\Settings_Fields;
use Dovetail\Publicize\Accounts;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-sharing-test-case.php';

final class AccountsTest extends Sharing_Test_Case {

	/** @dataProvider accounts */
	public function test_an_account_is_checked_when_it_is_entered( string $id, string $sentence ): void {
		$this->assertSame( '', $this->save( $id, self::ALL[ $id ] ) );
		$this->assertSame( self::ALL[ $id ], Connections::values( $id ) );
		$this->assertSame( $sentence, Connection_State::get( $id )['sentence'] );
	}

	public static function accounts(): array {
		return array(
			'Mastodon' => array( 'mastodon', 'Connected as @bakery@social.example.' ),
			'Bluesky'  => array( 'bluesky', 'Connected as @bakery.bsky.social.' ),
			'Telegram' => array( 'telegram', 'Connected as Harbour Bakery.' ),
			'webhook'  => array( 'webhook', 'Connected as hooks.example.' ),
		);
	}

	/** @dataProvider servers_not_on_the_public_web */
	public function test_a_server_that_is_not_on_the_public_web_is_rejected_with_a_message( string $server ): void {
		$sentence = $this->save( 'mastodon', array( 'instance' => $server ) + self::MASTODON );
		$this->assertStringStartsWith( 'The server was not saved. ', $sentence );
		$this->assertSame( '', Connections::values( 'mastodon' )['instance'] );
		$this->save( 'bluesky', array( 'server' => $server ) + self::BLUESKY );
		$this->assertSame( '', Connections::values( 'bluesky' )['server'] );
	}

	public static function servers_not_on_the_public_web(): array {
		return self::named(
			array(
				'https://127.0.0.2',
				'https://10.0.0.1/',
				'https://[::1]',
				'https://localhost',
				'https://social.example:8443',
				'https://social.example/@bakery',
				'https://user@social.example',
				'http://social.example',
				'https://server.local',
				'https://metadata.internal/',
				'social.example',
				'https://social.example/"><script>alert(1)</script>',
				'javascript:alert(1)',
			)
		);
	}

	/** @dataProvider webhooks_not_on_the_public_web */
	public function test_a_webhook_that_is_not_on_the_public_web_is_rejected_with_a_message( string $address ): void {
		$sentence = $this->save( 'webhook', array( 'address' => $address ) + self::WEBHOOK );
		$this->assertStringStartsWith( 'The address was not saved. ', $sentence );
		$this->assertSame( '', Connections::values( 'webhook' )['address'] );
	}

	public static function webhooks_not_on_the_public_web(): array {
		return self::named(
			array(
				'https://127.0.0.2/posts',
				'https://[::1]/',
				'https://localhost/posts',
				'https://server.local?posts',
				'https://metadata.internal/posts',
				'https://hooks.example:8443/posts',
				'https://user@hooks.example/posts',
				'http://hooks.example/posts',
				'hooks.example/posts',
				'javascript:alert(1)',
			)
		);
	}

	/** @dataProvider invalid_values */
	public function test_an_invalid_value_is_not_stored( string $id, string $name, string $value ): void {
		$this->assertStringContainsString( 'was not saved. ', $this->save( $id, array( $name => $value ) + self::ALL[ $id ] ) );
		$this->assertNotSame( $value, Connections::values( $id )[ $name ] );
	}

	public static function invalid_values(): array {
		return array(
			'a handle without a domain'   => array( 'bluesky', 'username', '@bakery' ),
			'markup in a handle'          => array( 'bluesky', 'username', '<b>bakery</b>.social' ),
			'the account’s main password' => array( 'bluesky', 'password', 'my own password' ),
			'a short token'               => array( 'mastodon', 'token', 'short' ),
			'script markup as a token'    => array( 'mastodon', 'token', '<script>alert(1)</script>xxxxx' ),
			'a path in a bot token'       => array( 'telegram', 'token', '../getMe?x=123456789:aaaaaaaaaa' ),
			'a space in a chat ID'        => array( 'telegram', 'chat', '@a b' ),
			'a short secret'              => array( 'webhook', 'secret', 'too short' ),
		);
	}

	public function test_a_token_is_sent_only_to_its_own_server(): void {
		$this->save( 'mastodon', self::MASTODON );
		$this->save( 'mastodon', array( 'instance' => 'https://elsewhere.example' ) );
		$this->assertEquals(
			array(
				'instance' => 'https://elsewhere.example',
				'token'    => '',
			),
			Connections::values( 'mastodon' )
		);
	}

	public function test_a_failing_account_gets_limited_requests_even_if_the_panel_is_opened_often(): void {
		$this->connect( array( 'bluesky' => array( 'password' => 'gone-gone-gone-gone' ) + self::BLUESKY ) );
		$before = count( self::asked( '~createSession$~' ) );
		// The rate limit uses windows of five minutes, so start at the beginning of a window.
		Clock::pass( 300 - time() % 300 );
		for ( $look = 0; $look < 40; $look++ ) {
			$list = Accounts::tested();
		}
		$requests = count( self::asked( '~createSession$~' ) ) - $before;
		$this->assertSame( 15, $requests );
		$this->assertSame( 'must_reauth', $list[0]['test_success'] );
	}

	/** @dataProvider invalid_handles */
	public function test_a_bluesky_response_with_an_invalid_handle_is_rejected_as_unreadable( string $handle ): void {
		$this->answer_http(
			static fn() => array(
				'body' => array(
					'did'       => 'did:plc:bakery',
					'handle'    => $handle,
					'accessJwt' => 'session-1',
				),
			)
		);
		update_option( Connections::option_name( 'bluesky' ), self::BLUESKY );
		$this->assertSame( 'Bluesky sent an unreadable response. Try again in a moment.', Connection_State::get( 'bluesky' )['sentence'] );
	}

	public static function invalid_handles(): array {
		return self::named( array( '<b></b>', '', 'bakery', '<i>a</i>.example' ) );
	}

	/** Saves values as the settings page does, and returns why values were rejected. */
	private function save( string $id, array $values ): string {
		$this->act_as( 'admin' );
		Settings_Fields::forget_rejected_values();
		update_option( Connections::option_name( $id ), $values );
		$sentences = array_column( Settings_Fields::rejected_values(), 1 );
		Settings_Fields::forget_rejected_values();
		return implode( ' ', $sentences );
	}

	/** @return array<string, string[]> Data sets by text. */
	private static function named( array $texts ): array {
		return array_combine( $texts, array_map( static fn( $text ) => array( $text ), $texts ) );
	}
}
