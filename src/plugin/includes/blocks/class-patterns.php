<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's patterns. They are registered only when needed, such as when an editor lists patterns, so pages for
 * visitors never load them.
 */
final class Patterns {
	const CATEGORY = 'dovetail';

	/** Prefix of the routes from which an editor loads patterns and their categories. */
	const ROUTES = '/wp/v2/block-patterns/';

	/**
	 * Registers the patterns before WordPress lists patterns or their categories.
	 *
	 * @param mixed            $result  Response of another plugin, if any.
	 * @param \WP_REST_Server  $server  Unused.
	 * @param \WP_REST_Request $request The current request.
	 * @return mixed The unchanged response.
	 */
	public static function register_when_asked( $result, $server, $request ) {
		if ( str_starts_with( (string) $request->get_route(), self::ROUTES ) ) {
			self::register_all();
		}
		return $result;
	}

	/** Post meta of a page: slug of the pattern or block that it started with. */
	const META = '_dovetail_blocks_pattern';

	/** Query parameter with the pattern or the block for a new page. */
	const START_PARAMETER = 'dovetail-pattern';

	/**
	 * Returns the URL of a new page that starts with a pattern or a block. Empty if it is unavailable or the current
	 * user can't create pages.
	 *
	 * @param string $slug  Slug of a pattern or of a block.
	 * @param string $title Title of the page, which the owner can change.
	 */
	public static function new_page_url( string $slug, string $title ): string {
		$query = array(
			'post_type'  => 'page',
			self::START_PARAMETER  => $slug,
			'post_title' => rawurlencode( $title ),
		);
		return current_user_can( 'edit_pages' ) && '' !== self::start( $slug ) ? add_query_arg( $query, admin_url( 'post-new.php' ) ) : '';
	}

	/** Returns the blocks for a new page; see `start()`. Stores on the page what it started with. */
	public static function start_page( string $slug, int $page ): string {
		$blocks = self::start( $slug );
		if ( '' !== $blocks && $page ) {
			update_post_meta( $page, self::META, $slug );
		}
		return $blocks;
	}

	/**
	 * Stores on a page what it started with, if its content says so. WordPress does not record the patterns that people
	 * choose themselves, so a pattern that `is_page_published()` asks for has its slug in the metadata of a block.
	 */
	public static function note_start( int $page, \WP_Post $post ): void {
		if ( 1 === preg_match( '~"dovetailPattern":"([a-z-]{1,40})"~', $post->post_content, $match ) ) {
			update_post_meta( $page, self::META, $match[1] );
		}
	}

	/** Whether a page that started with this pattern or block is published. */
	public static function is_page_published( string $slug ): bool {
		return (bool) get_posts(
			array(
				'post_type'   => 'page',
				'meta_key'    => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- only for the Overview.
				'meta_value'  => $slug, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
				'fields'      => 'ids',
				'numberposts' => 1,
			)
		);
	}

	/** Returns the blocks of a pattern, or else the block with this slug; empty if neither is available. */
	public static function start( string $slug ): string {
		self::register_all();
		$block = Availability::is_available( $slug ) ? "<!-- wp:dovetail/$slug /-->" : '';
		return (string) ( \WP_Block_Patterns_Registry::get_instance()->get_registered( 'dovetail/' . $slug )['content'] ?? $block );
	}

	/**
	 * Registers each pattern whose blocks are all available, once. The content of a pattern is read when it is listed.
	 */
	public static function register_all(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( self::CATEGORY ) ) {
			return;
		}
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Dovetail Blocks', 'dovetail-blocks' ) ) );
		foreach ( include DOVETAIL_BLOCKS_DIR . '/patterns.php' as $slug => $pattern ) {
			if ( array_filter( $pattern['blocks'], array( Availability::class, 'is_available' ) ) === $pattern['blocks'] ) {
				register_block_pattern( 'dovetail/' . $slug, $pattern['settings'] + array( 'filePath' => DOVETAIL_BLOCKS_DIR . '/' . $pattern['path'] ) );
			}
		}
	}
}
