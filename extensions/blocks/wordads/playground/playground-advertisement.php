<?php
/**
 * Shows the content of the option `e2e_advertisement` in all ad frames, with the format in place of `%s`.
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
