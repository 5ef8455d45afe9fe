<?php
/**
 * Playground only: connects the site to the mock platform that runs beside it.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the launcher has written down of the mock platform: `url`, `token`, `services`. Empty texts before it has.
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
