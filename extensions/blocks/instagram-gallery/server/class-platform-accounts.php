<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Platform_Client;
use Dovetail\Plugin\Platform_User;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The accounts that a user has connected at the platform. The platform gets a name for the user that only it can
 * resolve.
 */
final class Platform_Accounts {
	/** Whether the accounts of the current user come from the platform. */
	public static function are_asked_for(): bool {
		return '' === Accounts::owner( false ) && Platform_User::is_connected();
	}

	/** @return array<string, string>|\WP_Error Usernames of the current user's accounts, by reference. */
	public static function all() {
		$answer = self::ask( 'listAccounts', array( 'user' => Platform_User::name() ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$accounts = array();
		foreach ( is_array( $answer ) ? array_slice( $answer, 0, Accounts::MAX_PER_USER ) : array() as $entry ) {
			$username = is_object( $entry ) ? Posts::username( $entry->username ?? '' ) : '';
			$token    = is_object( $entry ) && is_scalar( $entry->token ?? null ) ? (string) $entry->token : '';
			if ( '' !== $username && 1 === preg_match( '~^[\x21-\x7E]{1,1000}\z~', $token ) ) {
				$accounts[ Accounts::add_of_platform( $username, $token ) ] = $username;
			}
		}
		unset( $accounts[''] );
		return $accounts;
	}

	/** @return array{username: string, posts: array[]}|\WP_Error The newest posts of an account. */
	public static function gallery( array $account ) {
		$answer = self::ask(
			'readGallery',
			array(
				'access_token' => $account['token'],
				'count'        => (string) Posts::MOST,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return in_array( $answer->get_error_data()['status'] ?? 0, array( 401, 403 ), true ) ? Instagram::refused() : $answer;
		}
		if ( ! is_object( $answer ) || ! is_array( $answer->images ?? null ) ) {
			return Platform_Client::invalid_response_error();
		}
		$username = Posts::username( $answer->external_name ?? '' );
		return array(
			'username' => '' === $username ? $account['username'] : $username,
			'posts'    => Posts::of_platform( $answer->images ),
		);
	}

	/**
	 * URL at which the current user connects an Instagram account, or their own account at the platform.
	 *
	 * @param array<string, string> $query More than who she is.
	 * @return string|\WP_Error An address of the web.
	 */
	public static function address( string $call, array $query = array() ) {
		$answer = self::ask( $call, $query + array( 'user' => Platform_User::name() ) );
		if ( is_wp_error( $answer ) || ( is_string( $answer ) && 1 === preg_match( '~^https?://~i', $answer ) ) ) {
			return $answer;
		}
		return Platform_Client::invalid_response_error();
	}

	/**
	 * Asks the platform.
	 *
	 * @return mixed|\WP_Error Data.
	 */
	private static function ask( string $call, array $query ) {
		$route = Endpoint_Contract::route( 'instagram-gallery.' . $call );
		if ( ! $route || ! Settings::is_platform_configured() ) {
			return new \WP_Error( 'missing_connection', '', array( 'status' => 424 ) );
		}
		$request = new \WP_REST_Request( $route['method'], $route['path'] );
		$request->set_query_params( $query );
		$answer = Platform_Client::forward( $route, $request );
		return is_wp_error( $answer ) ? $answer : $answer->get_data();
	}
}
