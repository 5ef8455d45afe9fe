<?php
namespace Dovetail\Below_Post;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What stands below a post on its page: off until the site's owner switches it on, then below every post of a kind that
 * supports it, but for those whose author has unticked it.
 */
final class Below_Post {
	/** The panel's name, which is that of the setting, too. */
	private string $slug;

	/** What REST calls the tick of a post; other plugins know it by this name. */
	private string $field;

	/**
	 * One of the things below posts.
	 *
	 * @param string $slug  Of the panel, of the setting, and, behind `dovetail-`, of what kinds of posts support.
	 * @param string $field Of a post in REST.
	 */
	public function __construct( string $slug, string $field ) {
		$this->slug  = $slug;
		$this->field = $field;
	}

	/** Adds the tick to what the editor is told of a post, and may change with it. */
	public function register_field(): void {
		if ( ! $this->is_on() ) {
			return;
		}
		Post_Fields::add(
			get_post_types_by_support( $this->support() ),
			$this->field,
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

	/**
	 * Names the panel where a post can have it.
	 *
	 * @param array<string, string> $panels Titles by slug.
	 */
	public function offer_panel( $panels, string $title ): array {
		$type = Post_Fields::edited_type();
		return (array) $panels + ( '' !== $type && $this->is_on() && post_type_supports( $type, $this->support() ) ? array( $this->slug => $title ) : array() );
	}

	/** Whether it stands below a post for a visitor of its page. */
	public function stands_below( \WP_Post $post ): bool {
		return $this->is_on() && post_type_supports( $post->post_type, $this->support() ) && is_post_publicly_viewable( $post )
			&& ! post_password_required( $post ) && $this->is_ticked( $post->ID );
	}

	/** The post whose own page is shown and below which it stands; null on any other page. */
	public function post_of_page(): ?\WP_Post {
		$post = is_singular() && ! is_feed() && ! is_embed() ? get_queried_object() : null;
		return $post instanceof \WP_Post && $this->stands_below( $post ) ? $post : null;
	}

	/**
	 * Adds HTML below the post of the page; other content (an excerpt's, a list's, that of a block) stays as it is.
	 *
	 * @param string                      $content HTML.
	 * @param callable( \WP_Post ): string $draw   HTML of what stands below.
	 */
	public function append( string $content, callable $draw ): string {
		$post = in_the_loop() && get_the_ID() === get_queried_object_id() && ! doing_filter( 'get_the_excerpt' ) ? $this->post_of_page() : null;
		return $post ? $content . $draw( $post ) : $content;
	}

	/** Loads what it needs on the page: its stylesheet in the head, its script behind it. */
	public function enqueue(): void {
		if ( ! $this->post_of_page() ) {
			return;
		}
		$handle = "dovetail-{$this->slug}";
		$path   = "panels/{$this->slug}/style.css";
		wp_enqueue_style( "$handle-style", plugins_url( $path, DOVETAIL_BLOCKS_FILE ), array(), (string) filemtime( DOVETAIL_BLOCKS_DIR . '/' . $path ) );
		// A small one may be printed into the page.
		wp_style_add_data( "$handle-style", 'path', DOVETAIL_BLOCKS_DIR . '/' . $path );
		$path = "panels/{$this->slug}/view.js";
		wp_enqueue_script_module( "$handle-view-script-module", plugins_url( $path, DOVETAIL_BLOCKS_FILE ), array(), (string) filemtime( DOVETAIL_BLOCKS_DIR . '/' . $path ) );
	}

	/** Whether the owner has switched it on. */
	private function is_on(): bool {
		return Settings::get( $this->slug ) && Availability::is_available( $this->slug );
	}

	private function is_ticked( int $post ): bool {
		return ! get_post_meta( $post, $this->meta(), true );
	}

	/** Where a post keeps that its author has unticked it. */
	private function meta(): string {
		return "_dovetail_no_{$this->slug}";
	}

	/** For `add_post_type_support()`. */
	private function support(): string {
		return "dovetail-{$this->slug}";
	}
}
