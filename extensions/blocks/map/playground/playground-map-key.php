<?php
/**
 * Playground only: provides a place search server, and a map key if none is stored. The mock platform draws maps for
 * any key. Tests can turn both off.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

foreach ( array( 'option_', 'default_option_' ) as $hook ) {
	add_filter(
		$hook . 'connectors_maps_mapbox_api_key',
		static function ( $key ) {
			return ( is_string( $key ) && '' !== $key ) || '' === dovetail_blocks_playground_platform( 'url' ) || get_option( 'e2e_no_map_key' ) ? $key : 'pk.playground';
		}
	);
	add_filter(
		$hook . 'connectors_places_nominatim_fields',
		static function ( $values ) {
			return ( is_array( $values ) && array_filter( $values ) ) || '' === dovetail_blocks_playground_platform( 'url' ) || get_option( 'e2e_no_map_search' ) ? $values : array( 'address' => dovetail_blocks_playground_platform( 'url' ) . '/nominatim' );
		}
	);
}
