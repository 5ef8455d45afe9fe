<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the progress of a post's emails, one row for each published post. Each update is a single statement that
 * requires the runner's token, so that only one of two runners sends.
 *
 * A mailing is an array of a row's columns. All times are Unix times:
 *
 * - `state`: one of the constants; `since`: only people who subscribed by this time get the post;
 * - `round`: 0 for the first attempt, then the number of the retry; `through`: ID of the last subscriber processed in
 *   this round;
 * - `sending`: ID of the subscriber to whom an email is being sent, 0 for none; `sent`: number of emails sent;
 * - `due`: time before which nothing is sent; `changed`: time of the last change;
 * - `token`: identifies the runner, empty if no runner has claimed the mailing; `held_until`: time at which another
 *   runner may take over, by the database's clock.
 */
final class Mailing {
	/**
	 * States of a mailing: sending, stopped by the site owner, sent, late (the owner must decide), and published
	 * without emails.
	 */
	const RUNNING = 'running';
	const STOPPED = 'stopped';
	const DONE    = 'done';
	const LATE    = 'late';
	const SKIPPED = 'left-out';

	/**
	 * Seconds without progress after which a runner counts as crashed. A mail server that does not respond times out
	 * earlier.
	 */
	const LEASE_SECONDS = 5 * MINUTE_IN_SECONDS;

	const BATCH_SIZE = 200;

	/** Returns the columns of the table. */
	public static function columns(): string {
		return "
id bigint(20) unsigned NOT NULL auto_increment,
post bigint(20) unsigned NOT NULL,
state varchar(10) COLLATE utf8mb4_bin NOT NULL,
since bigint(20) unsigned NOT NULL,
round int(10) unsigned NOT NULL default 0,
through bigint(20) unsigned NOT NULL default 0,
sending bigint(20) unsigned NOT NULL default 0,
sent bigint(20) unsigned NOT NULL default 0,
due bigint(20) unsigned NOT NULL default 0,
token varchar(32) COLLATE utf8mb4_bin NOT NULL default '',
held_until bigint(20) unsigned NOT NULL default 0,
changed bigint(20) unsigned NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY post (post),
KEY state (state,changed)";
	}

	/**
	 * Stores the mailing of a post, unless the post already has one. A post that was published without emails can still
	 * be sent later.
	 *
	 * @return bool Whether this call stored the mailing.
	 */
	public static function begin( int $post, string $state, int $since ): bool {
		$row = compact( 'state', 'since' ) + array( 'changed' => time() );
		return null !== Database::insert_once( 'mailings', compact( 'post' ) + $row )
			|| ( self::SKIPPED !== $state && self::update( $post, self::SKIPPED, $row ) );
	}

	/** Returns the mailing of a post; null if the post was never published. */
	public static function read( int $post ): ?array {
		$row = Database::row( 'SELECT * FROM {mailings} WHERE post = %d', array( $post ) );
		return $row ? self::parse( $row ) : null;
	}

	/**
	 * Returns the mailings of several posts.
	 *
	 * @param int[] $posts Post IDs.
	 * @return array<int, array> Mailings by post, without posts that were never published.
	 */
	public static function read_all( array $posts ): array {
		$rows = $posts ? Database::rows( 'SELECT * FROM {mailings} WHERE post IN ( ' . Database::places( $posts ) . ' )', $posts ) : array();
		return array_column( array_map( array( __CLASS__, 'parse' ), $rows ), null, 'post' );
	}

	/** Marks a mailing as late if it was paused for too long. The site owner then decides whether to send it. */
	public static function ask_when_late( int $post ): void {
		Database::execute( 'UPDATE {mailings} SET state = %s WHERE post = %d AND state = %s AND changed < %d', array( self::LATE, $post, self::RUNNING, time() - Post_Mails::MAX_AGE_SECONDS ) );
	}

	/** Updates a mailing if it is in the given state. Returns whether the mailing was updated. */
	public static function update( int $post, string $state, array $changes ): bool {
		return Database::update( 'mailings', $changes, compact( 'post', 'state' ) ) > 0;
	}

	/**
	 * Claims a due mailing for a runner, unless another runner has claimed it.
	 *
	 * @param string $token Random token of this run, at most 32 characters.
	 * @return array|null The mailing; null if nothing can be sent now.
	 */
	public static function claim( int $post, string $token ): ?array {
		$claimed = Database::execute(
			'UPDATE {mailings} SET token = %s, due = 0, held_until = UNIX_TIMESTAMP() + %d WHERE post = %d AND state = %s AND ( held_until <= UNIX_TIMESTAMP() OR held_until > UNIX_TIMESTAMP() + %d ) AND ( due <= %d OR due > %d )',
			// Ignore times later than any lease or pause, because they come from a wrong server clock.
			array( $token, self::LEASE_SECONDS, $post, self::RUNNING, self::LEASE_SECONDS, time(), time() + max( Post_Mails::RETRY_DELAYS_SECONDS ) )
		);
		return $claimed ? self::read( $post ) : null;
	}

