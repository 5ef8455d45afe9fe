<?php
namespace Dovetail\External_Media\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\External_Media\Google_Account;
use Dovetail\External_Media\Google_Client;
use Dovetail\External_Media\Google_Photos;
use Dovetail\External_Media\Google_Revocation;
use Dovetail\External_Media\Google_Window;

require_once __DIR__ . '/class-media-test-case.php';

final class GoogleAccountTest extends Media_Test_Case {

	const CLIENT = array(
		'client_id'     => 'playground.apps.googleusercontent.com',
		'client_secret' => 'playground-secret',
	);

	/** @var int[] IDs of the sites that the fakes in network.php switched to. */
	public static array $sites = array();

	protected function setUp(): void {
		parent::setUp();
		self::connect( 'google_photos', self::CLIENT );
	}

	public function test_google_tokens_are_encrypted_and_never_sent_in_a_response(): void {
		global $wpdb;
		self::pick();
		$stored = array_merge(
			$wpdb->get_col( "SELECT meta_value FROM {$wpdb->usermeta}" ),
			$wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE '%dovetail_blocks_google%' AND option_name NOT LIKE 'dovetail_blocks_google_photos'" )
		);
		$this->assertDoesNotMatchRegularExpression( '/access-\d|refresh-\d/', implode( "\n", $stored ) );
		$this->act_as( 'admin' );
		$users = $this->rest( 'GET', '/wp/v2/users', array( 'context' => 'edit' ) );
		$this->assertSame( 200, $users->get_status() );
		$this->assertDoesNotMatchRegularExpression( '/google/i', wp_json_encode( $users->get_data() ) );
	}

	public function test_only_the_author_who_picked_photos_can_see_them(): void {
		self::pick();
		$this->assertCount( 2, $this->photos()['media'] );
		$this->act_as( 'editor' );
		$this->assertSame( 'authorization_required', $this->photos()['code'] );
		$copied = $this->copy( 'google_photos', array( array( 'guid' => 'one' ) ) )->get_data();
		$this->assertArrayHasKey( 'media_not_found', $copied[0]['errors'] );
	}

	public function test_tokens_of_a_previous_client_are_not_used(): void {
		self::pick();
		self::connect( 'google_photos', array( 'client_id' => 'another.apps.googleusercontent.com' ) + self::CLIENT );
		$this->assertSame( 'authorization_required', $this->photos()['code'] );
	}

	public function test_an_expired_token_is_refreshed_and_a_revoked_token_requires_a_new_sign_in(): void {
		self::pick( static fn() => Google_Account::note( array( 'ends' => time() + 30 ) ) );
		$this->assertCount( 2, $this->photos()['media'] );
		$this->assertCount( 2, self::tokens() );
		$this->photos();
		$this->assertCount( 2, self::tokens() );
		wp_remote_post( DOVETAIL_TESTS_PLATFORM . '/services/google_photos/revoke', array( 'body' => array( 'token' => 'refresh-1' ) ) );
		$this->assertSame( 'authorization_required', $this->photos()['code'] );
	}

	public function test_disconnecting_deletes_the_stored_tokens_and_revokes_the_access_at_google(): void {
		self::pick();
		$this->assertSame( 204, $this->rest( 'DELETE', '/wpcom/v2/external-media/connection/google_photos' )->get_status() );
		$all  = self::send_to_platform( 'GET', '/__platform/log' );
		$said = array_filter( $all, static fn( $request ) => preg_match( '~^/(revoke|v1/sessions/session-1)$~', $request['path'] ) );
		$this->assertSame(
			array(
				'/v1/sessions/session-1' => 200,
				'/revoke'                => 200,
			),
			array_column( $said, 'status', 'path' )
		);
		$this->assertSame( 'authorization_required', $this->photos()['code'] );
		$this->assertFalse( get_user_option( 'dovetail_blocks_google_photos', get_current_user_id() ) );
	}

	public function test_deleting_a_user_revokes_their_access_at_google(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$id = $this->create_user( 'leaver', 'author' );
		wp_set_current_user( $id );
		self::allow();
		$this->assertNotEmpty( self::access_of( $id ) );
		wp_delete_user( $id );
		$all = self::send_to_platform( 'GET', '/__platform/log' );
		$this->assertCount( 1, array_filter( $all, static fn( $request ) => '/revoke' === $request['path'] && 200 === $request['status'] ) );
		$this->assertSame( '', self::access_of( $id ) );
	}

