<?php
/**
 * New posts by e-mail.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Ledger;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each published post once to every subscriber: for some seconds at a time, until everybody was asked, however long
 * that takes. A mail that fails is stepped over and tried again when all others are sent. What the runner is about to do is
 * stored before each mail: when it dies within one, nobody knows whether that mail was sent, and it is not sent again by
 * itself.
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

	/**
	 * Has a post sent when it is published for the first time, and has what is left sent when it is published again.
	 *
	 * @param string  $after  New status.
	 * @param string  $before Old status.
	 * @param WP_Post $post   A post.
	 */
	public static function begin( $after, $before, $post ): void {
		if ( 'publish' !== $after || 'publish' === $before || ! self::is_for_subscribers( $post ) ) {
			return;
		}
		$progress = Mailing::read( $post->ID );
		if ( $progress ? 'running' === $progress['state'] : self::is_new( $post ) && Subscribers::count() > 0 && Mailing::begin( $post->ID ) ) {
			Queue::push( self::EVENT, array( $post->ID ) );
		}
	}

	/**
	 * Lets the mails about a post rest, until the owner has them go on.
	 *
	 * @param int $post A post's number.
	 * @return bool
	 */
	public static function stop( int $post ): bool {
		return (bool) Mailing::change(
			$post,
			static function ( $progress ) {
				return 'running' === $progress['state'] ? array( 'state' => 'stopped' ) + $progress : null;
			}
		);
	}

	/**
	 * Has the mails about a post go on where they are, or those that were given up tried again.
	 *
	 * @param int $post A post's number.
	 * @return bool
	 */
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
	 * @param int $post_id A post's number.
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
		return $run->send( microtime( true ) + $seconds );
	}

	/**
	 * Whether a post is news: what is published with an older date was written elsewhere, or long ago.
	 *
	 * @param WP_Post $post A post.
	 * @return bool
	 */
	private static function is_new( \WP_Post $post ): bool {
		// A draft that was never given a date is of this moment.
		$is_recent = '0000-00-00 00:00:00' === $post->post_date_gmt || strtotime( $post->post_date_gmt . ' UTC' ) > time() - 2 * DAY_IN_SECONDS;
		return $is_recent && ! ( defined( 'WP_IMPORTING' ) && WP_IMPORTING );
	}

	/**
	 * Whether subscribers are told about a post: one that everybody may read, and that nobody else sends.
	 *
	 * @param WP_Post $post A post.
	 * @return bool
	 */
	private static function is_for_subscribers( \WP_Post $post ): bool {
		/**
		 * Kinds of posts that subscribers get.
		 *
		 * @param string[] $types Posts by default.
		 */
		$types  = (array) apply_filters( 'dovetail_blocks_subscription_post_types', array( 'post' ) );
		$is_due = in_array( $post->post_type, $types, true ) && '' === $post->post_password;
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
