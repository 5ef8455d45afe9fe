<?php
/**
 * Playground only: a map key where nobody has entered another, since the mock platform draws maps for any. A test may take it away.
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
		return $settings;
	}
);
