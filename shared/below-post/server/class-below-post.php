<?php
namespace Dovetail\Below_Post;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Block_Assets;
use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Sidebar;

defined( 'ABSPATH' ) || exit;

/**
 * Content below posts. Disabled until the site owner enables it for the whole site. Authors can then turn it off for
 * single posts.
 */
final class Below_Post {
	private string $slug;

	/**
	 * Defines a type of content below posts by its slug.
	 *
	 * @param string $slug Slug of the panel and of the setting. The prefix `dovetail-` makes it the name of the post type feature.
	 */
	public function __construct( string $slug ) {
		$this->slug = $slug;
	}

	/**
	 * Registers the content and its editor panel. Pages without the content run no additional queries.
	 *
	 * @param string             $field    Name of the post's REST field. Other plugins use the same name.
	 * @param callable(): string $title    Panel title.
	 * @param string[]           $draw     Class and method that render the content for a post. Not typed as `callable`, because PHP would then load the class.
	 * @param int                $priority Priority of the filter: lower numbers appear first.
	 */
	public function add( string $field, callable $title, array $draw, int $priority ): void {
		add_action(
			'init',
			function (): void {
				add_post_type_support( 'post', $this->support() );
			}
		);
		add_action(
			'rest_api_init',
			function () use ( $field ): void {
				$this->register_field( $field );
			}
		);
		add_filter(
			'dovetail_blocks_panels',
			function ( $panels ) use ( $title ): array {
				return $this->offer_panel( $panels, $title );
			}
		);
		add_filter(
			'dovetail_blocks_sidebar',
			function ( $parts ) use ( $title ): array {
				return $this->offer_part( $parts, $title );
			}
		);
		add_action(
			'wp_enqueue_scripts',
			function (): void {
				$this->enqueue();
			}
		);
		add_filter(
			'the_content',
			function ( $content ) use ( $draw ): string {
				return $this->append( (string) $content, $draw );
			},
			$priority
		);
	}

	private function register_field( string $field ): void {
		if ( ! $this->is_on() ) {
			return;
		}
		Post_Fields::add(
			get_post_types_by_support( $this->support() ),
			$field,
			array(
				'get_callback'    => fn( array $post ): bool => $this->is_ticked( (int) $post['id'] ),
				'update_callback' => function ( $is_ticked, \WP_Post $post ): void {
					if ( $is_ticked ) {
						delete_post_meta( $post->ID, $this->meta() );
					} else {
						update_post_meta( $post->ID, $this->meta(), '1' );
					}
				},
				'schema'          => array(
					'type'    => 'boolean',
					'context' => array( 'edit' ),
				),
			)
		);
	}

	/** @param array<string, string> $panels Panel titles by slug. */
	private function offer_panel( $panels, callable $title ): array {
		$type = Post_Fields::edited_post_type();
		return (array) $panels + ( '' !== $type && $this->is_on() && post_type_supports( $type, $this->support() ) ? array( $this->slug => $title() ) : array() );
	}

	/**
	 * Tells the editor's sidebar whether the site owner enabled the content, if the post type supports it.
	 *
	 * @param array<string, array> $parts Entries of the sidebar by slug.
	 */
	private function offer_part( $parts, callable $title ): array {
		$type       = Post_Fields::edited_post_type();
		$is_offered = '' !== $type && post_type_supports( $type, $this->support() ) && Availability::is_available( $this->slug );
		return (array) $parts + ( $is_offered ? array( $this->slug => Sidebar::part( 'visitors', $title(), (bool) Settings::get( $this->slug ), Sidebar::setting_url( $this->slug ) ) ) : array() );
	}

	/** Whether the content is shown below a post. */
	public function stands_below( \WP_Post $post ): bool {
		return $this->is_on() && post_type_supports( $post->post_type, $this->support() ) && is_post_publicly_viewable( $post )
			&& ! post_password_required( $post ) && $this->is_ticked( $post->ID );
	}

	/** Returns the post of a single-post page if that page shows the content; otherwise null. */
	public function post_of_page(): ?\WP_Post {
		$post = is_singular() && ! is_feed() && ! is_embed() ? get_queried_object() : null;
		return $post instanceof \WP_Post && $this->stands_below( $post ) ? $post : null;
	}

	/**
	 * Appends HTML to the content of the page's main post, but not to excerpts, lists or blocks.
	 *
	 * @param string   $content HTML.
	 * @param string[] $draw    See `add()`.
	 */
	private function append( string $content, array $draw ): string {
		$post = in_the_loop() && get_the_ID() === get_queried_object_id() && ! doing_filter( 'get_the_excerpt' ) ? $this->post_of_page() : null;
		return $post ? $content . call_user_func( $draw, $post ) : $content;
	}

	private function enqueue(): void {
		if ( ! $this->post_of_page() ) {
			return;
		}
		$handle = "dovetail-{$this->slug}";
		$path   = "panels/{$this->slug}/style.css";
		wp_enqueue_style( "$handle-style", plugins_url( $path, DOVETAIL_BLOCKS_FILE ), array(), (string) filemtime( DOVETAIL_BLOCKS_DIR . '/' . $path ) );
		// WordPress may inline a small stylesheet.
		wp_style_add_data( "$handle-style", 'path', DOVETAIL_BLOCKS_DIR . '/' . $path );
		Block_Assets::enqueue_module( "$handle-view-script-module", "panels/{$this->slug}/view.js" );
	}

	/** Whether the site owner has enabled the content. */
	private function is_on(): bool {
		return Settings::get( $this->slug ) && Availability::is_available( $this->slug );
	}

	private function is_ticked( int $post ): bool {
		return ! get_post_meta( $post, $this->meta(), true );
	}

	/** Returns the meta key that marks posts whose author turned the content off. */
	private function meta(): string {
		return "_dovetail_no_{$this->slug}";
	}

	/** Returns the feature name for `add_post_type_support()`. */
	private function support(): string {
		return "dovetail-{$this->slug}";
	}
}
