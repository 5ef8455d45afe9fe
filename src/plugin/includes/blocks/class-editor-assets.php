<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Registers the script and stylesheet that all blocks share in the editor. */
final class Editor_Assets {
	/** Registers the editor's script with its translations, its stylesheet, and the files of all blocks. */
	public static function register(): void {
		if ( wp_script_is( Registry::EDITOR_HANDLE, 'registered' ) ) {
			return;
		}
		foreach ( Registry::build_folder() as $slug => $block ) {
			Block_Assets::register( $slug, $block );
		}
		$asset = include DOVETAIL_BLOCKS_DIR . '/editor.asset.php';
		wp_register_script( Registry::EDITOR_HANDLE, plugins_url( 'editor.js', DOVETAIL_BLOCKS_FILE ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( Registry::EDITOR_HANDLE, 'dovetail-blocks', DOVETAIL_BLOCKS_DIR . '/languages' );

		$canvas = DOVETAIL_BLOCKS_DIR . '/editor-canvas.css';
		if ( is_readable( $canvas ) ) {
			wp_register_style( Registry::CANVAS_STYLE_HANDLE, plugins_url( 'editor-canvas.css', DOVETAIL_BLOCKS_FILE ), array(), (string) filemtime( $canvas ) );
		}
	}

	/**
	 * Whether the current screen is the post editor or the site editor.
	 *
	 * The whole site editor counts: it navigates between lists, pages and templates without reloading, and an
	 * unregistered block would look broken there.
	 */
	public static function is_post_edited(): bool {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return $screen && $screen->is_block_editor() && in_array( $screen->base, array( 'post', 'site-editor' ), true );
	}

	/**
	 * Removes the `wp-editor` dependency where no post is edited, because only panels need it. On the widgets screen,
	 * WordPress would warn that it conflicts with an older script.
	 */
	public static function drop_editor_package(): void {
		$script = wp_scripts()->query( Registry::EDITOR_HANDLE, 'registered' );
		if ( $script && ! self::is_post_edited() ) {
			$script->deps = array_diff( $script->deps, array( 'wp-editor' ) );
		}
	}
}
