<?php
/**
 * The server's part of the like button.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Likes;

use Dovetail\Plugin\Rest;

add_action(
	'init',
	static function (): void {
		add_post_type_support( 'post', 'dovetail-likes' );
	}
);
add_action(
	'rest_api_init',
	static function (): void {
		Likes::button()->register_field();
		Rest::serve( 'likes.readLikes', array( Likes::class, 'read' ) );
		Rest::serve( 'likes.changeLike', array( Likes::class, 'change' ) );
	}
);
add_filter(
	'dovetail_blocks_panels',
	static function ( $panels ): array {
		return Likes::button()->offer_panel( $panels, __( 'Likes', 'dovetail-blocks' ) );
	}
);
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		Likes::button()->enqueue();
	}
);
add_filter( 'script_module_data_dovetail-likes-view-script-module', array( Likes::class, 'add_data' ) );
add_filter(
	'the_content',
	static function ( $content ) {
		return Likes::button()->append( (string) $content, array( Likes::class, 'draw' ) );
	},
	40
);
