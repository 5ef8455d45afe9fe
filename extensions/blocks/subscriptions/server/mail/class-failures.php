<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Stores failed emails about posts: one row with the reason for each subscriber and post. A failed email is either
 * waiting for a retry or no longer retried (given up).
 */
final class Failures {
	/** States of a failed email: waiting for a retry, or given up. */
	const RETRYING = 'again';
	const GIVEN_UP = 'given up';

	/** Days for which a failure is kept after the last retry, and number of rows deleted by one statement. */
	const MAX_AGE_DAYS = 30;
	const BATCH_SIZE   = 1000;

	/** Maximum length of a reason, in characters. */
	const MAX_LENGTH = 300;

	/** Returns the columns of the table. */
	public static function columns(): string {
		return '
id bigint(20) unsigned NOT NULL auto_increment,
post bigint(20) unsigned NOT NULL,
subscriber bigint(20) unsigned NOT NULL,
state varchar(10) COLLATE utf8mb4_bin NOT NULL,
reason text NOT NULL,
noted bigint(20) unsigned NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY mail (post,subscriber),
KEY batch (post,state,subscriber),
KEY subscriber (subscriber),
KEY noted (state,noted)';
	}

	/** Stores the reason why an email failed. Must run in a transaction. */
	public static function note( int $post, int $subscriber, string $reason, bool $is_given_up ): void {
		self::forget( $post, $subscriber );
		Database::insert(
			'mail_failures',
			compact( 'post', 'subscriber' ) + array(
				'state'  => $is_given_up ? self::GIVEN_UP : self::RETRYING,
				'reason' => Plain_Text::of_html( $reason, self::MAX_LENGTH, '…' ),
				'noted'  => time(),
			)
		);
	}

	/** Deletes a failure after the email was sent or its subscriber was deleted. */
	public static function forget( int $post, int $subscriber ): void {
		Database::delete( 'mail_failures', compact( 'post', 'subscriber' ) );
	}

	/** Deletes all failures of the given subscribers. */
	public static function drop( int ...$subscribers ): void {
		Database::delete( 'mail_failures', array( 'subscriber' => $subscribers ) );
	}

	/**
	 * Returns the subscribers whose email is retried next.
	 *
	 * @param int $after ID of the last subscriber that was loaded; 0 at first.
	 * @return int[] Subscriber IDs in ascending order.
	 */
	public static function batch( int $post, int $after, int $max ): array {
		return array_map( 'intval', Database::column( 'SELECT subscriber FROM {mail_failures} WHERE post = %d AND state = %s AND subscriber > %d ORDER BY subscriber LIMIT %d', array( $post, self::RETRYING, $after, $max ) ) );
	}

	/**
	 * Counts the failed emails of each post.
	 *
	 * @param int[] $posts Post IDs.
	 * @return array<int, array<string, int>> Counts by post and state.
	 */
	public static function counts( array $posts ): array {
		$counts = array_fill_keys( $posts, array_fill_keys( array( self::RETRYING, self::GIVEN_UP ), 0 ) );
		foreach ( $posts ? Database::rows( 'SELECT post, state, COUNT(*) AS number FROM {mail_failures} WHERE post IN ( ' . Database::places( $posts ) . ' ) GROUP BY post, state', $posts ) : array() as $row ) {
			$counts[ (int) $row['post'] ][ $row['state'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/**
	 * Returns the subscribers for whom a post's email failed, and the reasons.
	 *
	 * @return array<string, string> Reasons by email address.
	 */
	public static function reasons( int $post, int $max ): array {
		return array_column( Database::rows( 'SELECT person.email, failure.reason FROM {mail_failures} AS failure JOIN {subscribers} AS person ON person.id = failure.subscriber WHERE failure.post = %d ORDER BY failure.subscriber LIMIT %d', array( $post, $max ) ), 'reason', 'email' );
	}

	/**
	 * Returns the reason why the last email to each subscriber failed.
	 *
	 * @param int[] $subscribers Subscriber IDs.
	 * @return array<int, string> Reasons by subscriber ID, without subscribers who have none.
	 */
	public static function last_of( array $subscribers ): array {
		return $subscribers ? array_column( Database::rows( 'SELECT subscriber, reason FROM {mail_failures} WHERE subscriber IN ( ' . Database::places( $subscribers ) . ' ) ORDER BY id', $subscribers ), 'reason', 'subscriber' ) : array();
	}

	/** Marks all failed emails of a post for a retry. */
	public static function try_again( int $post ): void {
		Database::update( 'mail_failures', array( 'state' => self::RETRYING ), array( 'post' => $post ) );
	}

	/** Deletes old failures of emails that are no longer retried, also because their mailing has ended or was stopped. */
	public static function sweep(): void {
		do {
			$ids = Database::column(
				'SELECT id FROM {mail_failures} AS failure WHERE state IN ( %s, %s ) AND noted < %d AND ( state = %s OR NOT EXISTS ( SELECT 1 FROM {mailings} AS mailing WHERE mailing.post = failure.post AND mailing.state = %s ) ) LIMIT %d',
				array( self::GIVEN_UP, self::RETRYING, time() - self::MAX_AGE_DAYS * DAY_IN_SECONDS, self::GIVEN_UP, Mailing::RUNNING, self::BATCH_SIZE )
			);
			Database::delete( 'mail_failures', array( 'id' => $ids ) );
		} while ( count( $ids ) === self::BATCH_SIZE );
	}
}
