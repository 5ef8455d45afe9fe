<?php
/**
 * The server's part of the sharing buttons.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Sharing;

add_action(
	'init',
	static function (): void {
		add_post_type_support( 'post', 'dovetail-sharing' );
	}
);
add_action(
	'rest_api_init',
	static function (): void {
		Sharing::buttons()->register_field();
	}
);
add_filter(
	'dovetail_blocks_panels',
	static function ( $panels ): array {
		return Sharing::buttons()->offer_panel( $panels, __( 'Sharing', 'dovetail-blocks' ) );
	}
);
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		Sharing::buttons()->enqueue();
	}
);
add_filter(
	'the_content',
	static function ( $content ) {
		return Sharing::buttons()->append( (string) $content, array( Sharing::class, 'draw' ) );
	},
	41
);
