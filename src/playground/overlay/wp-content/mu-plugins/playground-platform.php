<?php
/**
 * Playground only: connects the site to the mock platform that runs beside it.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

if ( ! defined( 'DOVETAIL_PLAYGROUND_PLATFORM' ) ) {
	return;
}

/**
 * Gives the platform's address where nobody has entered another.
 *
 * @param array<string, string|bool|int> $settings Every setting.
 * @return array<string, string|bool|int>
 */
function dovetail_blocks_playground_settings( $settings ) {
	if ( empty( $settings['platform_address'] ) ) {
		$settings['platform_address'] = DOVETAIL_PLAYGROUND_PLATFORM;
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
	return (array) json_decode( DOVETAIL_PLAYGROUND_SERVICES, true );
}
add_filter( 'dovetail_blocks_services', 'dovetail_blocks_playground_services', 99 );

add_filter(
	'option_dovetail_blocks_platform_token',
	static function ( $token ) {
		return $token ? $token : DOVETAIL_PLAYGROUND_TOKEN;
	}
);
add_filter(
	'default_option_dovetail_blocks_platform_token',
	static function () {
		return DOVETAIL_PLAYGROUND_TOKEN;
	}
);
