<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Mailer;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each published post once to every subscriber: for some seconds at a time, until all are done. A failed email is
 * skipped and retried after all others. Each attempt is stored before the email is sent: if PHP dies during it, the
 * result is unknown, and that email is not retried automatically.
 */
final class Post_Mails {
	/** The kind of job; its argument is the post's number. */
	const EVENT = 'dovetail_blocks_mail_post';

	/** Seconds after which a run ends, and subscribers that it reads at a time. */
	const SECONDS = 20;
	const PAGE    = 200;

	/** Seconds before those that failed are tried again, and again. After that they are given up. */
	const PAUSES = array( 15 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

	/** Failures one after another that are the mailer's and not the addresses', and seconds to leave it alone then. */
	const MAILER_FAILS = 25;
	const REST         = 15 * MINUTE_IN_SECONDS;

	/** Meta key of a post that was published without emails, with its own ID as the value. */
	const NOT_MAILED = '_dovetail_blocks_not_mailed';

	/** Seconds for which a published post is news. */
	const NEWS = 2 * DAY_IN_SECONDS;

	/**
	 * Has a post sent when it is published for the first time, and has what is left sent when it is published again. Called
	 * when everything of the post is stored, what its author has chosen included.
	 */
	public static function begin( $id, $post, $is_old, $before ): void {
		if ( 'publish' !== $post->post_status || ( $before && 'publish' === $before->post_status ) || ! in_array( $post->post_type, Mail_Choice::types(), true ) ) {
			return;
		}
		$progress = Mailing::read( $post->ID );
		if ( ! self::is_for_subscribers( $post ) || ! $progress && self::is_imported() ) {
			update_post_meta( $post->ID, self::NOT_MAILED, $post->ID );
			return;
		}
		delete_post_meta( $post->ID, self::NOT_MAILED );
		if ( $progress ? 'running' === $progress['state'] : self::is_new( $post ) && Subscribers::count() > 0 && Mailing::begin( $post->ID, gmdate( 'Y-m-d H:i:s' ) ) ) {
			Queue::push( self::EVENT, array( $post->ID ) );
		}
	}

	/**
	 * Returns the posts whose mailings can continue. They include those that never started because of a database error
	 * at publication; people subscribed by then get them now.
	 *
	 * @return array[] A list of lists with one ID each.
	 */
	public static function unfinished(): array {
		foreach ( self::never_begun() as $post ) {
			if ( self::is_for_subscribers( $post ) ) {
				Mailing::begin( $post->ID, $post->post_date_gmt );
			}
		}
		return Mailing::unfinished();
	}

	/** Stops the mailing of a post until the owner resumes it. */
	public static function stop( int $post ): bool {
		return (bool) Mailing::change(
			$post,
			static fn( $progress ) => 'running' === $progress['state'] ? array( 'state' => 'stopped' ) + $progress : null
		);
	}

	/** Resumes the mailing of a post, or retries the emails that were given up. */
	public static function go_on( int $post ): bool {
		$was_done = false;
		$progress = Mailing::change(
			$post,
			static function ( $progress ) use ( &$was_done ) {
				$was_done = 'done' === $progress['state'];
				$last     = array(
					'round'   => count( self::PAUSES ),
					'through' => 0,
				);
				return array(
					'state' => 'running',
					'wait'  => 0,
				) + ( $was_done ? $last : array() ) + $progress;
			}
		);
		if ( ! $progress ) {
			return false;
		}
		if ( $was_done ) {
			Failures::try_again( $post );
		}
		Queue::push( self::EVENT, array( $post ) );
		return true;
	}

	/**
	 * Sends for some seconds.
	 *
	 * @return true|int True when there is nothing to do any more, or until somebody does something; otherwise seconds after
	 *                  which to go on.
	 */
	public static function send( $post_id ) {
		$post = get_post( $post_id );
		if ( ! $post || 'publish' !== $post->post_status || ! self::is_for_subscribers( $post ) ) {
			return true;
		}
		/**
		 * For how many seconds mails are sent at a time. It is one mail at least.
		 *
		 * @param float $seconds 20 by default.
		 */
		$seconds = (float) apply_filters( 'dovetail_blocks_subscription_seconds', self::SECONDS );
		$run     = new Mail_Run( $post );
		// One switch for all subscribers without a language of their own.
		return Mailer::in_language_of( array(), static fn() => $run->send( microtime( true ) + $seconds ) );
	}

	/** Whether a post is news: what is published with an older date was written elsewhere, or long ago. */
	public static function is_new( \WP_Post $post ): bool {
		// A draft that was never given a date is of this moment.
		return '0000-00-00 00:00:00' === $post->post_date_gmt || strtotime( $post->post_date_gmt . ' UTC' ) > time() - self::NEWS;
	}

	/** Whether posts are being brought from elsewhere, where their readers have read them. */
	private static function is_imported(): bool {
		return defined( 'WP_IMPORTING' ) && WP_IMPORTING;
	}

	/**
	 * Returns recent posts without any mailing record, oldest first, if there were subscribers at publication.
	 *
	 * @return WP_Post[] Twenty at most: the next run finds the others.
	 */
	private static function never_begun(): array {
		global $wpdb;
		$types = Mail_Choice::types();
		if ( ! $types ) {
			return array();
		}
		// phpcs:ignore WordPress.DB -- WP_Query asks for no meta that holds the post's own number; as many places as kinds.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} AS news WHERE post_status = 'publish' AND post_password = '' AND post_date_gmt > %s AND post_type IN (" . implode( ',', array_fill( 0, count( $types ), '%s' ) ) . ") AND NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} WHERE post_id = ID AND ( meta_key = %s AND meta_value LIKE CONCAT( '{\"post\":', ID, ',%%' ) OR meta_key = %s AND meta_value = ID ) ) AND EXISTS ( SELECT 1 FROM {$wpdb->posts} AS readers WHERE readers.post_type = %s AND readers.post_status = %s AND readers.post_content_filtered <= news.post_date_gmt ) ORDER BY post_date_gmt LIMIT 20", array_merge( array( gmdate( 'Y-m-d H:i:s', time() - self::NEWS ) ), $types, array( Mailing::META, self::NOT_MAILED, Subscribers::TYPE, Subscribers::ACTIVE ) ) ) );
		return array_filter( array_map( 'get_post', $ids ) );
	}

	/** Whether subscribers are notified of a post: it is public, its author sends it and no other plugin does. */
	private static function is_for_subscribers( \WP_Post $post ): bool {
		return '' === $post->post_password && Mail_Choice::is_to_go( $post->ID ) && self::is_sent_here( $post );
	}

	/**
	 * Whether mails about a post are the site's own business.
	 *
	 * @param \WP_Post $post Of any state.
	 */
	public static function is_sent_here( \WP_Post $post ): bool {
		$is_due = in_array( $post->post_type, Mail_Choice::types(), true ) && '' === $post->post_password;
		/**
		 * Whether the site itself mails a post to its subscribers. False when a platform or another plugin does it; what has
		 * begun rests then.
		 *
		 * @param bool    $is_due Whether it would.
		 * @param WP_Post $post   The post.
		 */
		return (bool) apply_filters( 'dovetail_blocks_mails_new_posts', $is_due, $post );
	}
}