	public function test_deleting_a_user_of_a_network_ends_the_access_on_each_site_that_stored_it(): void {
		require_once __DIR__ . '/network.php';
		self::$sites = array();
		$id          = $this->create_user( 'leaver', 'author' );
		wp_set_current_user( $id );
		self::allow();
		update_user_meta( $id, 'wp_3_dovetail_blocks_google_photos', 'unreadable' );
		Google_Revocation::end_everywhere( $id );
		// WordPress gives the first site no number, even if another site is the network's main site.
		$this->assertSame( array( 1, 3 ), self::$sites );
		$this->assertSame( '', self::access_of( $id ) );
	}

	/** @dataProvider client_errors */
	public function test_an_error_that_the_owner_must_fix_keeps_an_authors_tokens( int $status, array $body, string $message ): void {
		self::pick( static fn() => Google_Account::note( array( 'ends' => 403 === $status ? time() + HOUR_IN_SECONDS : time() ) ) );
		$refresh = Google_Account::read()['refresh'];
		$this->answer_http(
			static fn() => array(
				'status' => $status,
				'body'   => $body,
			)
		);
		$data = $this->photos();
		$this->assertSame( array( 'invalid_key', $message ), array( $data['code'], $data['message'] ) );
		$this->assertSame( $refresh, Google_Account::read()['refresh'] );
		$this->assertSame( $message, Connection_State::get( 'google_photos' )['failure'] );
	}

	public static function client_errors(): array {
		$rejected = 'Google rejected this client. Copy its ID and secret again.';
		return array(
			'a rotated secret'       => array( 401, array( 'error' => 'invalid_client' ), $rejected ),
			'an unauthorized client' => array( 400, array( 'error' => 'unauthorized_client' ), $rejected ),
			'an API that is off'     => array( 403, array( 'error' => array( 'status' => 'PERMISSION_DENIED' ) ), 'Google denied access. Turn on the Google Photos Picker API in the Google Cloud project of this client.' ),
		);
	}

