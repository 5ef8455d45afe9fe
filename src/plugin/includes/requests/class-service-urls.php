<?php
namespace Dovetail\Plugin;

use Dovetail\Connections\Connections;

defined( 'ABSPATH' ) || exit;

/**
 * Base URLs of services that browsers call directly.
 *
 * A service without a URL is off, which is the default. A key, a platform or a setting enables some services; the
 * filter can enable others.
 */
final class Service_Urls {
	/** @return array<string, string> Base URLs by name, without a trailing slash; only enabled services. */
	public static function all(): array {
		$platform    = Settings::get( 'platform_address' );
		$is_opted_in = Settings::get( 'analytics' );
		$on          = array(
			'plans'     => $platform,
			'analytics' => $is_opted_in ? $platform : '',
		);
		foreach ( Manifest::services() as $name => $service ) {
			$on[ $name ] = isset( $service['key'] ) && '' === Connections::key( $service['key'] ) ? '' : $service['address'];
		}
		/**
		 * Filters the base URLs of the services that the browser calls directly.
		 *
		 * @param array<string, string> $services Base URLs by name, empty for a service that is off: `plans`,
		 *        `analytics`, and those of the blocks.
		 */
		$services = (array) apply_filters( 'dovetail_blocks_services', $on );
		if ( ! $is_opted_in ) {
			// The filter cannot enable analytics: only the site owner may opt in.
			unset( $services['analytics'] );
		}
		return array_map( 'untrailingslashit', array_filter( $services, array( __CLASS__, 'is_url' ) ) );
	}

	/** Returns the base URL of a service; empty when it is off. */
	public static function get( string $name ): string {
		$services = self::all();
		return isset( $services[ $name ] ) ? $services[ $name ] : '';
	}

	/**
	 * Returns the keys that the editor receives, by service.
	 *
	 * @return array<string, string>
	 */
	public static function keys_for_editor(): array {
		$keys = array();
		foreach ( Manifest::services() as $name => $service ) {
			if ( ! empty( $service['isKeyForEditor'] ) ) {
				$keys[ $name ] = Connections::key( $service['key'] );
			}
		}
		return $keys;
	}

	private static function is_url( $value ): bool {
		return is_string( $value ) && 1 === preg_match( '~^https?://[^\s/]~i', $value );
	}
}
