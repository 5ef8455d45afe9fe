<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Record_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the post type and its two statuses: visible to and deleted by users who may manage options, created and
 * edited by nobody.
 */
final class Post_Type {
	const NAME    = 'dovetail_subscriber';
	const PENDING = 'dovetail-pending';
	const ACTIVE  = 'dovetail-active';

	/**
	 * Registers the post type and its two statuses: visible to and deleted by users who may manage options, created and
	 * edited by nobody.
	 */
	public static function add(): void {
		Record_Type::register(
			self::NAME,
			array_fill_keys( array( 'edit_posts', 'edit_others_posts', 'delete_post', 'read_private_posts' ), 'manage_options' ),
			array(
				'labels'       => array(
					'name'               => __( 'Subscribers', 'dovetail-blocks' ),
					'singular_name'      => __( 'Subscriber', 'dovetail-blocks' ),
					'search_items'       => __( 'Search subscribers', 'dovetail-blocks' ),
					'not_found'          => __( 'No subscribers yet. Add the “Subscription Form” block to a post or page.', 'dovetail-blocks' ),
					'not_found_in_trash' => __( 'No subscribers found.', 'dovetail-blocks' ),
					'all_items'          => __( 'Subscribers', 'dovetail-blocks' ),
				),
				'show_ui'      => true,
				'show_in_menu' => 'users.php',
			)
		);
		$state = array(
			// WordPress lists protected statuses, but not private ones.
			'protected'                 => true,
			'exclude_from_search'       => true,
			'show_in_admin_all_list'    => true,
			'show_in_admin_status_list' => true,
		);
		register_post_status(
			self::ACTIVE,
			$state + array(
				'label'       => __( 'Subscribed', 'dovetail-blocks' ),
				/* translators: %s: number of subscribers. */
				'label_count' => _n_noop( 'Subscribed <span class="count">(%s)</span>', 'Subscribed <span class="count">(%s)</span>', 'dovetail-blocks' ),
			)
		);
		register_post_status(
			self::PENDING,
			$state + array(
				'label'       => __( 'Not confirmed', 'dovetail-blocks' ),
				/* translators: %s: number of addresses. */
				'label_count' => _n_noop( 'Not confirmed <span class="count">(%s)</span>', 'Not confirmed <span class="count">(%s)</span>', 'dovetail-blocks' ),
			)
		);
	}
}
