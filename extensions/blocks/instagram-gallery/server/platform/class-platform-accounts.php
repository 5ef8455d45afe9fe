<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Platform\Platform;
use Dovetail\Platform\Platform_User;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * The accounts that users have connected at the platform. The platform receives a pseudonym for each user, which no one
 * else can resolve.
 */
final class Platform_Accounts {
	/** Registers the handlers for requests that the site forwards to the platform. */
	public static function serve(): void {
		Platform::serve( 'instagram-gallery.listAccounts', array( __CLASS__, 'accounts' ) );
		Platform::serve( 'instagram-gallery.readConnectUrl', array( __CLASS__, 'connect_url' ) );
		Platform::serve( 'instagram-gallery.readConnectionUrl', array( __CLASS__, 'connection_url' ) );
	}

	/** @return array<int, array{token: string, username: string}>|\WP_Error The current user's accounts, with references in place of tokens. */
	public static function accounts() {
		$answer = Platform_User::is_connected() ? self::ask( 'listAccounts' ) : array();
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$accounts = array();
		foreach ( is_array( $answer ) ? array_slice( $answer, 0, Accounts::MAX_PER_USER ) : array() as $entry ) {
			$username = is_array( $entry ) ? Posts::username( $entry['username'] ?? '' ) : '';
			$token    = is_array( $entry ) && is_scalar( $entry['token'] ?? null ) ? (string) $entry['token'] : '';
			if ( '' !== $username && 1 === preg_match( '~^[\x21-\x7E]{1,1000}\z~', $token ) ) {
				$accounts[ Accounts::add_of_platform( $username, $token ) ] = $username;
			}
		}
		unset( $accounts[''] );
		return array_map(
			static fn( string $token, string $username ): array => compact( 'token', 'username' ),
			array_keys( $accounts ),
			$accounts
		);
	}

	/** @return string|\WP_Error URL at which the current user connects an Instagram account. */
	public static function connect_url() {
		return Platform_User::is_connected()
			? self::address( 'readConnectUrl' )
			: new \WP_Error( 'user_not_connected', __( 'Your user account is not connected to the platform. Connect it first.', 'dovetail-blocks' ), array( 'status' => 403 ) );
	}

	/** @return string|\WP_Error URL at which the current user connects to the platform. The platform redirects back only to admin pages of this site. */
	public static function connection_url( \WP_REST_Request $request ) {
		$from     = $request['from'];
		$redirect = $request['redirect'];
		return self::address(
			'readConnectionUrl',
			array(
				'from'     => is_string( $from ) ? sanitize_key( $from ) : '',
				'redirect' => is_string( $redirect ) && 0 === strpos( $redirect, admin_url() ) ? $redirect : admin_url(),
			)
		);
	}

	/** @return array{username: string, posts: array[]}|\WP_Error The newest posts of an account. */
	public static function gallery( array $account ) {
		if ( ! Platform::is_connected() ) {
			return Rest::pass_to_next_server();
		}
		$answer = Platform::request(
			'instagram-gallery.readGallery',
			array(
				'access_token' => $account['token'],
				'count'        => (string) Posts::MAX_POSTS,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return in_array( $answer->get_error_data()['status'] ?? 0, array( 401, 403 ), true ) ? Instagram::refused() : $answer;
		}
		if ( ! is_array( $answer ) || ! is_array( $answer['images'] ?? null ) ) {
			return Platform::invalid_response();
		}
		$username = Posts::username( $answer['external_name'] ?? '' );
		return array(
			'username' => '' === $username ? $account['username'] : $username,
			'posts'    => Posts::of_platform( $answer['images'] ),
		);
	}

	/** @return string|\WP_Error A web URL. */
	private static function address( string $call, array $query = array() ) {
		$answer = self::ask( $call, $query );
		return is_wp_error( $answer ) || ( is_string( $answer ) && 1 === preg_match( '~^https?://~i', $answer ) ) ? $answer : Platform::invalid_response();
	}

	private static function ask( string $call, array $query = array() ) {
		return Platform::request( 'instagram-gallery.' . $call, $query + array( 'user' => Platform_User::name() ) );
	}
}
