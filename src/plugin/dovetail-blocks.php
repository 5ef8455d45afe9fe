<?php
/**
 * Plugin Name:       Dovetail Blocks
 * Description:       Content blocks and editor panels for the block editor, with light and accessible pages.
 * Version:           {{version}}
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

/** Paths of the main file and of its folder, without a trailing slash. */
define( 'DOVETAIL_BLOCKS_FILE', __FILE__ );
define( 'DOVETAIL_BLOCKS_DIR', __DIR__ );

$dovetail_blocks_is_built = is_readable( __DIR__ . '/blocks.php' ) && is_readable( __DIR__ . '/editor.asset.php' );

// WordPress works without mbstring, but replaces only mb_strlen() and mb_substr().
if ( ! $dovetail_blocks_is_built || ! extension_loaded( 'mbstring' ) ) {
	add_action(
		'admin_notices',
		static function () use ( $dovetail_blocks_is_built ) {
			if ( current_user_can( 'activate_plugins' ) ) {
				printf(
					'<div class="notice notice-error"><p>%s</p></div>',
					$dovetail_blocks_is_built
						? esc_html__( 'Dovetail Blocks needs the PHP extension “mbstring”, so none of its blocks are available. Ask your host to turn it on.', 'dovetail-blocks' )
						: esc_html__( 'Dovetail Blocks has not been built, so none of its blocks are available. Install the plugin from its zip file, or build it with “npm run build”.', 'dovetail-blocks' )
				);
			}
		}
	);
	return;
}

require_once __DIR__ . '/includes/text.php';

// Load classes on first use, so that a page without our blocks loads only a few.
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

// Hooks of the plugin and of the blocks' server code.
require_once __DIR__ . '/hooks.php';
