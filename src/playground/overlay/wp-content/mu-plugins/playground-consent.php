<?php
/**
 * Playground only: replaces the site's consent settings with the option `e2e_consent`.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_consent',
	static function ( $answers ) {
		return get_option( 'e2e_consent', '' ) ? get_option( 'e2e_consent' ) : $answers;
	}
);
