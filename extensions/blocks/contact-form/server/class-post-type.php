<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Registers the post type on every request, in its own class so that pages load nothing more. */
final class Post_Type {
	const NAME = 'dovetail_entry';

	/** State of an entry that was taken for spam. */
	const SPAM = 'dovetail_spam';

	/** The capability to see the screen at all. */
	const ALL = 'edit_dovetail_entries';

	/** The capability to read, mark, trash and delete one entry. */
	const ONE = 'edit_dovetail_entry';

	/** Registers the type, and its state for spam. */
	public static function add(): void {
		register_post_status(
			self::SPAM,
			array(
				'label'    => __( 'Spam', 'dovetail-blocks' ),
				'internal' => true,
			)
		);
		register_post_type(
			self::NAME,
			array(
				'labels'              => array(
					'name'                  => __( 'Form entries', 'dovetail-blocks' ),
					'singular_name'         => __( 'Form entry', 'dovetail-blocks' ),
					'menu_name'             => __( 'Form entries', 'dovetail-blocks' ),
					'all_items'             => __( 'Form entries', 'dovetail-blocks' ),
					'search_items'          => __( 'Search entries', 'dovetail-blocks' ),
					'not_found'             => __( 'No entries found. Messages that visitors send through your forms appear here.', 'dovetail-blocks' ),
					'not_found_in_trash'    => __( 'No entries found in the Trash.', 'dovetail-blocks' ),
					'filter_items_list'     => __( 'Filter entries list', 'dovetail-blocks' ),
					'items_list_navigation' => __( 'Entries list navigation', 'dovetail-blocks' ),
					'items_list'            => __( 'Entries list', 'dovetail-blocks' ),
				),
				'public'              => false,
				'show_ui'             => true,
				'show_in_rest'        => false,
				'show_in_admin_bar'   => false,
				'show_in_nav_menus'   => false,
				'exclude_from_search' => true,
				'menu_icon'           => 'dashicons-email-alt',
				'menu_position'       => 26,
				'supports'            => false,
				'rewrite'             => false,
				'query_var'           => false,
				'can_export'          => false,
				'delete_with_user'    => false,
				'map_meta_cap'        => false,
				'capabilities'        => self::capabilities(),
			)
		);
	}

	/**
	 * The capabilities of the post type. Nobody writes entries by hand.
	 *
	 * @return array<string, string>
	 */
	private static function capabilities(): array {
		return array(
			'edit_post'              => self::ONE,
			'read_post'              => self::ONE,
			'delete_post'            => self::ONE,
			'edit_posts'             => self::ALL,
			'edit_others_posts'      => self::ALL,
			'edit_private_posts'     => self::ALL,
			'edit_published_posts'   => self::ALL,
			'read_private_posts'     => self::ALL,
			'delete_posts'           => self::ALL,
			'delete_others_posts'    => self::ALL,
			'delete_private_posts'   => self::ALL,
			'delete_published_posts' => self::ALL,
			'publish_posts'          => 'do_not_allow',
			'create_posts'           => 'do_not_allow',
		);
	}
}
