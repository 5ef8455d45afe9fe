<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Mailer;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each published post once to every subscriber, in runs of a few seconds. A failed email is retried after all
 * other emails. Each attempt is stored before the email is sent. If PHP crashes during an attempt, the result is
 * unknown, and the email is not retried automatically.
 */
final class Post_Mails {
	/** Name of the job. Its argument is the ID of the post. */
	const EVENT = 'dovetail_blocks_mail_post';

	/** Maximum duration of a run in seconds, and number of subscribers read at a time. */
	const RUN_SECONDS = 20;
	const BATCH_SIZE  = 200;

	/** Seconds before each retry round. After the last round, failed emails are no longer retried. */
	const RETRY_DELAYS_SECONDS = array( 15 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

	/**
	 * Number of consecutive failures after which sending pauses, and length of the pause in seconds. So many failures
	 * point to the mail server, not to the addresses.
	 */
	const MAILER_FAILURE_LIMIT = 25;
	const MAILER_PAUSE_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** Seconds after publication within which emails are sent automatically. After that, the site owner decides. */
	const MAX_AGE_SECONDS = 2 * DAY_IN_SECONDS;

	/** Option with the Unix time since when the site emails each post type. */
	const SINCE = 'dovetail_blocks_subscribers_mailed_since';

	/**
	 * Starts the mailing when a post is first published. Resumes an unfinished mailing when the post is published
	 * again. Called after everything is stored, including the author's choice.
	 */
	public static function begin( $id, $post, $is_old, $before ): void {
		if ( 'publish' !== $post->post_status || ( $before && 'publish' === $before->post_status ) || ! in_array( $post->post_type, Mail_Choice::types(), true ) ) {
			return;
		}
		try {
			$is_late = ! self::is_new( $post ) && $before && 'future' === $before->post_status;
			$is_due  = ! self::is_imported() && ( $is_late || Mail_Post::is( $post ) || self::is_new( $post ) );
			if ( self::store( $post, $is_due, $is_late ? Mailing::LATE : Mailing::RUNNING, time() ) ) {
				Queue::push( self::EVENT, array( $post->ID ) );
			}
		} catch ( Database_Error $error ) {
			// Ignore the error, so that publishing does not fail. The daily run starts the mailing.
			unset( $error );
		}
	}

	/**
	 * Returns the posts whose mailings can continue. Also starts mailings that could not be stored at publication, but
	 * not those of posts that were published while the plugin was not active or did not email their type.
	 *
	 * @return array[] Arguments of the jobs: one list with a post ID for each.
	 */
	public static function unfinished(): array {
		$since = self::mailed_since();
		foreach ( self::never_begun() as $post ) {
			$published = (int) strtotime( $post->post_date_gmt . ' UTC' );
			self::store( $post, $published >= $since[ $post->post_type ], Mailing::RUNNING, $published );
		}
		return array_map( static fn( int $post ): array => array( $post ), Mailing::unfinished() );
	}

	/**
	 * Returns since when the site emails each post type. Stores the current time for new types, and for all types after
	 * a reactivation. After the installation the time is 0, because posts from before have no subscribers.
	 *
	 * @return array<string, int> Unix times by post type.
	 */
	private static function mailed_since(): array {
		$stored = get_option( self::SINCE );
		$types  = array_fill_keys( Mail_Choice::types(), is_array( $stored ) ? time() : 0 );
		$since  = array_map( 'intval', array_intersect_key( (array) $stored, $types ) ) + $types;
		if ( $since !== $stored ) {
			update_option( self::SINCE, $since, false );
		}
		return $since;
	}

	/** Forgets since when the site emails each post type. Called on deactivation. */
	public static function forget_since(): void {
		update_option( self::SINCE, array(), false );
	}

	/** Stops the mailing of a post until the site owner resumes it. */
	public static function stop( int $post ): bool {
		return Mailing::update( $post, Mailing::RUNNING, array( 'state' => Mailing::STOPPED ) );
	}

	/**
	 * Resumes a stopped or paused mailing, sends a late mailing, or retries the failed emails of a finished mailing.
	 * Returns false if the post has no mailing or was published without emails.
	 */
	public static function resume( int $post ): bool {
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
	 * Sends emails for a few seconds. The queue calls this function.
	 *
	 * @return true|int True if the mailing is done or waits for the owner; otherwise the seconds until the
	 *                  next run.
	 */
	public static function send( $post_id ) {
		if ( ! self::is_published( (int) $post_id ) ) {
			return true;
		}
		$post = get_post( $post_id );
		if ( ! $post ) {
			return MINUTE_IN_SECONDS;
		}
		if ( ! self::may_send( $post ) ) {
			return true;
		}
		Mailing::ask_when_late( $post->ID );
		/**
		 * Filters the maximum duration of a run in seconds. Every run sends at least one email.
		 *
		 * @param float $seconds Duration of a run. Default 20.
		 */
		$seconds = (float) apply_filters( 'dovetail_blocks_subscription_seconds', self::RUN_SECONDS );
		$run     = new Mail_Run( $post );
		// Switch to the site's language once, for all subscribers without a language of their own.
		return Mailer::in_language_of( array(), static fn() => $run->send( microtime( true ) + $seconds ) );
	}

	/** Whether a post is recent. A post with an old date was written long ago or on another site. */
	public static function is_new( \WP_Post $post ): bool {
		// A draft without a date would be published now, so it is recent.
		return '0000-00-00 00:00:00' === $post->post_date_gmt || strtotime( $post->post_date_gmt . ' UTC' ) > time() - self::MAX_AGE_SECONDS;
	}

	/** Whether an importer is running. Imported posts are not sent, because their readers have already seen them. */
	private static function is_imported(): bool {
		return defined( 'WP_IMPORTING' ) && WP_IMPORTING;
	}

	/** Whether a post is currently published. */
	public static function is_published( int $post ): bool {
		return 'publish' === Database::value( 'SELECT post_status FROM {posts} WHERE ID = %d', array( $post ) );
	}

	/**
	 * Stores whether to email a published post, unless this is already decided.
	 *
	 * @param bool   $is_due Whether the post is recent enough to be sent automatically.
	 * @param string $state  State of a mailing that starts now.
	 * @param int    $since  Unix time: subscribers who confirmed later do not get the post.
	 * @return bool Whether there are emails to send.
	 */
	private static function store( \WP_Post $post, bool $is_due, string $state, int $since ): bool {
		// Other code can publish a mail that the editor would refuse.
		$may_send = self::may_send( $post ) && ( ! Mail_Post::is( $post ) || '' === Mail_Post::problem( $post->post_title, $post->post_content ) );
		$is_due   = $is_due && ( Mail_Post::is( $post ) || Mail_Choice::should_send( $post->ID ) );
		$state    = $may_send && $is_due && Subscriber_Query::batch( 0, $since, 1 ) ? $state : Mailing::SKIPPED;
		if ( Mailing::begin( $post->ID, $state, $since ) ) {
			return Mailing::RUNNING === $state;
		}
		// The mailing exists already, so the site's default no longer decides.
		$mailing = $may_send ? Mailing::read( $post->ID ) : null;
		// Only an author who sends a mail again decides about a stopped or late mailing. A late schedule does not.
		$states = Mail_Post::is( $post ) && Mailing::LATE !== $state ? array( Mailing::RUNNING, Mailing::STOPPED, Mailing::LATE ) : array( Mailing::RUNNING );
		if ( ! $mailing || ! in_array( $mailing['state'], $states, true ) ) {
			return false;
		}
		// The post was unpublished for a while. Reset the time, so that its emails do not count as late.
		$changes = array( 'changed' => time() );
		if ( Mailing::RUNNING !== $mailing['state'] ) {
			$changes += array(
				'state' => Mailing::RUNNING,
				'due'   => 0,
			);
		}
		Mailing::update( $post->ID, $mailing['state'], $changes );
		return true;
	}

	/**
	 * Returns recent posts that have no mailing yet, oldest first.
	 *
	 * @return \WP_Post[] A few hundred posts at most; the next run finds the others.
	 */
	private static function never_begun(): array {
		$types = Mail_Choice::types();
		if ( ! $types ) {
			return array();
		}
		$moment = static fn( int $time ): string => gmdate( 'Y-m-d H:i:s', $time );
		$news   = time() - self::MAX_AGE_SECONDS;
		// Compare local dates first, because WordPress has no index for UTC dates.
		$ids = Database::column(
			"SELECT ID FROM {posts} AS news WHERE post_type IN ( " . Database::places( $types, '%s' ) . " ) AND post_status = 'publish' AND post_date > %s AND post_date_gmt > %s AND NOT EXISTS ( SELECT 1 FROM {mailings} AS mailing WHERE mailing.post = news.ID ) ORDER BY post_date_gmt LIMIT %d",
			array_merge( $types, array( $moment( $news - DAY_IN_SECONDS ), $moment( $news ), self::BATCH_SIZE ) )
		);
		return array_filter( array_map( 'get_post', $ids ) );
	}

	/**
	 * Whether a published post may be sent now: it has no password, its author did not turn emails off, and no other
	 * plugin sends it. The site's default is not checked, because it decides only once, at publication.
	 */
	public static function may_send( \WP_Post $post ): bool {
		return '' === $post->post_password && ( Mail_Post::is( $post ) || ! Mail_Choice::is_skipped( $post->ID ) ) && self::is_sent_here( $post );
	}

	/**
	 * Whether this site (and no other plugin) sends the emails about a post. Not while the block is switched off,
	 * because authors could not see or skip the emails.
	 *
	 * @param \WP_Post $post Post with any status.
	 */
	public static function is_sent_here( \WP_Post $post ): bool {
		$is_due = in_array( $post->post_type, Mail_Choice::types(), true ) && '' === $post->post_password;
		if ( Mail_Post::is( $post ) || ! Availability::is_available( 'subscriptions' ) ) {
			return $is_due && Mail_Post::is( $post );
		}
		/**
		 * Filters whether the site emails a post to its subscribers. Return false if a platform or another plugin sends
		 * the emails. If sending has already started, it pauses.
		 *
		 * @param bool    $is_due Whether the site would email the post.
		 * @param WP_Post $post   The post.
		 */
		return (bool) apply_filters( 'dovetail_blocks_mails_new_posts', $is_due, $post );
	}
}
