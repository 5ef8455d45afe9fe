<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** What a block loads where it is drawn: its template, its stylesheets, its script. */
final class Block_Files {
	/**
	 * Style handles that were asked for before WordPress asks for those of every block.
	 *
	 * @var string[]
	 */
	private static array $wanted_styles = array();

	/**
	 * What a block draws itself with and what it loads, under the names that WordPress would give the files.
	 *
	 * @param array{render: ?array, style: ?array, own_style?: array, module: ?array, core_styles?: string[], loads?: string} $block Path and version of each file, stylesheets of WordPress's own, and the name under which several blocks load one script and one stylesheet.
	 */
	public static function settings( string $slug, array $block ): array {
		$name   = $block['loads'] ?? $slug;
		$assets = array(
			'editor_script_handles' => array( Registry::EDITOR ),
			'editor_style_handles'  => array( Registry::CANVAS ),
		);
		if ( $block['render'] ) {
			$template                  = DOVETAIL_BLOCKS_DIR . '/' . $block['render'][0];
			$assets['render_callback'] = static function ( $attributes, $content, $block ) use ( $slug, $template ) {
				// From the block comment as it stands: WordPress lets a `"false"` through, and drops what it takes for wrong.
				$attributes = Attributes::of( $slug, $block->parsed_block['attrs'] ) + $attributes;
				ob_start();
				require $template;
				return ob_get_clean();
			};
		}
		if ( $block['style'] ) {
			$assets['style_handles'] = array_merge( $block['core_styles'] ?? array(), array_keys( self::styles( $slug, $block ) ) );
		}
		if ( $block['module'] ) {
			$assets['view_script_module_ids'] = array( "dovetail-$name-view-script-module" );
		}
		return $assets;
	}

	/** Paths and versions of a block's stylesheets by handle: what it loads with others, then its own. */
	private static function styles( string $slug, array $block ): array {
		$name = $block['loads'] ?? $slug;
		return array_filter( array( "dovetail-$name-style" => $block['style'] ) + array( "dovetail-$slug-style" => $block['own_style'] ?? null ) );
	}

	/**
	 * Makes known where the files of a block are that was drawn. WordPress has asked for them already, and takes them when
	 * they are known: a page without the block would register them for nothing.
	 *
	 * @param string $content What the block has drawn.
	 * @param array  $parsed  The block.
	 */
	public static function register_drawn( $content, $parsed ) {
		$slug = Registry::slug( $parsed['blockName'] );
		self::register( $slug, Registry::build()[ $slug ] );
		return $content;
	}

	/**
	 * Makes known where the files of a block are.
	 *
	 * In the admin every style stands for the editor's one stylesheet, which holds them all: WordPress asks for each
	 * block's own twice otherwise, in the admin's page and in the canvas.
	 *
	 * @param array{style: ?array, module: ?array, loads?: string} $block Path and version of each file.
	 */
	public static function register( string $slug, array $block ): void {
		foreach ( self::styles( $slug, $block ) as $handle => list( $path, $version ) ) {
			if ( is_admin() ) {
				wp_register_style( $handle, false, array( Registry::CANVAS ), $version );
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

	/** Takes note of the styles that are wanted already. */
	public static function remember_styles(): void {
		self::$wanted_styles = wp_styles()->queue;
	}

	/**
	 * Takes our styles back where WordPress has just asked for those of every registered block, used or not: on classic
	 * themes before 6.9, and later where on-demand loading was switched off. A block that is rendered asks for its own.
	 *
	 * Switching on-demand loading on for the whole site would do the same, and would move the styles of every other
	 * plugin behind the theme's.
	 */
	public static function drop_unused_styles(): void {
		if ( is_admin() || wp_should_load_block_assets_on_demand() ) {
			return;
		}
		foreach ( Registry::build() as $slug => $block ) {
			array_map( 'wp_dequeue_style', array_diff( array_keys( self::styles( $slug, $block ) ), self::$wanted_styles ) );
		}
	}
}
