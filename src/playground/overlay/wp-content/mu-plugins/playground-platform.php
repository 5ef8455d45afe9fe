<?php
/**
 * Playground only: connects the site to the mock platform that runs beside it, and to its mock services.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the launcher has written down of the mock platform: `url`, `token` (both empty for a site without a platform), `services`, `keys`. Empty texts before it has.
 *
 * @param string $name One of these.
 */
function dovetail_blocks_playground_platform( $name ) {
	$platform = (array) get_option( 'dovetail_blocks_playground_platform', array() );
	return isset( $platform[ $name ] ) ? $platform[ $name ] : '';
}

/**
 * Gives the platform's address where nobody has entered another.
 *
 * @param array<string, string|bool|int> $settings Every setting.
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
 * Puts the mock platform in the place of every service that a browser would call.
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
	 * Leads what the site itself asks to the mock service.
	 *
	 * @param string $url Of the call.
	 * @param string $id  Of the connection.
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
	/** Enters keys of the mock services where the owner has entered none. */
	static function () {
		if ( ! class_exists( \Dovetail\Connections\Connections::class ) ) {
			// The plugin is switched off.
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
