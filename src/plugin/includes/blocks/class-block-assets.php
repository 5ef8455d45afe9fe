<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Registers stylesheets and scripts. Those of blocks: on pages when a block is rendered, in the editor for all blocks. */
final class Block_Assets {
	/**
	 * Registers the files of a block just before it is rendered. WordPress has already enqueued the handles, and loads
	 * them once they are registered. Pages without the block skip the registration.
	 */
	public static function register_before_render( $content, $parsed ) {
		$slug = Registry::slug( $parsed['blockName'] );
		self::register( $slug, Registry::build_folder()[ $slug ] );
		return $content;
	}

	/**
	 * Registers the script module and styles of a block.
	 *
	 * In the admin, each block style is an alias of the editor's stylesheet. Otherwise WordPress would load every
	 * block's stylesheet twice: in the admin page and in the canvas.
	 *
	 * @param array{style: ?array, module: ?array, loads?: string} $block Path and version of each file.
	 */
	public static function register( string $slug, array $block ): void {
		foreach ( Registry::styles( $slug, $block ) as $handle => list( $path, $version ) ) {
			if ( is_admin() ) {
				wp_register_style( $handle, false, array( Registry::CANVAS_STYLE_HANDLE ), $version );
				continue;
			}
			wp_register_style( $handle, plugins_url( $path, DOVETAIL_BLOCKS_FILE ), array(), $version );
			// Allows WordPress to inline small stylesheets.
			wp_style_add_data( $handle, 'path', DOVETAIL_BLOCKS_DIR . '/' . $path );
		}
		if ( $block['module'] ) {
			list( $path, $version ) = $block['module'];
			$name                   = $block['loads'] ?? $slug;
			wp_register_script_module( "dovetail-$name-view-script-module", plugins_url( $path, DOVETAIL_BLOCKS_FILE ), array(), $version );
			add_filter( "script_module_data_dovetail-$name-view-script-module", array( View_Data::class, 'add_strings' ) );
		}
	}

	/**
	 * Enqueues a script module that belongs to no block type. Its version is the time at which its file was built.
	 *
	 * @param string $path Path of the script in the plugin's folder.
	 */
	public static function enqueue_module( string $id, string $path ): void {
		wp_enqueue_script_module( $id, plugins_url( $path, DOVETAIL_BLOCKS_FILE ), array(), (string) filemtime( DOVETAIL_BLOCKS_DIR . '/' . $path ) );
	}
}
