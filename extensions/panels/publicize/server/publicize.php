<?php
/**
 * Server code for sharing posts to social networks.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Publicize;

use Dovetail\Connections\Connections_Page;
use Dovetail\Plugin\Deliveries;

add_action(
	'init',
	static function (): void {
		add_post_type_support( 'post', 'publicize' );
	}
);
// Runs after other plugins, so that it does not replace their fields of the same name.
add_action( 'rest_api_init', array( Share_Options::class, 'register' ), 20 );
add_action( 'rest_api_init', array( Routes::class, 'serve' ) );
add_action( 'rest_api_init', array( Thread_Routes::class, 'serve' ) );
add_filter( 'dovetail_blocks_initial_state', array( Thread_State::class, 'add' ) );
add_filter( 'dovetail_blocks_panels', array( Share_Options::class, 'offer_panel' ) );
add_filter( 'dovetail_blocks_sidebar', array( Share_Options::class, 'offer_part' ) );
add_filter( 'dovetail_blocks_abilities', array( Share_Ability::class, 'offer' ) );
add_action( 'wp_after_insert_post', array( Publication::class, 'begin' ), 10, 4 );
add_filter( 'wp_insert_post_data', array( Publication::class, 'expect_insertion' ), PHP_INT_MAX, 4 );
add_action( 'pre_post_update', array( Publication::class, 'expect' ), 10, 2 );
// Runs before WordPress publishes a scheduled post.
add_action( 'publish_future_post', array( Publication::class, 'expect' ), 5 );
add_action( 'transition_post_status', array( Publication::class, 'note_publication' ), 10, 3 );
add_action( 'deleted_post', array( Shares::class, 'forget' ) );
add_action( 'admin_notices', array( Late_Post::class, 'show_notice' ) );
add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'sharing' => array( Late_Post::class, 'rows' ) ) );
add_action( 'admin_post_' . Late_Post::ACTION, array( Late_Post::class, 'keep_unshared' ) );
Deliveries::handle(
	Shares::TYPE,
	array(
		'send'          => array( Share_Sender::class, 'send' ),
		'pauses'        => array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 15 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS ),
		'is_repeatable' => array( Share_Sender::class, 'is_repeatable' ),
	)
);
Deliveries::handle(
	Publication::INSERTION,
	array(
		'send'          => array( Publication::class, 'find_inserted' ),
		'pauses'        => array( HOUR_IN_SECONDS, DAY_IN_SECONDS ),
		'is_repeatable' => '__return_true',
		'after'         => array( Publication::class, 'forget_insertion' ),
	)
);
add_action( 'admin_head-' . Connections_Page::HOOK, array( Popup::class, 'print_style' ) );
