<?php
/**
 * Playground only: forms take any number of messages from this machine, unless a test says how many.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_form_rate',
	static function ( $rate ) {
		return array( 'messages' => (int) get_option( 'e2e_form_rate', 0 ) ) + $rate;
	}
);

add_filter(
	'dovetail_blocks_form_day',
	static function ( $daily ) {
		return (array) get_option( 'e2e_form_daily', array() ) + array_fill_keys( array_keys( $daily ), 0 );
	}
);
