<?php
/**
 * Hooks for the site's plan and upgrades.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Upgrade;

use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

add_filter( 'dovetail_blocks_availability', array( Site_Plan::class, 'gate' ) );
add_filter( 'dovetail_blocks_initial_state', array( Site_Plan::class, 'tell_editor' ) );
add_filter( 'dovetail_blocks_services', array( Site_Plan::class, 'add_services' ) );
add_filter( 'dovetail_blocks_platform_timeout', array( Site_Plan::class, 'hurry' ), 10, 2 );

// Each page asks for the answer: what is stored comes with the other options, what is not costs a query.
Queue::handle_daily(
	static function (): void {
		add_option( Site_Plan::OPTION, array() );
	}
);
