<?php
/**
 * Playground only: a map key where nobody has entered another, since the mock platform draws maps for any, and a server that finds places. A test may take both away.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_settings',
	static function ( $settings ) {
		if ( empty( $settings['map_key'] ) && '' !== dovetail_blocks_playground_platform( 'url' ) && ! get_option( 'e2e_no_map_key' ) ) {
			$settings['map_key'] = 'pk.playground';
		}
		if ( empty( $settings['map_search'] ) && '' !== dovetail_blocks_playground_platform( 'url' ) && ! get_option( 'e2e_no_map_search' ) ) {
			$settings['map_search'] = dovetail_blocks_playground_platform( 'url' ) . '/nominatim';
		}
		return $settings;
	}
);
