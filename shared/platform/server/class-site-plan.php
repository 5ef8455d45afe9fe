<?php
namespace Dovetail\Platform;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Caches the platform's data about the site's plan: which extensions the plan lacks, and whether authors see upgrade
 * offers.
 *
 * The data is requested when an editor opens: at most once an hour, or once a minute after a purchase. Visitors' pages
 * use the cached response. If the platform does not respond, the cached response stays valid.
 */
final class Site_Plan {
	/** Option with the last response about the plan: `time`, `extensions`, `nudge`. */
	const OPTION = 'dovetail_blocks_site_plan';

	const PATH = '/wpcom/v2/available-extensions';

	/** Timeout in seconds. Short, because the author is waiting for the editor. */
	const TIMEOUT_SECONDS = 5;

	/** Maximum size in bytes of the details in an availability record, as JSON. */
	const MAX_DETAILS_BYTES = 2048;

	/** Seconds until the next request after a failure. */
	const RETRY_SECONDS = 5 * MINUTE_IN_SECONDS;

	const EDITORS = array( 'post.php', 'post-new.php', 'site-editor.php', 'widgets.php' );

	private static bool $is_asked = false;

	/**
	 * Marks the extensions that the plan lacks as unavailable.
	 *
	 * Extensions that the plugin itself makes unavailable (not built, or on a disabled list) keep their own reason.
	 *
	 * @return array<string, array>
	 */
	public static function gate( $records ) {
		foreach ( self::answer()['extensions'] as $slug => $record ) {
			if ( ! isset( $records[ $slug ] ) || ! empty( $records[ $slug ]['available'] ) ) {
				$records[ $slug ] = $record;
			}
		}
		return $records;
	}

	/** Tells the editor whether to show upgrade offers. */
	public static function tell_editor( $state ) {
		$state['jetpack']['enable_upgrade_nudge'] = self::answer()['nudge'];
		return $state;
	}

	/**
	 * Adds the URLs of the platform's pages for plans, unless the site has set other URLs.
	 *
	 * @param array<string, string> $services Base URLs by name.
	 * @return array<string, string>
	 */
	public static function add_services( $services ) {
		$platform = Settings::get( 'platform_address' );
		return (array) $services + array(
			'checkout'     => '' === $platform ? '' : $platform . '/checkout',
			'hostedEditor' => $platform,
			'myPlan'       => '' === $platform ? '' : $platform . '/plans/my-plan',
		);
	}

	/**
	 * Shortens the platform's timeout for this request.
	 *
	 * @param int|float $seconds Default timeout in seconds.
	 * @param array     $route   Method and path of the endpoint.
	 * @return int|float
	 */
	public static function hurry( $seconds, $route ) {
		return self::PATH === $route['path'] ? min( $seconds, self::TIMEOUT_SECONDS ) : $seconds;
	}

	/**
	 * Returns the platform's response, cached or newly requested. Without a platform, no extension is missing.
	 *
	 * @return array{extensions: array<string, array>, nudge: bool}
	 */
	private static function answer(): array {
		$nothing = array(
			'extensions' => array(),
			'nudge'      => false,
		);
		if ( ! Settings::is_platform_configured() ) {
			return $nothing;
		}
		$stored = get_option( self::OPTION, array() );
		$stored = ( is_array( $stored ) ? $stored : array() ) + $nothing + array( 'time' => 0 );
		if ( ! self::is_to_be_asked( (int) $stored['time'] ) ) {
			return $stored;
		}
		$asked = Platform_Client::forward(
			array(
				'method' => 'GET',
				'path'   => self::PATH,
				'params' => array(),
			),
			new \WP_REST_Request( 'GET' )
		);
		$known = self::parse( is_wp_error( $asked ) ? null : $asked->get_data() );
		if ( null === $known ) {
			$known         = $stored;
			$known['time'] = min( time(), time() - self::lifetime() + self::RETRY_SECONDS );
		}
		update_option( self::OPTION, $known, true );
		return $known;
	}

	/**
	 * Whether to request the data now: at most once per page with an editor, if the cache is stale or the author
	 * returns from a purchase.
	 *
	 * @param int $time Time of the last request.
	 */
	private static function is_to_be_asked( int $time ): bool {
		if ( self::$is_asked || ! is_admin() || ! in_array( $GLOBALS['pagenow'], self::EDITORS, true ) || ! current_user_can( 'edit_posts' ) ) {
			return false;
		}
		self::$is_asked = time() >= $time + self::lifetime() || self::is_bought();
		return self::$is_asked;
	}

	/**
	 * Whether the author returns from buying a plan. Anyone can add this query parameter to a URL, so this is true at
	 * most once per minute.
	 */
	private static function is_bought(): bool {
		try {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It makes an answer fresher, nothing else.
			return isset( $_GET['plan_upgraded'] ) && Lock::claim( 'plan-upgraded', MINUTE_IN_SECONDS );
		} catch ( Database_Error $error ) {
			return false;
		}
	}

	/** Returns the cache lifetime in seconds. */
	private static function lifetime(): int {
		/**
		 * Filters how long the cached data about the site's plan is valid.
		 *
		 * @param int $seconds Lifetime in seconds. Default one hour.
		 */
		return (int) apply_filters( 'dovetail_blocks_plan_lifetime', HOUR_IN_SECONDS );
	}

	/** @return array{time: int, extensions: array<string, array>, nudge: bool}|null */
	private static function parse( $data ): ?array {
		if ( ! is_object( $data ) || ! isset( $data->extensions ) || ! ( is_object( $data->extensions ) || array() === $data->extensions ) ) {
			return null;
		}
		$extensions = array();
		foreach ( (array) $data->extensions as $slug => $record ) {
			if ( is_object( $record ) && isset( $record->available ) && false === $record->available ) {
				$extensions[ $slug ] = array( 'available' => false );
				foreach ( array( 'unavailable_reason', 'required_plan' ) as $part ) {
					if ( isset( $record->$part ) && is_string( $record->$part ) ) {
						$extensions[ $slug ][ $part ] = sanitize_text_field( $record->$part );
					}
				}
				$details = (string) wp_json_encode( $record->details ?? array() );
				if ( ! empty( $record->details ) && strlen( $details ) <= self::MAX_DETAILS_BYTES ) {
					$extensions[ $slug ]['details'] = (array) json_decode( $details, true );
				}
			}
		}
		return array(
			'time'       => time(),
			'extensions' => $extensions,
			'nudge'      => isset( $data->enable_upgrade_nudge ) && true === $data->enable_upgrade_nudge,
		);
	}
}
