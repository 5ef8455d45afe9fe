<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The blocks of the build: registered, gated, and found again by their slugs. */
final class Registry {
	/** Handle of the one editor script of all blocks. */
	const EDITOR = 'dovetail-blocks-editor';

	/** Handle of the editor's stylesheet: the styles of all blocks, and what only the canvas needs. */
	const CANVAS = 'dovetail-blocks-editor-canvas';

	/**
	 * What stands in `blocks.php`, by slug.
	 *
	 * @var array[]
	 */
	private static array $build = array();

	/**
	 * Registers the blocks. Which of them are available, and where their files are, is settled in the admin, where an
	 * editor stands, and elsewhere as blocks are drawn: a page without any pays for neither.
	 */
	public static function register_all(): void {
		self::$build = include DOVETAIL_BLOCKS_DIR . '/blocks.php';
		$words       = is_admin() ? Block_Words::all() : array();
		// Not by register_block_type(), which asks the disk whether each name is a file.
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( self::$build as $slug => $block ) {
			$registry->register( 'dovetail/' . $slug, $block['settings'] + ( $words[ $slug ] ?? array() ) + Block_Files::settings( $slug, $block ) );
			if ( $block['style'] || $block['module'] ) {
				add_filter( "render_block_dovetail/$slug", array( Block_Files::class, 'register_drawn' ), 10, 2 );
			}
		}
		if ( is_admin() ) {
			self::gate();
			Editor_Files::register();
		} else {
			add_filter( 'render_block_data', array( __CLASS__, 'gate_before_drawing' ) );
			add_action( 'rest_api_init', array( __CLASS__, 'gate' ), 0 );
		}
	}

	/** Gates the blocks before the first of them is drawn. */
	public static function gate_before_drawing( $parsed ) {
		if ( null !== self::slug( (string) $parsed['blockName'] ) ) {
			self::gate();
		}
		return $parsed;
	}

	/** Takes the scripts and the drawing of blocks that are not available, once. */
	public static function gate(): void {
		remove_filter( 'render_block_data', array( __CLASS__, 'gate_before_drawing' ) );
		remove_action( 'rest_api_init', array( __CLASS__, 'gate' ), 0 );
		foreach ( self::blocks() as $slug => $type ) {
			Availability::gate( $type, $slug );
		}
	}

	/**
	 * The part of a block's name behind our namespace, or null for the block of somebody else.
	 *
	 * @param string $name Such as `dovetail/opening-times`.
	 */
	public static function slug( string $name ): ?string {
		return str_starts_with( $name, 'dovetail/' ) ? substr( $name, strlen( 'dovetail/' ) ) : null;
	}

	/**
	 * What stands in `blocks.php`, by slug.
	 *
	 * @return array[]
	 */
	public static function build(): array {
		return self::$build;
	}

	/**
	 * Our registered blocks by slug.
	 *
	 * @return array<string, WP_Block_Type>
	 */
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
	 * Adds the categories of our blocks behind those of WordPress.
	 *
	 * @param array[] $categories Each with `slug`, `title` and `icon`.
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
}
