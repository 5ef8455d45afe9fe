<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
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
	const RETRY_DELAYS_SECONDS = array( 15 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

	/** Failures one after another that are the mailer's and not the addresses', and seconds to leave it alone then. */
	const MAILER_FAILURE_LIMIT = 25;
	const MAILER_PAUSE_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** Seconds for which a published post is news. Later emails go out only if the owner agrees. */
	const MAX_AGE_SECONDS = 2 * DAY_IN_SECONDS;

	/**
	 * Has a post sent when it is published for the first time, and has what is left sent when it is published again. Called
	 * when everything of the post is stored, what its author has chosen included.
	 */
	public static function begin( $id, $post, $is_old, $before ): void {
		if ( 'publish' !== $post->post_status || ( $before && 'publish' === $before->post_status ) || ! in_array( $post->post_type, Mail_Choice::types(), true ) ) {
			return;
		}
		try {
			$is_late = ! self::is_new( $post ) && $before && 'future' === $before->post_status;
			$is_due  = ! self::is_imported() && ( $is_late || self::is_new( $post ) );
			if ( self::store( $post, $is_due, $is_late ? Mailing::LATE : Mailing::RUNNING, time() ) ) {
				Queue::push( self::EVENT, array( $post->ID ) );
			}
		} catch ( Database_Error $error ) {
			// The post is published. The daily run finds it.
			unset( $error );
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
			self::store( $post, true, Mailing::RUNNING, (int) strtotime( $post->post_date_gmt . ' UTC' ) );
		}
		return array_map( static fn( int $post ): array => array( $post ), Mailing::unfinished() );
	}

	/** Stops the mailing of a post until the owner resumes it. */
	public static function stop( int $post ): bool {
		return Mailing::update( $post, Mailing::RUNNING, array( 'state' => Mailing::STOPPED ) );
	}

	/** Resumes the mailing of a post, sends a late one, or retries the emails that were given up. */
	public static function go_on( int $post ): bool {
		$is_resumed = Database::transaction(
			static function () use ( $post ): bool {
				$mailing = Mailing::read( $post );
				if ( ! $mailing || Mailing::SKIPPED === $mailing['state'] ) {
					return false;
				}
				$changes = array(
					'state'   => Mailing::RUNNING,
					'due'     => 0,
					'changed' => time(),
				);
				if ( Mailing::DONE === $mailing['state'] ) {
					$changes += array(
						'round'   => count( self::RETRY_DELAYS_SECONDS ),
						'through' => 0,
					);
					Failures::try_again( $post );
				}
				Mailing::update( $post, $mailing['state'], $changes );
				return true;
			}
		);
		if ( $is_resumed ) {
			Queue::push( self::EVENT, array( $post ) );
		}
		return $is_resumed;
	}

	/**
	 * Sends for some seconds.
	 *
	 * @return true|int True when there is nothing to do any more, or until somebody does something; otherwise seconds after
	 *                  which to go on.
	 */
	public static function send( $post_id ) {
		if ( ! self::is_published( (int) $post_id ) ) {
			return true;
		}
		$post = get_post( $post_id );
		if ( ! $post ) {
			return MINUTE_IN_SECONDS;
		}
		if ( ! self::is_for_subscribers( $post ) ) {
			return true;
		}
		Mailing::ask_when_late( $post->ID );
		/**
		 * Filters how many seconds one run sends emails. Every run sends at least one.
		 *
		 * @param float $seconds Default 20.
		 */
		$seconds = (float) apply_filters( 'dovetail_blocks_subscription_seconds', self::SECONDS );
		$run     = new Mail_Run( $post );
		// Switches the language once for all subscribers without their own.
		return Mailer::in_language_of( array(), static fn() => $run->send( microtime( true ) + $seconds ) );
	}

	/** Whether a post is news: what is published with an older date was written elsewhere, or long ago. */
	public static function is_new( \WP_Post $post ): bool {
		// A draft that was never given a date is of this moment.
		return '0000-00-00 00:00:00' === $post->post_date_gmt || strtotime( $post->post_date_gmt . ' UTC' ) > time() - self::MAX_AGE_SECONDS;
	}

	/** Whether posts are being brought from elsewhere, where their readers have read them. */
	private static function is_imported(): bool {
		return defined( 'WP_IMPORTING' ) && WP_IMPORTING;
	}

	/** Whether a post is published at this moment. */
	public static function is_published( int $post ): bool {
		return 'publish' === Database::value( 'SELECT post_status FROM {posts} WHERE ID = %d', array( $post ) );
	}

	/**
	 * Stores the decision about a published post's emails, or returns the stored one.
	 *
	 * @param bool   $is_due Whether the post is news.
	 * @param string $state  Of a mailing that begins now.
	 * @param int    $since  Who confirmed later does not get the post.
	 * @return bool Whether there is something to send.
	 */
	private static function store( \WP_Post $post, bool $is_due, string $state, int $since ): bool {
		$is_mailed = self::is_for_subscribers( $post );
		$state     = $is_mailed && $is_due && Subscriber_Query::batch( 0, $since, 1 ) ? $state : Mailing::SKIPPED;
		if ( Mailing::begin( $post->ID, $state, $since ) ) {
			return Mailing::RUNNING === $state;
		}
		$mailing = $is_mailed ? Mailing::read( $post->ID ) : null;
		if ( ! $mailing || Mailing::RUNNING !== $mailing['state'] ) {
			return false;
		}
		// It has rested, and is not late.
		Mailing::update( $post->ID, Mailing::RUNNING, array( 'changed' => time() ) );
		return true;
	}

	/**
	 * Returns recent posts of which nothing is stored, oldest first.
	 *
	 * @return \WP_Post[] Some hundreds at most: the next run finds the others.
	 */
	private static function never_begun(): array {
		$types = Mail_Choice::types();
		if ( ! $types ) {
			return array();
		}
		$moment = static fn( int $time ): string => gmdate( 'Y-m-d H:i:s', $time );
		$news   = time() - self::MAX_AGE_SECONDS;
		// The index of WordPress has the date in the time of the site.
		$ids = Database::column(
			"SELECT ID FROM {posts} AS news WHERE post_type IN ( " . Database::places( $types, '%s' ) . " ) AND post_status = 'publish' AND post_date > %s AND post_date_gmt > %s AND NOT EXISTS ( SELECT 1 FROM {mailings} AS mailing WHERE mailing.post = news.ID ) ORDER BY post_date_gmt LIMIT %d",
			array_merge( $types, array( $moment( $news - DAY_IN_SECONDS ), $moment( $news ), self::PAGE ) )
		);
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
		 * Filters whether the site emails a post to its subscribers. Return false if a platform or another plugin
		 * does it; a mailing that has started then pauses.
		 *
		 * @param bool    $is_due Whether the site would email it.
		 * @param WP_Post $post   The post.
		 */
		return (bool) apply_filters( 'dovetail_blocks_mails_new_posts', $is_due, $post );
	}
}
