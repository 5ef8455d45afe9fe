<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Registers post types for records that only our code writes. Users cannot change them through XML-RPC, REST, the
 * editor, quick edit, revisions or the trash. The exceptions are the capabilities that our own screens need. Records
 * have no author, because WordPress deletes the posts of a deleted user.
 */
final class Record_Type {
	/**
	 * Capabilities that WordPress checks for a post type. WordPress's older request handlers check the capabilities
	 * that end in `page`.
	 */
	const CAPABILITIES = array(
		'create_posts',
		'delete_others_posts',
		'delete_page',
		'delete_post',
		'delete_posts',
		'delete_private_posts',
		'delete_published_posts',
		'edit_others_posts',
		'edit_page',
		'edit_post',
		'edit_posts',
		'edit_private_posts',
		'edit_published_posts',
		'publish_posts',
		'read',
		'read_page',
		'read_post',
		'read_private_posts',
	);

	/** Names of the registered types, as keys. */
	private static array $types = array();

	/**
	 * Registers a post type.
	 *
	 * @param array<string, string> $allowed Capabilities that our screen requires, by the capabilities that WordPress
	 *        checks.
	 * @param array<string, mixed>  $more    Additional arguments for `register_post_type()`.
	 */
	public static function register( string $type, array $allowed = array(), array $more = array() ): void {
		self::$types[ $type ] = true;
		add_filter( 'wp_insert_post_data', array( __CLASS__, 'without_author' ), PHP_INT_MAX );
		add_filter( 'wp_import_posts', array( __CLASS__, 'without_records' ), PHP_INT_MAX );
		register_post_type(
			$type,
			$more + array(
				'public'              => false,
				'show_in_rest'        => false,
				'show_in_admin_bar'   => false,
				'show_in_nav_menus'   => false,
				'exclude_from_search' => true,
				'supports'            => false,
				'rewrite'             => false,
				'query_var'           => false,
				'can_export'          => false,
				'delete_with_user'    => false,
				'map_meta_cap'        => false,
				'capabilities'        => $allowed + array_fill_keys( self::CAPABILITIES, 'do_not_allow' ),
			)
		);
	}

	/** Removes the author before a record is stored, because WordPress sets the current user by default. */
	public static function without_author( $data ) {
		return isset( self::$types[ $data['post_type'] ?? '' ] ) ? array( 'post_author' => 0 ) + $data : $data;
	}

	/** Removes records from an import file, except for types that can be exported. */
	public static function without_records( $posts ) {
		return array_values(
			array_filter(
				(array) $posts,
				static function ( $post ): bool {
					$type = is_array( $post ) ? $post['post_type'] ?? '' : '';
					return ! isset( self::$types[ $type ] ) || get_post_type_object( $type )->can_export;
				}
			)
		);
	}
}
