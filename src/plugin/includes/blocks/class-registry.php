<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the plugin's blocks and limits unavailable ones. A page without our blocks loads no other class for them.
 */
final class Registry {
	/** Handle of the editor script shared by all blocks. */
	const EDITOR_HANDLE = 'dovetail-blocks-editor';

	/** Handle of the editor stylesheet, with the styles of all blocks and of the canvas. */
	const CANVAS_STYLE_HANDLE = 'dovetail-blocks-editor-canvas';

	/** @var array[] Contents of `blocks.php` by slug. */
	private static array $build = array();

	/** @var string[] Style handles that were enqueued before WordPress enqueues those of every block. */
	private static array $wanted_styles = array();

	/**
	 * Registers the blocks. Availability and file paths are determined immediately in the admin, which has editors.
	 * Elsewhere they are determined when a block is rendered, so pages without our blocks skip both.
	 */
	public static function register_all(): void {
		self::$build = include DOVETAIL_BLOCKS_DIR . '/blocks.php';
		$words       = is_admin() ? Block_Strings::all() : array();
		// register_block_type() would check for each name whether a file with that name exists.
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( self::$build as $slug => $block ) {
			$registry->register( 'dovetail/' . $slug, $block['settings'] + ( $words[ $slug ] ?? array() ) + self::settings( $slug, $block ) );
			if ( $block['style'] || $block['module'] ) {
				add_filter( "render_block_dovetail/$slug", array( Block_Assets::class, 'register_before_render' ), 10, 2 );
			}
		}
		if ( is_admin() ) {
			self::gate();
			Editor_Assets::register();
		} else {
			add_filter( 'render_block_data', array( __CLASS__, 'gate_before_render' ) );
			add_action( 'rest_api_init', array( __CLASS__, 'gate' ), 0 );
		}
	}

	/** Limits unavailable blocks before the first of our blocks is rendered. */
	public static function gate_before_render( $parsed ) {
		if ( null !== self::slug( (string) $parsed['blockName'] ) ) {
			self::gate();
		}
		return $parsed;
	}

	/** Removes the scripts and render callbacks of unavailable blocks, once per request. */
	public static function gate(): void {
		remove_filter( 'render_block_data', array( __CLASS__, 'gate_before_render' ) );
		remove_action( 'rest_api_init', array( __CLASS__, 'gate' ), 0 );
		foreach ( self::blocks() as $slug => $type ) {
			Availability::gate( $type, $slug );
		}
	}

	/**
	 * Returns a block's render callback and its script and style handles, named as WordPress would name them.
	 *
	 * @param array{render: ?array, style: ?array, own_style?: array, module: ?array, core_styles?: string[], loads?: string} $block
	 *        Path and version of each file, the WordPress stylesheets that the block needs, and the name under which
	 *        several blocks share one script and one stylesheet.
	 */
	private static function settings( string $slug, array $block ): array {
		$name   = $block['loads'] ?? $slug;
		$assets = array(
			'editor_script_handles' => array( self::EDITOR_HANDLE ),
			'editor_style_handles'  => array( self::CANVAS_STYLE_HANDLE ),
		);
		if ( $block['render'] ) {
			$template                  = DOVETAIL_BLOCKS_DIR . '/' . $block['render'][0];
			$assets['render_callback'] = static function ( $attributes, $content, $block ) use ( $slug, $template ) {
				// Read the attributes from the block comment: WordPress accepts the string `"false"` for a boolean, and
				// drops values it considers invalid.
				$attributes = Attributes::for_block( $slug, $block->parsed_block['attrs'] ) + $attributes;
				ob_start();
				$level = ob_get_level();
				try {
					require $template;
					return ob_get_clean();
				} catch ( Database_Error $error ) {
					while ( ob_get_level() >= $level ) {
						ob_end_clean();
					}
					// Shows a message instead of the block, so that the rest of the page still appears.
					return '<p>' . esc_html__( 'This part of the page can’t be shown right now. Reload the page in a minute.', 'dovetail-blocks' ) . '</p>';
				}
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

	/** Returns the paths and versions of a block's stylesheets by handle: shared ones first, then its own. */
	public static function styles( string $slug, array $block ): array {
		$name = $block['loads'] ?? $slug;
		return array_filter( array( "dovetail-$name-style" => $block['style'] ) + array( "dovetail-$slug-style" => $block['own_style'] ?? null ) );
	}

	/** Returns a block's slug without our namespace; null for other plugins' blocks. */
	public static function slug( string $name ): ?string {
		return str_starts_with( $name, 'dovetail/' ) ? substr( $name, strlen( 'dovetail/' ) ) : null;
	}

	/** @return array[] Contents of `blocks.php` by slug. */
	public static function build_folder(): array {
		return self::$build;
	}

	/** @return array<string, WP_Block_Type> Our registered blocks by slug. */
	public static function blocks(): array {
		$blocks = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			$slug = self::slug( $name );
			if ( null !== $slug ) {
				$blocks[ $slug ] = $type;
			}
		}
		return $blocks;
	}

	/**
	 * Adds our block categories after WordPress's.
	 *
	 * @param array[] $categories Categories with `slug`, `title` and `icon`.
	 * @return array[]
	 */
	public static function add_categories( $categories ) {
		$ours = array(
			'grow' => __( 'Grow', 'dovetail-blocks' ),
			'earn' => __( 'Earn', 'dovetail-blocks' ),
		);
		foreach ( array_diff_key( $ours, array_flip( wp_list_pluck( $categories, 'slug' ) ) ) as $slug => $title ) {
			$categories[] = array(
				'slug'  => $slug,
				'title' => $title,
				'icon'  => null,
			);
		}
		return $categories;
	}

	/** Remembers which styles are already enqueued, so that `drop_unused_styles()` does not remove them. */
	public static function remember_styles(): void {
		self::$wanted_styles = wp_styles()->queue;
	}

	/**
	 * Dequeues our unused styles where WordPress enqueues the styles of every registered block: on classic themes
	 * before 6.9, and with on-demand loading turned off. Rendered blocks enqueue their own styles.
	 *
	 * Enabling on-demand loading for the site would also work, but would move other plugins' styles after the theme's.
	 */
	public static function drop_unused_styles(): void {
		if ( is_admin() || wp_should_load_block_assets_on_demand() ) {
			return;
		}
		foreach ( self::$build as $slug => $block ) {
			array_map( 'wp_dequeue_style', array_diff( array_keys( self::styles( $slug, $block ) ), self::$wanted_styles ) );
		}
	}
}
