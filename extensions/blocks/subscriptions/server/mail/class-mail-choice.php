<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Keeps what an author has decided about the mails of a post; without a word of hers the site's setting holds. */
final class Mail_Choice {
	/** Meta key of the author's choice: `send` or `skip`. */
	const META = '_dovetail_blocks_mails';

	/** The setting: whether posts go out by themselves. */
	const SETTING = 'subscriber_mails';

	/** Registers the meta for the editor, for users who may publish the post. */
	public static function register(): void {
		foreach ( self::types() as $type ) {
			register_post_meta(
				$type,
				self::META,
				array(
					'type'          => 'string',
					'single'        => true,
					'show_in_rest'  => array( 'schema' => array( 'enum' => array( '', 'send', 'skip' ) ) ),
					'auth_callback' => static fn( $is_allowed, $key, $post, $user ): bool => user_can( $user, 'publish_post', $post ),
				)
			);
		}
	}

	/** Whether author and site owner want the post sent to subscribers. */
	public static function is_to_go( int $post ): bool {
		// get_post_meta() returns nothing when the database refuses, and an author may have chosen to send nothing.
		$choice = Database::value( 'SELECT meta_value FROM {postmeta} WHERE post_id = %d AND meta_key = %s', array( $post, self::META ) );
		return 'send' === $choice || ( 'skip' !== $choice && self::is_usual() );
	}

	/** Whether posts go out whose authors have decided nothing. */
	public static function is_usual(): bool {
		return (bool) Settings::get( self::SETTING );
	}

	/**
	 * Adds the block's panel to the editor for a post type that is sent, a user who may publish it, and a site with
	 * subscribers.
	 */
	public static function offer_panel( $panels ): array {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$type   = $screen && 'post' === $screen->base ? get_post_type_object( $screen->post_type ) : null;
		try {
			$is_due = $type && in_array( $type->name, self::types(), true ) && current_user_can( $type->cap->publish_posts ) && Subscribers::count() > 0;
		} catch ( Database_Error $error ) {
			$is_due = false;
		}
		return array_merge( (array) $panels, $is_due ? array( 'subscriptions' => __( 'Email to subscribers', 'dovetail-blocks' ) ) : array() );
	}

	/** Returns the post types that subscribers get. Here, because every page loads this class. */
	public static function types(): array {
		/**
		 * Filters the post types that are emailed to subscribers.
		 *
		 * @param string[] $types Posts by default.
		 */
		return array_values( (array) apply_filters( 'dovetail_blocks_subscription_post_types', array( 'post' ) ) );
	}
}
