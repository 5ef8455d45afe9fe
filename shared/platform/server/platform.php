<?php
/**
 * Registers the hooks for the platform's token, the site's plan and upgrades.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Platform;

use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

add_filter( 'sanitize_option_' . Settings::TOKEN_OPTION, array( Platform_Token::class, 'sanitize' ) );
add_action( 'add_option_' . Settings::OPTION, array( Platform_Token::class, 'delete_when_host_changes' ), 10, 2 );
add_action( 'update_option_' . Settings::OPTION, array( Platform_Token::class, 'delete_when_host_changes' ), 10, 2 );

add_filter( 'dovetail_blocks_availability', array( Site_Plan::class, 'gate' ) );
add_filter( 'dovetail_blocks_initial_state', array( Site_Plan::class, 'tell_editor' ) );
add_filter( 'dovetail_blocks_services', array( Site_Plan::class, 'add_services' ) );
add_filter( 'dovetail_blocks_platform_timeout', array( Site_Plan::class, 'hurry' ), 10, 2 );

// Create missing options in the daily run: while an option is missing, each page needs an extra query for it.
Queue::handle_daily(
	static function (): void {
		add_option( Site_Plan::OPTION, array() );
	}
);
