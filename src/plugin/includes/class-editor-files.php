<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** What the editor loads of all blocks together: one script and one stylesheet. */
final class Editor_Files {
	/** Registers the editor's script with its translations, its stylesheet, and the files of all blocks. */
	public static function register(): void {
		if ( wp_script_is( Registry::EDITOR, 'registered' ) ) {
			return;
		}
		foreach ( Registry::build() as $slug => $block ) {
			Block_Files::register( $slug, $block );
		}
		$asset = include DOVETAIL_BLOCKS_DIR . '/editor.asset.php';
		wp_register_script( Registry::EDITOR, plugins_url( 'editor.js', DOVETAIL_BLOCKS_FILE ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( Registry::EDITOR, 'dovetail-blocks', DOVETAIL_BLOCKS_DIR . '/languages' );

		$canvas = DOVETAIL_BLOCKS_DIR . '/editor-canvas.css';
		if ( is_readable( $canvas ) ) {
			wp_register_style( Registry::CANVAS, plugins_url( 'editor-canvas.css', DOVETAIL_BLOCKS_FILE ), array(), (string) filemtime( $canvas ) );
		}
	}

	/**
	 * Whether the current screen edits posts, templates or patterns: the post editor or the site editor.
	 *
	 * The site editor counts as a whole. It moves from its lists into a page or a template without loading anew, and a
	 * block that is missing there would show as broken in a page that is fine.
	 */
	public static function is_post_edited(): bool {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return $screen && $screen->is_block_editor() && in_array( $screen->base, array( 'post', 'site-editor' ), true );
	}

	/**
	 * Spares the editor script `wp-editor` where no post is edited: the panels alone use it, and where widgets are edited
	 * WordPress warns of it, since it takes the place of an older script that widgets need.
	 */
	public static function drop_editor_package(): void {
		$script = wp_scripts()->query( Registry::EDITOR, 'registered' );
		if ( $script && ! self::is_post_edited() ) {
			$script->deps = array_diff( $script->deps, array( 'wp-editor' ) );
		}
	}
}
