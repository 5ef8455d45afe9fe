<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Record_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Post type of mails to subscribers. Mails do not appear on the site and have no URL. Only users who may send mailings
 * can read or write mails. Publishing a mail sends it once, like a post (see `Post_Mails`).
 */
final class Mail_Post {
	const TYPE = 'dovetail_mail';

	/** Capability required to write, preview or send mails. */
	const CAPABILITY = 'manage_options';

	/** Number of mails per query when the plugin is deleted. */
	const BATCH_SIZE = 100;

	/** Registers the post type. */
	public static function register(): void {
		Record_Type::register(
			self::TYPE,
			array_fill_keys( Record_Type::CAPABILITIES, self::CAPABILITY ),
			array(
				'labels'                => self::labels(),
				'show_ui'               => true,
				'show_in_menu'          => false,
				'show_in_rest'          => true,
				'rest_controller_class' => Mail_Posts_Controller::class,
				'supports'              => array( 'title', 'editor', 'revisions' ),
			)
		);
	}

	/** Whether a post is a mail. */
	public static function is( \WP_Post $post ): bool {
		return self::TYPE === $post->post_type;
	}

	/** Whether the site has a mail, which may be in the trash. */
	public static function exists(): bool {
		return array_filter( array_diff_key( (array) wp_count_posts( self::TYPE ), array( 'auto-draft' => '' ) ) ) !== array();
	}

	/** Returns the error message if a mail cannot be sent; otherwise empty. */
	public static function problem( string $title, string $content ): string {
		if ( '' === Plain_Text::of_html( $title ) ) {
			return __( 'The email can’t be sent because it has no subject. Write one first.', 'dovetail-blocks' );
		}
		if ( Mail_Content::is_empty( $content ) ) {
			return __( 'The email can’t be sent because it is empty. Write some text first.', 'dovetail-blocks' );
		}
		return Subscriber_Query::batch( 0, time(), 1 ) ? '' : __( 'The email can’t be sent because nobody has confirmed a subscription yet. Save it as a draft to send it later.', 'dovetail-blocks' );
	}

	/** Deletes all mails of the site when the plugin is deleted. */
	public static function end_all(): void {
		$last = 0;
		do {
			$ids = array_map( 'intval', Database::column( 'SELECT ID FROM {posts} WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d', array( self::TYPE, $last, self::BATCH_SIZE ) ) );
			foreach ( $ids as $id ) {
				wp_delete_post( $id, true );
				$last = $id;
			}
		} while ( self::BATCH_SIZE === count( $ids ) );
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'name'                   => __( 'Emails', 'dovetail-blocks' ),
			'singular_name'          => __( 'Email', 'dovetail-blocks' ),
			'add_new'                => __( 'Write an email', 'dovetail-blocks' ),
			'add_new_item'           => __( 'Write an email', 'dovetail-blocks' ),
			'edit_item'              => __( 'Edit email', 'dovetail-blocks' ),
			'search_items'           => __( 'Search emails', 'dovetail-blocks' ),
			'not_found'              => __( 'No emails yet.', 'dovetail-blocks' ),
			'not_found_in_trash'     => __( 'No emails in the trash.', 'dovetail-blocks' ),
			'all_items'              => __( 'All emails', 'dovetail-blocks' ),
			'item_published'         => __( 'The email is being sent.', 'dovetail-blocks' ),
			'item_scheduled'         => __( 'Email scheduled.', 'dovetail-blocks' ),
			'item_reverted_to_draft' => __( 'Email reverted to draft. Emails that were not sent yet wait until you send it again.', 'dovetail-blocks' ),
			'item_updated'           => __( 'Email saved.', 'dovetail-blocks' ),
			'item_trashed'           => __( 'Email moved to the Trash.', 'dovetail-blocks' ),
		);
	}
}
