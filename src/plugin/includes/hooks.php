<?php
/**
 * Hooks of the plugin. The build appends the hooks of all modules in one file and replaces class constants with their
 * values, because a constant would load its class.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Plugin;

use Dovetail\Abilities\Abilities;
use Dovetail\Cli\Cli;
use Dovetail\Connections\Authorization;
use Dovetail\Connections\Connection_Routes;
use Dovetail\Connections\Connection_Store;
use Dovetail\Connections\Connections_Overview;
use Dovetail\Connections\Connections_Page;

defined( 'ABSPATH' ) || exit;

// Validates every change of the settings option, not only changes on the settings page.
add_filter( 'sanitize_option_' . Settings::OPTION, array( Settings::class, 'sanitize' ) );
add_action( 'admin_init', array( Settings::class, 'register_options' ), 5 );
add_filter( 'wp_default_autoload_value', array( Settings::class, 'never_autoload_token' ), 10, 2 );

add_action( 'wp_connectors_init', array( Connection_Store::class, 'register_connectors' ), 100 );
add_action( 'init', array( Connection_Store::class, 'register_settings' ), 19 );
add_action( 'admin_post_' . Authorization::ACTION_NAME, array( Authorization::class, 'handle_request' ) );

// Runs before other plugins, which may add items below ours.
add_action( 'admin_menu', array( Menu::class, 'add' ), 9 );
// Runs before the menu is printed, but after the current page has changed the records that the menu counts.
add_action( 'admin_head', array( Menu::class, 'finish' ) );
add_filter( 'dovetail_blocks_menu', array( Connections_Page::class, 'add_item' ) );
add_filter( 'dovetail_blocks_menu', array( Settings_Page::class, 'add_item' ) );
add_filter( 'dovetail_blocks_menu', array( Guide_Page::class, 'add_item' ) );
add_action( 'rest_api_init', array( Connection_Routes::class, 'register' ) );
add_filter(
	'dovetail_blocks_overview',
	static function ( $parts ): array {
		return array(
			'site'        => array( Site_Overview::class, 'rows' ),
			'connections' => array( Connections_Overview::class, 'rows' ),
		) + $parts;
	}
);
// Runs after the other modules, so that their rows are shown first.
add_filter( 'dovetail_blocks_overview', static fn( $parts ): array => $parts + array( 'guide' => array( Guide_Page::class, 'overview_rows' ) ), 20 );
add_action( 'admin_head-' . Settings_Page::HOOK, array( Settings_Page::class, 'print_style' ) );
add_action( 'admin_init', array( Settings_Page::class, 'add_fields' ) );
add_action(
	'admin_notices',
	static function (): void {
		// Load the class only for users who see the notice.
		if ( get_user_option( 'dovetail_blocks_welcome' ) ) {
			Welcome::show();
		}
	}
);
add_action( 'admin_post_dovetail_blocks_welcome', array( Welcome::class, 'dismiss' ) );
add_action( 'admin_post_dovetail_blocks_hidden_steps', array( Hidden_Steps::class, 'change' ) );
add_action( 'admin_post_dovetail_blocks_test_mail', array( Test_Mail::class, 'send' ) );
add_filter( 'plugin_action_links_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), array( Guide_Page::class, 'add_link' ) );
add_filter( 'plugin_action_links_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), array( Settings_Page::class, 'add_link' ) );

add_action( 'admin_init', array( Privacy::class, 'add_policy_text' ) );
add_filter( 'wp_privacy_personal_data_exporters', array( Privacy::class, 'add_exporters' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Privacy::class, 'add_erasers' ) );

add_action( 'enqueue_block_editor_assets', array( Initial_State::class, 'print_once' ) );

add_action( 'admin_print_footer_scripts', array( View_Data::class, 'print_for_previews' ), 5 );

// Runs after WordPress's connectors (priority 15), which decide whether some blocks are available.
add_action( 'init', array( Registry::class, 'register_all' ), 16 );
add_action( 'rest_api_init', array( Block_Strings::class, 'add' ), 0 );
add_action( 'enqueue_block_editor_assets', array( Block_Strings::class, 'add' ), 0 );
add_filter(
	'default_content',
	static function ( $content, $post ) {
		$pattern = wp_unslash( $_GET['dovetail-pattern'] ?? '' ); // phpcs:ignore WordPress.Security -- names one of our own patterns or blocks.
		return is_string( $pattern ) && '' !== $pattern ? Patterns::start_page( $pattern, $post->ID ) : $content;
	},
	10,
	2
);
add_action( 'save_post_page', array( Patterns::class, 'note_start' ), 10, 2 );
add_filter( 'rest_pre_dispatch', array( Patterns::class, 'register_when_asked' ), 10, 3 );
add_filter( 'block_categories_all', array( Registry::class, 'add_categories' ) );
add_action( 'enqueue_block_editor_assets', array( Editor_Assets::class, 'register' ), 1 );
add_action( 'enqueue_block_editor_assets', array( Editor_Assets::class, 'drop_editor_package' ) );
add_action( 'enqueue_block_assets', array( Registry::class, 'remember_styles' ), 9 );
add_action( 'enqueue_block_assets', array( Registry::class, 'drop_unused_styles' ), 11 );

// Runs late, so that routes of other plugins already exist and are not replaced.
add_action( 'rest_api_init', array( Rest::class, 'register_routes' ), 99 );

Queue::handle_daily( array( Lock::class, 'delete_expired' ) );
Queue::handle_daily( array( Rate_Limit::class, 'delete_expired' ) );
Queue::handle_daily( array( Settings::class, 'store_defaults' ) );
Queue::handle_daily( array( Connection_Store::class, 'store_defaults' ) );

Tables::add( 'locks', array( Lock::class, 'columns' ) );
Tables::add( 'jobs', array( Jobs::class, 'columns' ) );
Tables::add( 'deliveries', array( Deliveries::class, 'columns' ) );
Queue::handle( Deliveries::EVENT, array( Deliveries::class, 'run' ), array( Deliveries::class, 'unfinished' ) );
add_filter( 'wpmu_drop_tables', array( Tables::class, 'add_to_site_tables' ) );

add_action( 'init', array( Queue::class, 'schedule_events' ) );
add_action( Queue::DAILY_EVENT, array( Queue::class, 'run_daily' ) );
add_action( Queue::HOURLY_EVENT, array( Queue::class, 'run_hourly' ) );
add_action( 'action_scheduler_init', array( Queue::class, 'push_early' ) );
// Store both options before the first page loads. Otherwise, each page would query missing options. The daily job does
// the same on existing sites, and on other sites of a network.
register_activation_hook( DOVETAIL_BLOCKS_FILE, array( Settings::class, 'store_defaults' ) );
register_activation_hook( DOVETAIL_BLOCKS_FILE, array( Connection_Store::class, 'store_defaults' ) );
register_activation_hook( DOVETAIL_BLOCKS_FILE, array( Welcome::class, 'offer' ) );
register_deactivation_hook( DOVETAIL_BLOCKS_FILE, array( Queue::class, 'stop' ) );

// Added late, so that registering our own meta keys before does not load this class on every page.
add_action(
	'wp_loaded',
	static function (): void {
		add_filter( 'is_protected_meta', array( Protected_Meta::class, 'is_protected' ), 10, 2 );
	}
);

add_filter( 'the_content', array( Content_Source::class, 'enter_content' ), -PHP_INT_MAX );
add_filter( 'the_content', array( Content_Source::class, 'leave_content' ), PHP_INT_MAX );
add_filter( 'render_block_data', array( Content_Source::class, 'enter_block' ), PHP_INT_MAX );
add_filter( 'render_block', array( Content_Source::class, 'leave_block' ), -PHP_INT_MAX, 2 );
add_action( 'dynamic_sidebar_before', array( Content_Source::class, 'enter_site' ) );
add_action( 'dynamic_sidebar_after', array( Content_Source::class, 'leave_site' ) );

// Only WordPress 6.9 and later call these hooks.
add_action( 'wp_abilities_api_categories_init', array( Abilities::class, 'register_category' ) );
add_action( 'wp_abilities_api_init', array( Abilities::class, 'register' ) );

// Load the class only in WP-CLI, because it extends one of WP-CLI's classes.
if ( defined( 'WP_CLI' ) && WP_CLI ) {
	add_action( 'cli_init', array( Cli::class, 'register' ) );
}

add_filter( 'site_status_tests', array( Site_Health::class, 'add_test' ) );
add_filter( 'debug_information', array( Site_Health::class, 'add_debug_information' ) );
