<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Knows whether a user has connected an account of hers to the platform: a fact of the user, not of the site.
 *
 * The platform is asked when an editor is opened, at most once an hour for a user who is connected, and once a minute for
 * one who is not and may come back from connecting. When it does not answer, the last answer stays.
 */
final class Platform_User {
	/** Meta of a user, one for each site: `until`, `platform`, `isConnected`. */
	const META = 'dovetail_blocks_platform_user';

	/** Path of the call at the platform. */
	const PATH = '/wpcom/v2/connected-user';

	/** Seconds that the platform has: an author waits for her editor meanwhile. */
	const TIMEOUT = 5;

	/** Seconds for which a yes and a no are good, and after which the platform is asked again that did not answer. */
	const YES      = HOUR_IN_SECONDS;
	const NO       = MINUTE_IN_SECONDS;
	const PATIENCE = 5 * MINUTE_IN_SECONDS;

	/** Whether the current user is connected to the platform that the site is connected to. */
	public static function is_connected(): bool {
		$user = get_current_user_id();
		if ( ! $user || ! Settings::is_platform_configured() || ! current_user_can( 'edit_posts' ) ) {
			return false;
		}
		$platform = Settings::get( 'platform_address' );
		$known    = get_user_option( self::META, $user );
		$known    = is_array( $known ) && isset( $known['until'], $known['platform'], $known['isConnected'] ) && $known['platform'] === $platform ? $known : array(
			'until'       => 0,
			'isConnected' => false,
		);
		if ( time() < $known['until'] && $known['until'] <= time() + self::YES ) {
			return $known['isConnected'];
		}
		$answer       = self::ask();
		$is_connected = $answer ?? $known['isConnected'];
		update_user_option(
			$user,
			self::META,
			array(
				'until'       => time() + ( null === $answer ? self::PATIENCE : ( $is_connected ? self::YES : self::NO ) ),
				'platform'    => $platform,
				'isConnected' => $is_connected,
			)
		);
		return $is_connected;
	}

	/** The name by which the platform knows the current user: it says nothing about her. */
	public static function name(): string {
		return substr( Secret::sign( 'platform user ' . get_current_user_id() ), 0, 32 );
	}

	/** What the platform says; null where it says nothing. */
	private static function ask(): ?bool {
		$hurry   = static fn(): int => self::TIMEOUT;
		$request = new \WP_REST_Request( 'GET', self::PATH );
		$request->set_query_params( array( 'user' => self::name() ) );
		add_filter( 'dovetail_blocks_platform_timeout', $hurry, 20 );
		$answer = Platform::forward(
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
