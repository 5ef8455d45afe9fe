<?php
namespace Dovetail\Platform;

use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Caches whether users have connected their own accounts to the platform. The site's connection is separate.
 *
 * The state is requested when a user opens the editor: at most once an hour for a connected user, and once a minute for
 * other users, who may have just connected. If the platform does not respond, the cached response stays valid.
 */
final class Platform_User {
	/**
	 * User meta key of the cached response, one per site of a network. The value has the entries `until`, `platform`
	 * and `isConnected`.
	 */
	const META_KEY = 'dovetail_blocks_platform_user';

	const PATH = '/wpcom/v2/connected-user';

	/** Timeout in seconds. Short, because the author is waiting for the editor. */
	const TIMEOUT_SECONDS = 5;

	/**
	 * How long a response is cached, in seconds: for connected users, for users who are not connected, and after a
	 * failure.
	 */
	const CONNECTED_CACHE_SECONDS    = HOUR_IN_SECONDS;
	const DISCONNECTED_CACHE_SECONDS = MINUTE_IN_SECONDS;
	const FAILURE_CACHE_SECONDS      = 5 * MINUTE_IN_SECONDS;

	/** Whether the current user is connected to the site's platform. */
	public static function is_connected(): bool {
		$user = get_current_user_id();
		if ( ! $user || ! Settings::is_platform_configured() || ! current_user_can( 'edit_posts' ) ) {
			return false;
		}
		$platform = Settings::get( 'platform_address' );
		$known    = get_user_option( self::META_KEY, $user );
		$known    = is_array( $known ) && isset( $known['until'], $known['platform'], $known['isConnected'] ) && $known['platform'] === $platform ? $known : array(
			'until'       => 0,
			'isConnected' => false,
		);
		if ( time() < $known['until'] && $known['until'] <= time() + self::CONNECTED_CACHE_SECONDS ) {
			return $known['isConnected'];
		}
		$answer       = self::request();
		$is_connected = $answer ?? $known['isConnected'];
		update_user_option(
			$user,
			self::META_KEY,
			array(
				'until'       => time() + ( null === $answer ? self::FAILURE_CACHE_SECONDS : ( $is_connected ? self::CONNECTED_CACHE_SECONDS : self::DISCONNECTED_CACHE_SECONDS ) ),
				'platform'    => $platform,
				'isConnected' => $is_connected,
			)
		);
		return $is_connected;
	}

	/** Returns a pseudonym for the current user. The platform cannot identify the person from it. */
	public static function name(): string {
		return substr( Secret::sign( 'platform user', (string) get_current_user_id() ), 0, 32 );
	}

	/** Asks the platform whether the current user is connected. Returns null on failure. */
	private static function request(): ?bool {
		$hurry   = static fn(): int => self::TIMEOUT_SECONDS;
		$request = new \WP_REST_Request( 'GET', self::PATH );
		$request->set_query_params( array( 'user' => self::name() ) );
		add_filter( 'dovetail_blocks_platform_timeout', $hurry, 20 );
		$answer = Platform_Client::forward(
			array(
				'method' => 'GET',
				'path'   => self::PATH,
				'params' => array( 'user' ),
			),
			$request
		);
		remove_filter( 'dovetail_blocks_platform_timeout', $hurry, 20 );
		$data = is_wp_error( $answer ) ? null : $answer->get_data();
		return is_object( $data ) && is_bool( $data->is_connected ?? null ) ? $data->is_connected : null;
	}
}
