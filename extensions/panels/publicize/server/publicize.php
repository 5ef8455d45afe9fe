<?php
/**
 * The server's part of sharing posts to networks.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Publicize;

use Dovetail\Plugin\Queue;

add_action(
	'init',
	static function (): void {
		add_post_type_support( 'post', 'publicize' );
	}
);
// Behind other plugins, whose fields are left alone.
add_action( 'rest_api_init', array( Choice::class, 'register' ), 20 );
add_action( 'rest_api_init', array( Routes::class, 'serve' ) );
add_action( 'rest_api_init', array( Thread_Routes::class, 'serve' ) );
add_filter( 'dovetail_blocks_initial_state', array( Thread_State::class, 'add' ) );
add_filter( 'dovetail_blocks_panels', array( Choice::class, 'offer_panel' ) );
add_action( 'wp_after_insert_post', array( Sharing::class, 'begin' ), 10, 4 );
Queue::handle( Sharing::EVENT, array( Sharing::class, 'share' ), array( Shares::class, 'unfinished' ) );
add_action( 'admin_head-settings_page_dovetail-blocks', array( Popup::class, 'print_style' ) );
