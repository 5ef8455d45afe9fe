<?php
namespace Dovetail\Seo;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Seo_Plugins;
use Dovetail\Plugin\Sidebar;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the title, description and `noindex` setting of a post for search engines. Does nothing if another SEO plugin
 * is active.
 */
final class Search_Result {
	/** Meta keys, shared with other plugins. */
	const DESCRIPTION = 'advanced_seo_description';
	const TITLE       = 'jetpack_seo_html_title';
	const IS_HIDDEN   = 'jetpack_seo_noindex';
	const KEYS        = array( self::DESCRIPTION, self::TITLE, self::IS_HIDDEN );

	/** Registers the post fields. Users who may edit a post can change its fields in the editor. */
	public static function register(): void {
		if ( ! self::is_ours() ) {
			return;
		}
		$text   = array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => static fn( $text ): string => Plain_Text::lines( $text ),
		);
		$fields = array(
			self::DESCRIPTION => $text,
			self::TITLE       => array( 'sanitize_callback' => static fn( $text ): string => Plain_Text::line( $text ) ) + $text,
			self::IS_HIDDEN   => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
		foreach ( Post_Fields::types_with_meta() as $type ) {
			foreach ( $fields as $key => $field ) {
				if ( ! registered_meta_key_exists( 'post', $key, $type ) ) {
					register_post_meta(
						$type,
						$key,
						$field + array(
							'single'        => true,
							'show_in_rest'  => Post_Fields::EDITOR_ONLY,
							'auth_callback' => array( Post_Fields::class, 'can_edit' ),
						)
					);
				}
			}
		}
	}

	/**
	 * Stores the fields in revisions, so that previews show unsaved values.
	 *
	 * @param string[] $keys Meta keys.
	 */
	public static function keep_in_revisions( $keys ): array {
		return self::is_ours() ? array_merge( (array) $keys, self::KEYS ) : (array) $keys;
	}

	/**
	 * Keeps a post's current fields when a revision without them is restored. WordPress would delete them.
	 *
	 * @param int $post     ID of the post.
	 * @param int $revision ID of the restored revision.
	 */
	public static function begin_restore( $post, $revision ): void {
		if ( ! array_filter( self::KEYS, static fn( string $key ): bool => metadata_exists( 'post', (int) $revision, $key ) ) ) {
			remove_filter( 'wp_post_revision_meta_keys', array( __CLASS__, 'keep_in_revisions' ) );
		}
	}

	/** Ends what `begin_restore()` began. */
	public static function end_restore(): void {
		add_filter( 'wp_post_revision_meta_keys', array( __CLASS__, 'keep_in_revisions' ) );
	}

	/**
	 * Adds the panel to the editor if the post type supports it and no other SEO plugin is active.
	 *
	 * @param array<string, string> $panels Panel titles by slug.
	 */
	public static function offer_panel( $panels ): array {
		$is_offered = self::is_ours() && in_array( Post_Fields::edited_post_type(), Post_Fields::types_with_meta(), true );
		return (array) $panels + ( $is_offered ? array( 'seo' => __( 'SEO Description', 'dovetail-blocks' ) ) : array() );
	}

	/**
	 * Adds the panel to the editor's sidebar. If another plugin handles descriptions, adds a note instead.
	 *
	 * @param array<string, array> $parts Sidebar panels by slug.
	 */
	public static function offer_part( $parts ): array {
		$title = __( 'SEO Description', 'dovetail-blocks' );
		$other = Availability::is_available( 'seo' ) ? Seo_Plugins::active_plugin() : null;
		if ( ! in_array( Post_Fields::edited_post_type(), Post_Fields::types_with_meta(), true ) || ( null === $other && ! self::is_ours() ) ) {
			return (array) $parts;
		}
		$part = null === $other ? Sidebar::part( 'preview', $title, true ) : Sidebar::part_of_other( 'preview', $title, $other );
		return (array) $parts + array( 'seo' => array( 'groupTitle' => __( 'Preview and SEO', 'dovetail-blocks' ) ) + $part );
	}

	/** Prints the meta description of the current post. */
	public static function print_description(): void {
		$post = self::post_of_page();
		$text = $post ? self::text( $post, self::DESCRIPTION ) : '';
		if ( '' !== $text ) {
			printf( "<meta name=\"description\" content=\"%s\">\n", htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- `esc_attr()` would leave a typed `&amp;` as it is.
		}
	}

	/**
	 * Replaces the post's title in the document title. WordPress appends the name of the site, except on a static front
	 * page, where it appends the tagline instead.
	 *
	 * @param array<string, string> $parts Parts of the document title.
	 */
	public static function change_title( $parts ): array {
		$post  = self::post_of_page();
		$title = $post ? self::text( $post, self::TITLE ) : '';
		if ( '' === $title ) {
			return (array) $parts;
		}
		$parts = array( 'title' => htmlspecialchars( $title, ENT_QUOTES, 'UTF-8' ) ) + (array) $parts;
		if ( is_front_page() ) {
			unset( $parts['tagline'] );
			$parts['site'] = get_bloginfo( 'name', 'display' );
		}
		return $parts;
	}

	/**
	 * Adds `noindex` to the robots directives of a hidden post.
	 *
	 * @param array<string, bool|string> $robots Robots directives.
	 */
	public static function hide( $robots ): array {
		$post = self::post_of_page();
		return ( $post && get_post_meta( $post->ID, self::IS_HIDDEN, true ) ? array( 'noindex' => true ) : array() ) + (array) $robots;
	}

	/**
	 * Removes hidden posts from the sitemap.
	 *
	 * @param array<string, mixed> $query Arguments of the posts query.
	 */
	public static function leave_out_of_sitemap( $query ): array {
		$query = (array) $query;
		if ( self::is_ours() ) {
			$query['meta_query'][] = array(
				'relation' => 'OR',
				array(
					'key'     => self::IS_HIDDEN,
					'compare' => 'NOT EXISTS',
				),
				array(
					'key'     => self::IS_HIDDEN,
					'value'   => '1',
					'compare' => '!=',
				),
			);
		}
		return $query;
	}

	/** Uses the search engine title in link previews, too. */
	public static function preview_title( $title, $post ): string {
		return self::chosen( (string) $title, $post, self::TITLE );
	}

	/** Uses the search engine description in link previews, too. */
	public static function preview_description( $text, $post ): string {
		return self::chosen( (string) $text, $post, self::DESCRIPTION );
	}

	private static function chosen( string $other, \WP_Post $post, string $key ): string {
		$own = self::is_ours() ? self::text( $post, $key ) : '';
		return '' === $own ? $other : $own;
	}

	private static function text( \WP_Post $post, string $key ): string {
		return Plain_Text::line( get_post_meta( $post->ID, $key, true ) );
	}

	/** Returns the current public post; null on other pages, and if another plugin prints descriptions. */
	private static function post_of_page(): ?\WP_Post {
		$post = is_singular() || is_home() ? get_queried_object() : null;
		return $post instanceof \WP_Post && ! post_password_required( $post ) && self::is_ours() ? $post : null;
	}

	/** Whether this plugin, rather than another SEO plugin, handles descriptions on the site. */
	private static function is_ours(): bool {
		if ( ! Availability::is_available( 'seo' ) ) {
			return false;
		}
		/**
		 * Filters whether this plugin prints meta descriptions, titles and directives for search engines.
		 *
		 * @param bool $is_ours Whether to print the tags. False if another known SEO plugin is active.
		 */
		return (bool) apply_filters( 'dovetail_blocks_prints_descriptions', null === Seo_Plugins::active_plugin() );
	}
}
