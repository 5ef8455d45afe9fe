<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Record_Type;

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
		// Nobody edits entries, not even by quick edit: in a status that WordPress offers there, no view lists them.
		Record_Type::register(
			self::NAME,
			array( 'delete_post' => self::ONE ) + array_fill_keys( array( 'edit_posts', 'edit_others_posts', 'delete_posts', 'read_private_posts' ), self::ALL ),
			array(
				'labels'        => array(
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
				'show_ui'       => true,
				'menu_icon'     => 'dashicons-email-alt',
				'menu_position' => 26,
			)
		);
	}
}
