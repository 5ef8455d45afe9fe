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

defined( 'ABSPATH' ) || exit;

/** The plugin's main file and its folder, without a slash at the end. */
define( 'DOVETAIL_BLOCKS_FILE', __FILE__ );
define( 'DOVETAIL_BLOCKS_DIR', __DIR__ );

if ( ! is_readable( __DIR__ . '/blocks-manifest.php' ) || ! is_readable( __DIR__ . '/editor.asset.php' ) ) {
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
require_once __DIR__ . '/includes/class-dovetail-blocks-facts.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-settings.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-settings-page.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-privacy.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-availability.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-services.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-initial-state.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-view-data.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-local-business.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-registry.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-platform.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-rest.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-client.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-ledger.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-queue-events.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-queue.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-secret.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-refusals.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-site-health.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-remote.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-posted-form.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-source.php';
require_once __DIR__ . '/includes/class-dovetail-blocks-csv.php';

Dovetail_Blocks_Settings::register();
Dovetail_Blocks_Settings_Page::register();
Dovetail_Blocks_Privacy::register();
Dovetail_Blocks_Availability::register();
Dovetail_Blocks_Initial_State::register();
Dovetail_Blocks_View_Data::register();
Dovetail_Blocks_Registry::register();
Dovetail_Blocks_Rest::register();
Dovetail_Blocks_Ledger::register();
Dovetail_Blocks_Queue::register();
Dovetail_Blocks_Source::register();
Dovetail_Blocks_Site_Health::register();

// What single blocks do on the server: routes, storage, mail.
$dovetail_blocks_server = is_readable( __DIR__ . '/server.php' ) ? include __DIR__ . '/server.php' : array();
foreach ( $dovetail_blocks_server as $dovetail_blocks_path ) {
	require_once __DIR__ . '/' . $dovetail_blocks_path;
}
