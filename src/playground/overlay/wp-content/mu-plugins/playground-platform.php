<?php
/**
 * Playground only: connects the site to the mock platform and the mock services that run beside it.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a value that the start script stored about the mock platform: `url`, `token` (both empty for a site without a
 * platform), `services` or `keys`. Empty if nothing is stored yet.
 *
 * @param string $name Name of the value.
 */
function dovetail_blocks_playground_platform( $name ) {
	$platform = (array) get_option( 'dovetail_blocks_playground_platform', array() );
	return isset( $platform[ $name ] ) ? $platform[ $name ] : '';
}

/**
 * Sets the platform's URL unless the owner has entered another one.
 *
 * @param array<string, string|bool|int> $settings All settings.
 * @return array<string, string|bool|int>
 */
function dovetail_blocks_playground_settings( $settings ) {
	if ( empty( $settings['platform_address'] ) ) {
		$settings['platform_address'] = dovetail_blocks_playground_platform( 'url' );
	}
	return $settings;
}
add_filter( 'dovetail_blocks_settings', 'dovetail_blocks_playground_settings' );

/**
 * Replaces the URLs of all external services that browsers call with the mock platform's URLs.
 *
 * @return array<string, string>
 */
function dovetail_blocks_playground_services() {
	return array_filter( (array) dovetail_blocks_playground_platform( 'services' ) );
}
add_filter( 'dovetail_blocks_services', 'dovetail_blocks_playground_services', 99 );

add_filter(
	'dovetail_blocks_service_address',
	/**
	 * Redirects the site's own requests to the mock service.
	 *
	 * @param string $url URL of the request.
	 * @param string $id  Connection ID.
	 */
	static function ( $url, $id ) {
		$services = (array) dovetail_blocks_playground_platform( 'services' );
		return isset( $services[ $id ] ) ? preg_replace( '~^https?://[^/?]+~', $services[ $id ], $url ) : $url;
	},
	10,
	2
);

add_action(
	'plugins_loaded',
	/** Sets keys for the mock services if the owner has not entered any. */
	static function () {
		if ( ! class_exists( \Dovetail\Connections\Connections::class ) ) {
			// The plugin is not active.
			return;
		}
		foreach ( array_filter( (array) dovetail_blocks_playground_platform( 'keys' ) ) as $id => $values ) {
			$connection = \Dovetail\Connections\Connections::all()[ $id ] ?? null;
			$setting    = $connection ? \Dovetail\Connections\Connections::option_name( $id ) : '';
			$enter      = static function ( $stored ) use ( $connection, $values ) {
				return array_filter( (array) $stored ) ? $stored : ( 'api_key' === $connection['method'] ? $values['key'] : $values );
			};
			if ( $connection ) {
				add_filter( 'option_' . $setting, $enter );
				add_filter( 'default_option_' . $setting, $enter );
			}
		}
	}
);

add_filter(
	'option_dovetail_blocks_platform_token',
	static function ( $token ) {
		return $token ? $token : dovetail_blocks_playground_platform( 'token' );
	}
);
add_filter(
	'default_option_dovetail_blocks_platform_token',
	static function () {
		return dovetail_blocks_playground_platform( 'token' );
	}
);
