<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Connections\Authorization;
use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Connections\Connections_Page;

require_once __DIR__ . '/class-sharing-test-case.php';

final class ConsentTest extends Sharing_Test_Case {

	/** @dataProvider directions */
	public function test_only_an_owner_can_start_or_finish_the_authorization_at_a_server( array $query ): void {
		$this->act_as( 'author' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'dovetail_blocks_consentmastodon' );
		$_GET                 = $query + array(
			'_wpnonce'   => $_REQUEST['_wpnonce'],
			'connection' => 'mastodon',
		);
		$stopped              = $this->stopped( array( Authorization::class, 'handle_request' ) );
		$this->assertSame( 403, $stopped->getCode() );
		$this->assertSame( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', $stopped->getMessage() );
	}

	public static function directions(): array {
		return array(
			'to the server'        => array( array() ),
			'back from the server' => array( array( 'state' => 'any' ) ),
		);
	}

	public function test_a_link_with_a_wrong_state_is_rejected_and_the_real_link_works_once(): void {
		$state = $this->begin_authorization();
		$this->assertSame( 'expired', $this->handle_return( 'stolen' ) );
		$this->assertTrue( $this->handle_return( $state ) );
		$this->assertSame( 'expired', $this->handle_return( $state ) );
	}

	public function test_a_link_with_a_wrong_state_changes_nothing_stored_and_leads_to_a_message(): void {
		$state  = $this->begin_authorization();
		$before = Connection_State::get( 'mastodon' );
		$_GET   = array(
			'connection' => 'mastodon',
			'state'      => 'stolen',
			'code'       => 'permission',
		);
		$url    = $this->stopped( array( Authorization::class, 'handle_request' ) )->location;
		$this->assertSame( $before, Connection_State::get( 'mastodon' ) );
		parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $_GET );
		$this->assertSame( 'mastodon', $_GET['connection'] );
		$this->assertStringContainsString( 'This request has expired or was started somewhere else. Nothing was changed. Press the button again.', self::page() );
		$this->assertTrue( $this->handle_return( $state ) );
		$this->assertStringNotContainsString( 'This request has expired', self::page() );
	}

	/** Returns the HTML of the Connections page. */
	private static function page(): string {
		$GLOBALS['title'] = 'Connections';
		ob_start();
		Connections_Page::render();
		return ob_get_clean();
	}

	public function test_a_token_from_an_authorization_is_stored_with_its_server(): void {
		$state = $this->begin_authorization(
			static fn() => update_option( Connections::option_name( 'mastodon' ), array( 'instance' => 'https://evil.example' ) )
		);
		$this->assertTrue( $this->handle_return( $state ) );
		$this->assertEquals(
			array(
				'instance' => 'https://social.example',
				'token'    => 'token-of-the-first-server',
			),
			Connections::values( 'mastodon' )
		);
	}

	/** @param callable|null $meanwhile Runs before the server issues a token. */
	private function begin_authorization( ?callable $meanwhile = null ): string {
		$this->act_as( 'admin' );
		$this->answer_http(
			static function ( $url ) use ( $meanwhile ) {
				if ( false === strpos( wp_parse_url( $url, PHP_URL_PATH ), '/oauth/token' ) ) {
					return array(
						'body' => array(
							'client_id'     => 'c',
							'client_secret' => 's',
							'username'      => 'bakery',
						),
					);
				}
				if ( $meanwhile ) {
					$meanwhile();
				}
				return array( 'body' => array( 'access_token' => 'token-of-the-first-server' ) );
			}
		);
		update_option( Connections::option_name( 'mastodon' ), array( 'instance' => 'https://social.example' ) );
		parse_str( wp_parse_url( self::call( 'redirect_to_service', 'mastodon', '' ), PHP_URL_QUERY ), $query );
		return $query['state'];
	}

	/** Simulates the redirect back from the server. Returns true or an error code. */
	private function handle_return( string $state ) {
		$_GET  = array(
			'state' => $state,
			'code'  => 'permission',
		);
		$kept  = get_transient( 'dovetail_blocks_consent_mastodon_1' );
		$found = self::call( 'handle_return', 'mastodon', is_array( $kept ) ? $kept : array() );
		return is_wp_error( $found ) ? $found->get_error_code() : $found;
	}

	private static function call( string $name, ...$arguments ) {
		$method = new \ReflectionMethod( Authorization::class, $name );
		$method->setAccessible( true );
		return $method->invoke( null, ...$arguments );
	}
}
