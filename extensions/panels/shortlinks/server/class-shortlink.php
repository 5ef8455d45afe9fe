<?php
namespace Dovetail\Shortlinks;

use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Sidebar;

defined( 'ABSPATH' ) || exit;

/** Shows WordPress's short URL of a post to its author. */
final class Shortlink {
	/** REST field of a post, shared with other plugins. */
	const FIELD = 'jetpack_shortlink';

	/** Adds the short URL to the post data that the editor loads. */
	public static function register_field(): void {
		Post_Fields::add(
			self::types(),
			self::FIELD,
			array(
				'get_callback' => static function ( array $post ): string {
					return (string) wp_get_shortlink( (int) $post['id'], 'post' );
				},
				'schema'       => array(
					'type'     => 'string',
					'format'   => 'uri',
					'context'  => array( 'edit' ),
					'readonly' => true,
				),
			)
		);
	}

	/** Returns the viewable post types that the editor can edit, without attachments. */
	private static function types(): array {
		return array_diff( array_filter( get_post_types( array( 'show_in_rest' => true ) ), 'is_post_type_viewable' ), array( 'attachment' ) );
	}

	/**
	 * Adds the panel to the editor if the post has a short URL.
	 *
	 * @param array<string, string> $panels Panel titles by slug.
	 */
	public static function offer_panel( $panels ): array {
		return (array) $panels + ( self::is_offered() ? array( 'shortlinks' => __( 'Shortlink', 'dovetail-blocks' ) ) : array() );
	}

	/**
	 * Adds the panel to the editor's sidebar.
	 *
	 * @param array<string, array> $parts Sidebar panels by slug.
	 */
	public static function offer_part( $parts ): array {
		return (array) $parts + ( self::is_offered() ? array( 'shortlinks' => Sidebar::part( 'link', __( 'Shortlink', 'dovetail-blocks' ), true ) ) : array() );
	}

	/** Whether the edited post can have a short URL. */
	private static function is_offered(): bool {
		return in_array( Post_Fields::edited_post_type(), self::types(), true );
	}
}
