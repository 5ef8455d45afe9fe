<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Makes known where the stylesheets and the script of a block are: of one that is drawn, and in the editor of all. */
final class Block_Assets {
	/**
	 * Makes known where the files of a block are that was drawn. WordPress has asked for them already, and takes them when
	 * they are known: a page without the block would register them for nothing.
	 */
	public static function register_before_render( $content, $parsed ) {
		$slug = Registry::slug( $parsed['blockName'] );
		self::register( $slug, Registry::build_folder()[ $slug ] );
		return $content;
	}

	/**
	 * Registers the script module and styles of a block.
	 *
	 * In the admin, each block style is an alias of the editor's single stylesheet. Otherwise WordPress would load
	 * every block's own stylesheet twice, in the admin page and in the canvas.
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
			// A small one may be printed into the page.
			wp_style_add_data( $handle, 'path', DOVETAIL_BLOCKS_DIR . '/' . $path );
		}
		if ( $block['module'] ) {
			list( $path, $version ) = $block['module'];
			$name                   = $block['loads'] ?? $slug;
			wp_register_script_module( "dovetail-$name-view-script-module", plugins_url( $path, DOVETAIL_BLOCKS_FILE ), array(), $version );
			add_filter( "script_module_data_dovetail-$name-view-script-module", array( View_Data::class, 'add_strings' ) );
		}
	}
}
