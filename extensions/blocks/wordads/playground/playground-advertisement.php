<?php
/**
 * Fills the frames of ads with what the option `e2e_advertisement` holds; `%s` in it is the format.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_ad',
	static function ( $html, $format ) {
		$advertisement = get_option( 'e2e_advertisement' );
		return $advertisement ? sprintf( $advertisement, esc_html( $format ) ) : $html;
	},
	10,
	2
);
