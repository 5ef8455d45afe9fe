<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Registers post meta of panels for the post types that support it. */
final class Post_Fields {
	/**
	 * `show_in_rest` of post meta for the editor. With `true`, visitors could read the meta, even of a post with a
	 * password.
	 */
	const EDITOR_ONLY = array( 'schema' => array( 'context' => array( 'edit' ) ) );

	/**
	 * Registers a post meta field for REST, unless another plugin has registered it.
	 *
	 * @param array<string, mixed> $field Arguments for `register_rest_field()`.
	 */
	public static function add( array $types, string $name, array $field ): void {
		global $wp_rest_additional_fields;
		foreach ( $types as $type ) {
			if ( ! isset( $wp_rest_additional_fields[ $type ][ $name ] ) ) {
				register_rest_field( $type, $name, $field );
			}
		}
	}

	/** @return string[] Post types with their own pages whose meta fields the editor can store. */
	public static function types_with_meta(): array {
		return array_values(
			array_filter(
				get_post_types_by_support( 'custom-fields' ),
				static function ( string $type ): bool {
					return is_post_type_viewable( $type ) && (bool) get_post_type_object( $type )->show_in_rest;
				}
			)
		);
	}

	/** Returns the post type edited on the current screen; empty on other screens. */
	public static function edited_post_type(): string {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return $screen && 'post' === $screen->base ? $screen->post_type : '';
	}

	/** `auth_callback`: users who can edit a post can edit its fields. */
	public static function can_edit( $is_allowed, $key, $post, $user ): bool {
		return user_can( $user, 'edit_post', $post );
	}
}
