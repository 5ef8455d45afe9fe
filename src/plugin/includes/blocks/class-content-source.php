<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Tracks where the blocks being rendered come from: a post, a synced pattern, or the site (ID 0) for templates,
 * template parts and widgets.
 */
final class Content_Source {
	/** Source ID of blocks in templates, template parts and widgets. */
	const SITE_ID = 0;

	/** @var int[] Sources of the content being rendered, innermost last. */
	private static array $stack = array();

	/** Maximum number of posts that `prime()` loads. */
	const MAX_PRIMED = 100;

	/** @var array<string, true> Sources and attributes that `prime()` has already loaded. */
	private static array $primed = array();

	/** Returns the ID of the current block's source. */
	public static function current(): int {
		return self::$stack ? (int) end( self::$stack ) : self::SITE_ID;
	}

	/**
	 * Loads the posts whose IDs appear in the current source's blocks. Runs one query, when the first of these blocks
	 * is rendered.
	 *
	 * @param string $attribute Name of the attribute.
	 * @param bool   $has_meta  Whether to load meta values, too.
	 */
	public static function prime( string $attribute, bool $has_meta ): void {
		$source = self::current();
		if ( ! $source || isset( self::$primed[ "$source $attribute" ] ) ) {
			return;
		}
		self::$primed[ "$source $attribute" ] = true;
		preg_match_all( '~"' . $attribute . '":([1-9]\d{0,17})\b~', (string) get_post_field( 'post_content', $source ), $found );
		_prime_post_caches( array_slice( array_unique( array_map( 'intval', $found[1] ) ), 0, self::MAX_PRIMED ), false, $has_meta );
	}

	/**
	 * Called before the filter `the_content` renders a text. If the current post contains no blocks, blocks in the text
	 * come from elsewhere, so the source is the site.
	 */
	public static function enter_content( $content ) {
		$post            = get_post();
		self::$stack[] = $post && false !== strpos( $post->post_content, 'wp:' ) ? $post->ID : self::SITE_ID;
		return $content;
	}

	/** Called after a post's content was rendered. */
	public static function leave_content( $content ) {
		array_pop( self::$stack );
		return $content;
	}

	/** Called before a synced pattern or template part is rendered. */
	public static function enter_block( $block ) {
		if ( 'core/block' === $block['blockName'] ) {
			self::$stack[] = isset( $block['attrs']['ref'] ) ? (int) $block['attrs']['ref'] : self::SITE_ID;
		} elseif ( 'core/template-part' === $block['blockName'] ) {
			self::$stack[] = self::SITE_ID;
		}
		return $block;
	}

	/** Called after a synced pattern or template part was rendered. */
	public static function leave_block( $content, $block ) {
		if ( in_array( $block['blockName'], array( 'core/block', 'core/template-part' ), true ) ) {
			array_pop( self::$stack );
		}
		return $content;
	}

	/** Called before widgets are rendered. */
	public static function enter_site(): void {
		self::$stack[] = self::SITE_ID;
	}

	/** Called after widgets were rendered. */
	public static function leave_site(): void {
		array_pop( self::$stack );
	}

	/**
	 * Returns the post of a source; null for the site and for missing posts.
	 *
	 * @throws Database_Error If the post exists, but the database could not return it.
	 */
	public static function post( int $source ): ?\WP_Post {
		$post = self::SITE_ID === $source ? null : get_post( $source );
		if ( ! $post && null !== Database::value( 'SELECT ID FROM {posts} WHERE ID = %d', array( $source ) ) ) {
			throw new Database_Error( 'A post could not be read.' );
		}
		return $post;
	}

	/** Whether every visitor can read a post. Posts with a password count as readable. */
	public static function is_public( int $source ): bool {
		if ( self::SITE_ID === $source ) {
			return true;
		}
		$post = get_post( $source );
		return $post && 'publish' === $post->post_status && ( is_post_type_viewable( $post->post_type ) || 'wp_block' === $post->post_type );
	}

	/**
	 * Whether every visitor can read a post or synced pattern without a password.
	 *
	 * @param int $source ID of the source; 0 for the site.
	 */
	public static function is_public_without_password( int $source ): bool {
		return self::SITE_ID !== $source && self::is_public( $source ) && '' === get_post( $source )->post_password;
	}

	/** Whether the current view is public. Drafts, previews and REST renderings for authors are not. */
	public static function is_public_view(): bool {
		$source = self::current();
		if ( self::SITE_ID === $source && wp_is_serving_rest_request() ) {
			return false;
		}
		// A preview parameter has no effect for users who can't edit the post.
		$is_preview = is_preview() && current_user_can( 'edit_post', get_queried_object_id() );
		return ! $is_preview && self::is_public( $source );
	}

	/** Whether the current user may edit the blocks of a source. Blocks of the site need the permission to edit the theme. */
	public static function can_edit( int $source ): bool {
		return current_user_can( self::SITE_ID === $source ? 'edit_theme_options' : 'edit_post', $source );
	}

	/** Returns the name of a source for display. */
	public static function title( int $source ): string {
		$post = $source ? get_post( $source ) : null;
		return self::name( $source, $post ? $post->post_title : null );
	}

	/**
	 * Returns the names of several sources with one query, without adding the posts to WordPress's cache.
	 *
	 * @param int[] $sources
	 * @return array<int, string> Names by source ID.
	 */
	public static function titles( array $sources ): array {
		$sources = array_values( array_unique( $sources ) );
		$rows    = array_filter( $sources ) ? Database::rows( 'SELECT ID, post_title FROM {posts} WHERE ID IN ( ' . Database::places( $sources ) . ' )', $sources ) : array();
		$titles  = array_column( $rows, 'post_title', 'ID' );
		return array_combine( $sources, array_map( static fn( int $source ): string => self::name( $source, $titles[ $source ] ?? null ), $sources ) );
	}

	/** Returns the name of a source. The title is null if its post doesn't exist. */
	private static function name( int $source, ?string $title ): string {
		if ( null === $title ) {
			return $source ? __( 'A deleted post', 'dovetail-blocks' ) : __( 'The site (template, footer or widget)', 'dovetail-blocks' );
		}
		$text = Plain_Text::of_html( $title );
		return '' === $text ? __( '(no title)', 'dovetail-blocks' ) : $text;
	}
}