	public function test_a_token_without_the_scope_requires_a_new_sign_in(): void {
		self::pick();
		$this->answer_http(
			static fn() => array(
				'status' => 403,
				'body'   => array( 'error' => array( 'details' => array( array( 'reason' => 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' ) ) ) ),
			)
		);
		$this->assertSame( 'authorization_required', $this->photos()['code'] );
	}

	/** @dataProvider faults */
	public function test_a_google_error_is_shown_as_a_message( $fault, string $code, string $message ): void {
		self::pick();
		self::set_faults( array( 'GET google_photos:/v1/mediaItems' => $fault ) );
		$data = $this->photos();
		$this->assertSame( array( $code, $message ), array( $data['code'], $data['message'] ) );
	}

	public static function faults(): array {
		$unreachable = array( 'service_unreachable', 'Google could not be reached. Try again in a moment.' );
		$unreadable  = array( 'service_invalid', 'Google sent an unreadable response. Try again in a moment.' );
		return array(
			'broken'                      => array( self::refused( 500 ), ...$unreachable ),
			'busy'                        => array( self::refused( 429 ), 'service_busy', 'Too many requests to Google this hour. Try again later.' ),
			'invalid'                     => array( self::refused( 400 ), ...$unreadable ),
			'a response that is not JSON' => array( 'not-json', ...$unreadable ),
			'JSON of an unexpected type'  => array( 'wrong-shape', ...$unreadable ),
			'cut'                         => array( 'cut', ...$unreachable ),
		);
	}

	/** @dataProvider clients */
	public function test_google_credentials_are_checked_when_entered( array $client, string $sentence ): void {
		self::connect( 'google_photos', self::no_client() );
		self::connect( 'google_photos', $client );
		$this->assertSame( $sentence, Connection_State::get( 'google_photos' )['sentence'] );
	}

	public static function clients(): array {
		return array(
			'a valid client'   => array( self::CLIENT, 'Connected: Google accepts this client. Each author chooses which photos the site can see.' ),
			'a wrong secret'   => array( array( 'client_secret' => 'wrong' ) + self::CLIENT, 'Google rejected this client. Copy its ID and secret again.' ),
		);
	}

	public function test_without_a_client_the_platform_serves_the_photos(): void {
		$this->assertContains( 'google_photos site', self::sources() );
		self::connect( 'google_photos', array( 'client_secret' => '' ) + self::CLIENT );
		$this->assertContains( 'google_photos platform', self::sources() );
		$this->assertCount( 20, $this->photos( array( 'path' => 'recent' ) )['media'] );
		$this->disconnect_platform();
		$this->assertSame( array(), preg_grep( '/google/', self::sources() ) );
		self::connect( 'google_photos', self::CLIENT );
		$this->assertContains( 'google_photos site', self::sources() );
	}

	/** @dataProvider directions */
	public function test_the_pop_up_rejects_users_who_may_not_upload_files( array $query ): void {
		$this->act_as( 'contributor' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'dovetail_blocks_google_photos' );
		$_GET                 = $query + array( '_wpnonce' => $_REQUEST['_wpnonce'] );
		$stopped              = $this->stopped( array( Google_Window::class, 'show' ) );
		$this->assertSame( 403, $stopped->getCode() );
		$this->assertSame( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', $stopped->getMessage() );
	}

	public static function directions(): array {
		return array(
			'on the way to Google'        => array( array() ),
			'on the way back from Google' => array(
				array(
					'state' => 'any',
					'code'  => 'any',
				),
			),
		);
	}

	public function test_a_link_with_a_wrong_state_does_not_cancel_an_authors_running_authorization(): void {
		$this->act_as( 'admin' );
		$this->answer_http(
			static fn() => array(
				'status' => 400,
				'body'   => '{"error":"invalid_grant"}',
			)
		);
		$address = self::call_window( 'set_out', array( '_wpnonce' => wp_create_nonce( 'dovetail_blocks_google_photos' ) ) );
		parse_str( wp_parse_url( $address, PHP_URL_QUERY ), $query );
		$return = static fn( $state ) => self::call_window(
			'come_back',
			array(
				'state' => $state,
				'code'  => 'any',
			)
		);
		$this->assertSame( 'expired', $return( 'stolen' ) );
		$this->assertSame( 'authorization_required', $return( $query['state'] ) );
		$this->assertSame( 'expired', $return( $query['state'] ) );
	}

	private static function allow(): void {
		Google_Account::take(
			Google_Client::tokens(
				array(
					'grant_type' => 'authorization_code',
					'code'       => 'consent',
				)
			)
		);
	}

	/**
	 * Grants access and picks photos as the current user, as the pop-up does.
	 *
	 * @param callable|null $change Runs before the photos are picked.
	 */
	private static function pick( ?callable $change = null ): void {
		self::allow();
		$address = Google_Photos::begin();
		if ( $change ) {
			$change();
		}
		wp_remote_post( $address );
	}

	private function photos( array $query = array() ): array {
		return json_decode( wp_json_encode( $this->list( 'google_photos', $query + array( 'number' => 20 ) )->get_data() ), true );
	}

	/** @return array[] Successful token requests, except for checks of the client. */
	private static function tokens(): array {
		$all = self::send_to_platform( 'GET', '/__platform/log' );
		return array_filter( $all, static fn( $request ) => '/token' === $request['path'] && 200 === $request['status'] );
	}

	/** Returns the data stored for a user's Google access; empty if the user has not granted access. */
	private static function access_of( int $user ) {
		global $wpdb;
		return get_user_meta( $user, $wpdb->get_blog_prefix() . 'dovetail_blocks_google_photos', true );
	}

	private static function no_client(): array {
		return array(
			'client_id'     => '',
			'client_secret' => '',
		);
	}

	/** Calls a private method of Google_Window; returns the redirect URL or the error code. */
	private static function call_window( string $name, array $query ) {
		$_GET   = $query;
		$method = new \ReflectionMethod( Google_Window::class, $name );
		$method->setAccessible( true );
		$found = $method->invoke( null );
		return is_wp_error( $found ) ? $found->get_error_code() : $found;
	}
}
