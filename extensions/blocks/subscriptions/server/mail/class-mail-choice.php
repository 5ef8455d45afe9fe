<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Sidebar;

defined( 'ABSPATH' ) || exit;

/** Stores whether the author wants a post to be emailed. Until the author decides, the site's setting applies. */
final class Mail_Choice {
	/** Meta key of the author's choice: `send` or `skip`. */
	const META = '_dovetail_blocks_mails';

	/** The site's setting: whether posts are emailed by default. */
	const SETTING = 'subscriber_mails';

	/**
	 * Registers the author's choice as post meta in the REST API. Only users who may publish the post can change it.
	 */
	public static function register(): void {
		foreach ( array_diff( self::types(), array( Mail_Post::TYPE ) ) as $type ) {
			register_post_meta(
				$type,
				self::META,
				array(
					'type'          => 'string',
					'single'        => true,
					'show_in_rest'  => array( 'schema' => array( 'context' => array( 'edit' ), 'enum' => array( '', 'send', 'skip' ) ) ),
					'auth_callback' => static fn( $is_allowed, $key, $post, $user ): bool => user_can( $user, 'publish_post', $post ),
				)
			);
		}
	}

	/** Whether subscribers should get a post that is being published: the author's choice, or the site's default. */
	public static function should_send( int $post ): bool {
		$choice = self::choice( $post );
		return 'send' === $choice || ( 'skip' !== $choice && self::is_enabled_by_default() );
	}

	/** Whether the author chose not to email a post. */
	public static function is_skipped( int $post ): bool {
		return 'skip' === self::choice( $post );
	}

	private static function choice( int $post ): ?string {
		// Query the database directly: after a database error, get_post_meta() returns nothing, even if the author
		// chose not to send the post.
		return Database::value( 'SELECT meta_value FROM {postmeta} WHERE post_id = %d AND meta_key = %s', array( $post, self::META ) );
	}

	/** Whether posts are emailed by default. */
	public static function is_enabled_by_default(): bool {
		return (bool) Settings::get( self::SETTING );
	}

	/**
	 * Adds the “Email to subscribers” panel to the editor if the post type is emailed, the site has subscribers,
	 * unconfirmed sign-ups or a form, and the user may publish the post.
	 */
	public static function offer_panel( $panels ): array {
		// A mail always has the panel. Without confirmed subscribers, the panel shows a note.
		$is_due = self::may_mail_edited_post() && ( Mail_Post::TYPE === Post_Fields::edited_post_type() || array_sum( self::subscribers() ) > 0 || Record_Counts::are_expected( 'subscribers' ) );
		return array_merge( (array) $panels, $is_due ? array( 'subscriptions' => __( 'Email to subscribers', 'dovetail-blocks' ) ) : array() );
	}

	/**
	 * Tells the editor's sidebar whether posts are emailed by default.
	 *
	 * @param array<string, array> $parts Editor parts by slug.
	 */
	public static function offer_part( $parts ): array {
		if ( ! self::may_mail_edited_post() || ! Availability::is_available( 'subscriptions' ) ) {
			return (array) $parts;
		}
		$is_on   = self::is_enabled_by_default();
		$is_mail = Mail_Post::TYPE === Post_Fields::edited_post_type();
		// The site's setting does not apply to mails. The panel itself says who gets the mail.
		$part = Sidebar::part( 'email', __( 'Email to subscribers', 'dovetail-blocks' ), $is_on, $is_mail ? '' : Sidebar::setting_url( self::SETTING ) );
		if ( ! $is_mail && 0 === array_sum( self::subscribers() ) ) {
			$part['state'] = $is_on ? __( 'On for this site, but there are no subscribers yet.', 'dovetail-blocks' ) : $part['state'];
		} elseif ( ! $is_mail && ! $is_on ) {
			$part['state'] = __( 'Off for this site. You can still email this post.', 'dovetail-blocks' );
		}
		return (array) $parts + array( 'subscriptions' => $part );
	}

	/** Whether the type of the edited post is emailed, and the user may publish posts of this type. */
	private static function may_mail_edited_post(): bool {
		$type = Post_Fields::edited_post_type();
		return in_array( $type, self::types(), true ) && current_user_can( get_post_type_object( $type )->cap->publish_posts );
	}

	/** Returns the numbers of subscribers by status; zeros after a database error. */
	private static function subscribers(): array {
		try {
			return Subscribers::counts();
		} catch ( Database_Error $error ) {
			return array_fill_keys( Subscribers::STATUSES, 0 );
		}
	}

	/** Returns the post types that are emailed, including mails. Defined here because every page loads this class. */
	public static function types(): array {
		/**
		 * Filters the post types that are emailed to subscribers.
		 *
		 * @param string[] $types Post types. Only `post` by default.
		 */
		$types = (array) apply_filters( 'dovetail_blocks_subscription_post_types', array( 'post' ) );
		return array_values( array_unique( array_merge( $types, array( Mail_Post::TYPE ) ) ) );
	}
}
