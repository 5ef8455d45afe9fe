<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Stores whether the author wants a post to be emailed. If the author has not decided, the site's setting applies. */
final class Mail_Choice {
	/** Meta key of the author's choice: `send` or `skip`. */
	const META = '_dovetail_blocks_mails';

	/** The site's setting: whether posts are emailed by default. */
	const SETTING = 'subscriber_mails';

	/** Registers the meta for the editor, for users who may publish the post. */
	public static function register(): void {
		foreach ( array_diff( self::types(), array( Mail_Post::TYPE ) ) as $type ) {
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
	public static function should_send( int $post ): bool {
		// get_post_meta() returns nothing on a database error, and the author may have chosen not to send the post.
		$choice = Database::value( 'SELECT meta_value FROM {postmeta} WHERE post_id = %d AND meta_key = %s', array( $post, self::META ) );
		return 'send' === $choice || ( 'skip' !== $choice && self::is_enabled_by_default() );
	}

	/** Whether posts are emailed by default. */
	public static function is_enabled_by_default(): bool {
		return (bool) Settings::get( self::SETTING );
	}

	/**
	 * Adds the panel to the editor if the post type is emailed, the user may publish the post, and the site has
	 * subscribers.
	 */
	public static function offer_panel( $panels ): array {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$type   = $screen && 'post' === $screen->base ? get_post_type_object( $screen->post_type ) : null;
		try {
			$is_due = $type && in_array( $type->name, self::types(), true ) && current_user_can( $type->cap->publish_posts ) && ( Mail_Post::TYPE === $type->name || Subscribers::count() > 0 );
		} catch ( Database_Error $error ) {
			$is_due = false;
		}
		return array_merge( (array) $panels, $is_due ? array( 'subscriptions' => __( 'Email to subscribers', 'dovetail-blocks' ) ) : array() );
	}

	/** Returns the post types that are emailed, mails included. Defined here, because every page loads this class. */
	public static function types(): array {
		/**
		 * Filters the post types that are emailed to subscribers.
		 *
		 * @param string[] $types Posts by default.
		 */
		$types = (array) apply_filters( 'dovetail_blocks_subscription_post_types', array( 'post' ) );
		return array_values( array_unique( array_merge( $types, array( Mail_Post::TYPE ) ) ) );
	}
}