	/**
	 * Updates a mailing and extends the runner's claim, unless the runner has lost the claim.
	 *
	 * @param array<string, int|string> $changes New values by column.
	 * @param int                       $sent    Number of sent emails to add.
	 * @param string|null               $state   Required state; null for any.
	 * @return bool Whether the runner still has its claim.
	 */
	public static function change( int $post, string $token, array $changes, int $sent, ?string $state = self::RUNNING ): bool {
		$columns = array( 'sent = sent + %d', 'changed = %d', 'held_until = UNIX_TIMESTAMP() + %d' );
		$values  = array( $sent, time(), isset( $changes['token'] ) ? 0 : self::LEASE_SECONDS );
		foreach ( $changes as $column => $value ) {
			$columns[] = "$column = " . ( is_int( $value ) ? '%d' : '%s' );
			$values[]  = $value;
		}
		$sql = 'UPDATE {mailings} SET ' . implode( ', ', $columns ) . ' WHERE post = %d AND token = %s' . ( $state ? ' AND state = %s' : '' );
		return Database::execute( $sql, array_merge( $values, array_filter( array( $post, $token, $state ) ) ) ) > 0;
	}

	/**
	 * Returns published posts with an unfinished mailing.
	 *
	 * @return int[] Post IDs, a few hundred at most.
	 */
	public static function unfinished(): array {
		return array_map( 'intval', Database::column( "SELECT mailing.post FROM {mailings} AS mailing JOIN {posts} AS entry ON entry.ID = mailing.post WHERE mailing.state = %s AND entry.post_status = 'publish' ORDER BY mailing.id LIMIT %d", array( self::RUNNING, self::BATCH_SIZE ) ) );
	}

	/**
	 * Returns mailings for the screen: unfinished ones first, then those that ended after the given time, newest first.
	 *
	 * @param int $max Maximum number of unfinished mailings, and of finished ones.
	 * @return array[]
	 */
	public static function latest( int $since, int $max ): array {
		$unfinished = Database::rows( 'SELECT * FROM {mailings} WHERE state IN ( %s, %s, %s ) ORDER BY id DESC LIMIT %d', array( self::RUNNING, self::STOPPED, self::LATE, $max ) );
		$finished   = Database::rows( 'SELECT * FROM {mailings} WHERE state = %s AND changed > %d ORDER BY id DESC LIMIT %d', array( self::DONE, $since, $max ) );
		return array_map( array( __CLASS__, 'parse' ), array_merge( $unfinished, $finished ) );
	}

	/**
	 * Yields all mailings, the oldest first, without loading them all into memory.
	 *
	 * @param string $state State of the mailings; empty for all mailings except skipped ones.
	 * @return \Generator<array>
	 */
	public static function each( string $state = '' ): \Generator {
		$rows = '' === $state ? Database::each( 'mailings', 'state <> %s', array( self::SKIPPED ) ) : Database::each( 'mailings', 'state = %s', array( $state ) );
		foreach ( $rows as $row ) {
			yield self::parse( $row );
		}
	}

	/** Whether sending has started: at least one email was sent or failed. */
	public static function has_started( array $mailing ): bool {
		return $mailing['sent'] + $mailing['through'] + $mailing['round'] > 0;
	}

	/** Returns the latest late mailing that the site owner must decide about; null if there is none. */
	public static function late(): ?array {
		$row = Database::row( "SELECT mailing.* FROM {mailings} AS mailing JOIN {posts} AS entry ON entry.ID = mailing.post WHERE mailing.state = %s AND entry.post_status = 'publish' ORDER BY mailing.id DESC LIMIT 1", array( self::LATE ) );
		return $row ? self::parse( $row ) : null;
	}

	/** Deletes mailings of deleted posts. */
	public static function sweep(): void {
		do {
			$posts = Database::column( 'SELECT mailing.post FROM {mailings} AS mailing LEFT JOIN {posts} AS entry ON entry.ID = mailing.post WHERE entry.ID IS NULL LIMIT %d', array( self::BATCH_SIZE ) );
			Database::delete( 'mail_failures', array( 'post' => $posts ) );
			Database::delete( 'mailings', array( 'post' => $posts ) );
		} while ( count( $posts ) === self::BATCH_SIZE );
	}

	private static function parse( array $row ): array {
		$texts = array_intersect_key( $row, array_flip( array( 'state', 'token' ) ) );
		return $texts + array_map( 'intval', $row );
	}
}
