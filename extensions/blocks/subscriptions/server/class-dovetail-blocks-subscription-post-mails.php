<?php
/**
 * New posts by e-mail.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sends each published post once to every subscriber, in batches by WP-Cron.
 *
 * A batch asks for its successor before it begins, so that one that dies is followed by another; how far it came is
 * stored after each mail, so that at most one is sent twice.
 */
final class Dovetail_Blocks_Subscription_Post_Mails {
	/** What sends a batch; its argument is the post's number. */
	const EVENT = 'dovetail_blocks_mail_post';

	/** Where a post keeps how far it has been sent. */
	const PROGRESS = '_dovetail_blocks_mailed';

	/** Mails of one batch, and seconds after which it ends early. */
	const BATCH   = 25;
	const SECONDS = 20;

	/** How often a mail that fails is tried before the subscriber is passed over, and seconds in between. */
	const TRIES = 3;
	const PAUSE = 15 * MINUTE_IN_SECONDS;

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'transition_post_status', array( __CLASS__, 'begin' ), 10, 3 );
		add_action( self::EVENT, array( __CLASS__, 'send' ) );
	}

	/**
	 * Has a post sent when it is published for the first time.
	 *
	 * @param string  $after  New status.
	 * @param string  $before Old status.
	 * @param WP_Post $post   A post.
	 * @return void
	 */
	public static function begin( $after, $before, $post ) {
		if ( 'publish' !== $after || 'publish' === $before || ! self::is_for_subscribers( $post ) || 0 === Dovetail_Blocks_Subscription_Subscribers::count() ) {
			return;
		}
		$progress = array(
			'since'   => gmdate( 'Y-m-d H:i:s' ),
			'through' => 0,
			'tries'   => 0,
		);
		// Once, whatever happens to the post later.
		if ( add_post_meta( $post->ID, self::PROGRESS, $progress, true ) ) {
			wp_schedule_single_event( time(), self::EVENT, array( $post->ID ) );
		}
	}

	/**
	 * Sends a batch and asks for the next one.
	 *
	 * @param int $post_id A post's number.
	 * @return void
	 */
	public static function send( $post_id ) {
		$post     = get_post( $post_id );
		$progress = $post ? get_post_meta( $post->ID, self::PROGRESS, true ) : null;
		if ( ! is_array( $progress ) || ! isset( $progress['since'], $progress['through'], $progress['tries'] ) || 'publish' !== $post->post_status || ! self::is_for_subscribers( $post ) ) {
			return;
		}
		self::again( $post->ID, self::PAUSE );
		/**
		 * How many mails are sent at a time.
		 *
		 * @param int $most 25 by default.
		 */
		$most  = max( 1, (int) apply_filters( 'dovetail_blocks_subscription_batch', self::BATCH ) );
		$batch = Dovetail_Blocks_Subscription_Subscribers::batch( (int) $progress['through'], (string) $progress['since'], $most );
		$end   = time() + self::SECONDS;
		foreach ( $batch as $id ) {
			if ( time() >= $end ) {
				break;
			}
			$subscriber = Dovetail_Blocks_Subscription_Subscribers::get( $id );
			if ( $subscriber && ! Dovetail_Blocks_Subscription_Mail::tell( $subscriber, $post ) && ++$progress['tries'] < self::TRIES ) {
				update_post_meta( $post->ID, self::PROGRESS, $progress );
				return;
			}
			$progress['through'] = $id;
			$progress['tries']   = 0;
			update_post_meta( $post->ID, self::PROGRESS, $progress );
		}
		wp_clear_scheduled_hook( self::EVENT, array( $post->ID ) );
		if ( Dovetail_Blocks_Subscription_Subscribers::batch( (int) $progress['through'], (string) $progress['since'], 1 ) ) {
			self::again( $post->ID, MINUTE_IN_SECONDS );
		}
	}

	/**
	 * Asks for a batch, in place of one that was asked for before.
	 *
	 * @param int $post_id A post's number.
	 * @param int $seconds From now.
	 * @return void
	 */
	private static function again( $post_id, $seconds ) {
		wp_clear_scheduled_hook( self::EVENT, array( $post_id ) );
		wp_schedule_single_event( time() + $seconds, self::EVENT, array( $post_id ) );
	}

	/**
	 * Whether subscribers are told about a post: one that everybody may read, that is new, and that nobody else sends.
	 *
	 * @param WP_Post $post A post.
	 * @return bool
	 */
	private static function is_for_subscribers( $post ) {
		/**
		 * Kinds of posts that subscribers get.
		 *
		 * @param string[] $types Posts by default.
		 */
		$types = (array) apply_filters( 'dovetail_blocks_subscription_post_types', array( 'post' ) );
		$is_new = strtotime( $post->post_date_gmt . ' UTC' ) > time() - 2 * DAY_IN_SECONDS;
		$is_due = in_array( $post->post_type, $types, true ) && '' === $post->post_password && $is_new && ! ( defined( 'WP_IMPORTING' ) && WP_IMPORTING );
		/**
		 * Whether the site itself mails a post to its subscribers. False when a platform or another plugin does it.
		 *
		 * @param bool    $is_due Whether it would.
		 * @param WP_Post $post   The post.
		 */
		return (bool) apply_filters( 'dovetail_blocks_mails_new_posts', $is_due, $post );
	}
}
