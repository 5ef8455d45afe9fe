<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;

defined( 'ABSPATH' ) || exit;

/** Client for Instagram's API for professional accounts, with a long-lived token. */
final class Instagram {
	const ID = 'instagram';

	const ADDRESS = 'https://graph.instagram.com';

	const TOKEN = '~^IG[0-9A-Za-z_-]{30,600}\z~';

	const INVALID_TOKEN = 190;

	/**
	 * Checks whether the owner's token works, and which account it belongs to.
	 *
	 * @param array{key: string} $values Values that the owner entered.
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		$account = Accounts::meet_owner( $values['key'] );
		/* translators: %s: name of an Instagram account. */
		return is_wp_error( $account ) ? $account : sprintf( __( 'Connected as @%s.', 'dovetail-blocks' ), $account['username'] );
	}

	/** @return array{id: string, username: string}|\WP_Error Account to which the token belongs. */
	public static function me( string $token ) {
		$answer = self::ask( '/me', array( 'fields' => 'user_id,username' ), $token );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$id       = (string) ( self::text( $answer['user_id'] ?? '' ) ?: self::text( $answer['id'] ?? '' ) );
		$username = Posts::username( $answer['username'] ?? '' );
		return '' === $id || '' === $username ? Service_Client::unreadable_response( self::ID ) : compact( 'id', 'username' );
	}

	/**
	 * Returns the newest posts of the account and its current username, which is empty if there are no posts.
	 *
	 * @return array{username: string, posts: array[]}|\WP_Error Posts in the format of `Posts::of_instagram()`.
	 */
	public static function media( string $token ) {
		$answer = self::ask(
			'/me/media',
			array(
				'fields' => 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,username',
				'limit'  => Posts::MAX_POSTS,
			),
			$token
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return isset( $answer['data'] ) && is_array( $answer['data'] )
			? array(
				'username' => Posts::username( $answer['data'][0]['username'] ?? '' ),
				'posts'    => Posts::of_instagram( $answer['data'] ),
			)
			: Service_Client::unreadable_response( self::ID );
	}

	/**
	 * Exchanges a token that is older than a day for a new one.
	 *
	 * @return array{token: string, seconds: int}|\WP_Error The token, and the seconds for which it is valid.
	 */
	public static function renew( string $token ) {
		$answer = self::ask( '/refresh_access_token', array( 'grant_type' => 'ig_refresh_token' ), $token );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$new     = self::text( $answer['access_token'] ?? '' );
		$seconds = is_numeric( $answer['expires_in'] ?? null ) ? (int) $answer['expires_in'] : 0;
		return 1 === preg_match( self::TOKEN, $new ) && $seconds > 0
			? array(
				'token'   => $new,
				'seconds' => min( $seconds, YEAR_IN_SECONDS ),
			)
			: Service_Client::unreadable_response( self::ID );
	}

	/**
	 * @param array<string, string|int> $query Query parameters without the token.
	 * @return array|\WP_Error Errors of `Service_Client::request()`, and `invalid_token`.
	 */
	private static function ask( string $path, array $query, string $token ) {
		$answer = Service_Client::request( self::ID, 'GET', self::ADDRESS . $path . '?' . http_build_query( $query + array( 'access_token' => $token ), '', '&', PHP_QUERY_RFC3986 ) );
		if ( ! is_wp_error( $answer ) ) {
			return is_array( $answer['data'] ) ? $answer['data'] : Service_Client::unreadable_response( self::ID );
		}
		if ( 'service_refused' !== $answer->get_error_code() ) {
			return $answer;
		}
		$data = $answer->get_error_data();
		$code = $data['answer']['error']['code'] ?? null;
		if ( self::INVALID_TOKEN !== $code && 401 !== $data['status'] ) {
			return $answer;
		}
		Connection_State::note_response( self::ID, self::refused()->get_error_message() );
		return self::refused();
	}

	/** Returns the error for a token that Instagram rejects. */
	public static function refused(): \WP_Error {
		return new \WP_Error( 'invalid_token', __( 'Instagram rejected this token. It may have expired or been revoked. Create a new one in your account and paste it here.', 'dovetail-blocks' ), array( 'status' => 403 ) );
	}

	private static function text( $value ): string {
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}
}
