<?php
/**
 * Playground only: enables all release lists of extensions. Tests can make blocks unavailable, as an expired plan
 * would.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_lists',
	static function ( $lists ) {
		return array_fill_keys( array_keys( $lists ), true );
	}
);

add_filter(
	'dovetail_blocks_availability',
	static function ( $records ) {
		foreach ( (array) get_option( 'e2e_unavailable', array() ) as $slug ) {
			$records[ $slug ] = array(
				'available'          => false,
				'unavailable_reason' => 'missing_plan',
				'details'            => array(),
			);
		}
		return $records;
	}
);
