<?php
/**
 * Plugin Name:       Dovetail Blocks
 * Description:       Content blocks and editor panels for people who write in the block editor, and light pages for those who read them.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      7.4
 * Author:            The contributors of Dovetail Blocks
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       dovetail-blocks
 * Domain Path:       /languages
 *
 * @package Dovetail_Blocks
 */

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Initial_State;
use Dovetail\Plugin\Ledger;
use Dovetail\Plugin\Privacy;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Registry;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Settings_Page;
use Dovetail\Plugin\Site_Health;
use Dovetail\Plugin\Source;
use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

/** The plugin's main file and its folder, without a slash at the end. */
define( 'DOVETAIL_BLOCKS_FILE', __FILE__ );
define( 'DOVETAIL_BLOCKS_DIR', __DIR__ );

if ( ! is_readable( __DIR__ . '/blocks.php' ) || ! is_readable( __DIR__ . '/editor.asset.php' ) ) {
	add_action(
		'admin_notices',
		static function () {
			if ( current_user_can( 'activate_plugins' ) ) {
				printf(
					'<div class="notice notice-error"><p>%s</p></div>',
					esc_html__( 'Dovetail Blocks has not been built, so none of its blocks are available. Install the plugin from its zip file, or build it with “npm run build”.', 'dovetail-blocks' )
				);
			}
		}
	);
	return;
}

require_once __DIR__ . '/includes/text.php';

// A class is read when it is first used: a page without our blocks reads few of them.
spl_autoload_register(
	static function ( $name ) {
		static $files = null;
		if ( 0 === strpos( $name, 'Dovetail\\' ) ) {
			$files = $files ?? include DOVETAIL_BLOCKS_DIR . '/class-map.php';
			if ( isset( $files[ $name ] ) ) {
				require_once DOVETAIL_BLOCKS_DIR . '/' . $files[ $name ];
			}
		}
	}
);

add_action( 'init', array( Settings::class, 'register_options' ), 5 );
add_action( 'update_option_' . Settings::OPTION, array( Settings::class, 'forget_token' ), 10, 2 );
add_filter( 'wp_default_autoload_value', array( Settings::class, 'never_autoload_token' ), 10, 2 );

add_action( 'admin_menu', array( Settings_Page::class, 'add_page' ) );
add_action( 'admin_init', array( Settings_Page::class, 'add_fields' ) );
add_filter( 'plugin_action_links_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), array( Settings_Page::class, 'add_link' ) );

add_action( 'admin_init', array( Privacy::class, 'suggest' ) );

add_filter( 'register_block_type_args', array( Availability::class, 'gate' ), 10, 2 );

add_action( 'enqueue_block_editor_assets', array( Initial_State::class, 'print_once' ) );

add_action( 'init', array( View_Data::class, 'offer_strings' ), 20 );
add_action( 'wp_footer', array( View_Data::class, 'print_consent' ), 30 );
add_action( 'admin_print_footer_scripts', array( View_Data::class, 'print_for_previews' ), 5 );

add_action( 'init', array( Registry::class, 'register_all' ) );
add_filter( 'block_categories_all', array( Registry::class, 'add_categories' ) );
add_action( 'enqueue_block_editor_assets', array( Registry::class, 'add_editor_package' ) );
add_action( 'enqueue_block_assets', array( Registry::class, 'remember_styles' ), 9 );
add_action( 'enqueue_block_assets', array( Registry::class, 'drop_unused_styles' ), 11 );

// Late, so that other plugins come first.
add_action( 'rest_api_init', array( Rest::class, 'register_routes' ), 99 );

add_action( Ledger::SWEEP, array( Ledger::class, 'sweep' ) );

add_action( 'init', array( Queue::class, 'look_daily' ) );
add_action( Ledger::SWEEP, array( Queue::class, 'look' ) );
add_action( 'action_scheduler_init', array( Queue::class, 'push_early' ) );
register_deactivation_hook( DOVETAIL_BLOCKS_FILE, array( Queue::class, 'stop' ) );

add_filter( 'the_content', array( Source::class, 'enter_content' ), -PHP_INT_MAX );
add_filter( 'the_content', array( Source::class, 'leave_content' ), PHP_INT_MAX );
add_filter( 'render_block_data', array( Source::class, 'enter_block' ), PHP_INT_MAX );
add_filter( 'render_block', array( Source::class, 'leave_block' ), -PHP_INT_MAX, 2 );
add_action( 'dynamic_sidebar_before', array( Source::class, 'enter_site' ) );
add_action( 'dynamic_sidebar_after', array( Source::class, 'leave' ) );

add_filter( 'site_status_tests', array( Site_Health::class, 'add_test' ) );
add_filter( 'debug_information', array( Site_Health::class, 'inform' ) );

// What single blocks do on the server: routes, storage, mail.
require_once __DIR__ . '/hooks.php';
