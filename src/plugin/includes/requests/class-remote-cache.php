<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Caches copies of remote resources of one type, such as feeds. A copy is fresh for some time. If a fetch fails, the
 * last good copy is kept, and the next attempt is made sooner. Page views never fetch a resource: only queue jobs and
 * authors' requests do, one at a time.
 *
 * An entry has `checked` (time of the last attempt), `ERROR_FIELD` (the last error, or empty), `COPY_FIELD` (last good
 * copy or null), `isShown` (whether a page has requested it) and fields of the subclass.
 */
abstract class Remote_Cache {
	/**
	 * Each subclass defines the entry of an unknown resource, the names of two of its fields, and the error code during
	 * a fetch.
	 */
	const EMPTY_ENTRY = array();
	const ERROR_FIELD = '';
	const COPY_FIELD  = '';
	const BUSY_ERROR  = '';

	/**
	 * Each subclass defines the prefix of its transients, the prefix of its locks and counters, and the job that
	 * refreshes a copy.
	 */
	const TRANSIENT_PREFIX = '';
	const LOCK_PREFIX      = '';
	const REFRESH_EVENT    = '';

	/** Seconds for which a copy is fresh, and seconds to wait after a failed attempt. */
	const LIFETIME_SECONDS    = 0;
	const RETRY_DELAY_SECONDS = 0;

	/** Seconds after which an unfinished fetch is treated as crashed. */
	const CLAIM_SECONDS = 30;

	/** Maximum number of fetches per author and minute. */
	const MAX_PER_MINUTE = 20;

	/**
	 * Maximum number of refreshes queued per page view, and per hour. Later page views queue the rest. Without these
	 * limits, contributors could cause any number of requests, because a post may contain any number of URLs.
	 */
	const MAX_PER_PAGE = 30;
	const MAX_PER_HOUR = 500;

	/** @var array<string, int> Number of refreshes that this request has queued, by job. */
	private static array $queued = array();

	/** Seconds to keep an unused copy that a page has requested. */
	const RETENTION_SECONDS = MONTH_IN_SECONDS;

	/**
	 * Seconds to keep the entry of a resource that was never fetched, or that only an author has requested. Otherwise,
	 * contributors could fill the database by trying one URL after another.
	 */
	const SHORT_RETENTION_SECONDS = HOUR_IN_SECONDS;

	/**
	 * Fetches the resource from the other server.
	 *
	 * @param string $id    URL or name of the resource.
	 * @param array  $entry The current entry.
	 * @return array The updated entry.
	 */
	abstract protected static function fetch( string $id, array $entry ): array;

	/**
	 * Returns the resource for an author: the cached copy while it is fresh, otherwise fetched now. After a failure,
	 * authors can retry right away, because they may have fixed the cause.
	 */
	public static function for_author( string $id ): array {
		$entry = self::entry( $id );
		if ( $entry[ static::COPY_FIELD ] && '' === $entry[ static::ERROR_FIELD ] && ! self::is_due( $entry ) ) {
			return $entry;
		}
		return Rate_Limit::count( static::LOCK_PREFIX . '-author-' . get_current_user_id(), self::MAX_PER_MINUTE, MINUTE_IN_SECONDS )
			? self::refresh( $id )
			: $entry;
	}

	/** Returns the cached copy for a page, however old, and queues a refresh if it is due. */
	public static function for_page( string $id ): array {
		$entry = self::entry( $id );
		$queued = self::$queued[ static::REFRESH_EVENT ] ?? 0;
		if ( $queued < self::MAX_PER_PAGE && self::is_due_for_page( $entry ) ) {
			self::$queued[ static::REFRESH_EVENT ] = $queued + 1;
			Queue::push( static::REFRESH_EVENT, array( $id ) );
		}
		return $entry;
	}

	/**
	 * Runs the refresh job. Always returns true, because failures are stored and the next page view queues another
	 * attempt.
	 */
	public static function run_refresh( string $id ): bool {
		if ( self::is_due_for_page( self::entry( $id ) ) && Rate_Limit::count( static::LOCK_PREFIX . '-jobs', self::MAX_PER_HOUR, HOUR_IN_SECONDS ) ) {
			self::refresh( $id, array( 'isShown' => true ) );
		}
		return true;
	}

	/** Returns the name of a resource's transient. */
	public static function transient_name( string $id ): string {
		return static::TRANSIENT_PREFIX . md5( $id );
	}

	protected static function entry( string $id ): array {
		$entry = get_transient( self::transient_name( $id ) );
		return is_array( $entry ) && isset( $entry['checked'] ) ? $entry : static::EMPTY_ENTRY;
	}

	protected static function store_entry( string $id, array $entry ): void {
		set_transient( self::transient_name( $id ), $entry, $entry[ static::COPY_FIELD ] && self::is_shown( $entry ) ? self::RETENTION_SECONDS : self::SHORT_RETENTION_SECONDS );
	}

	/**
	 * Whether a resource should be fetched again. If the last attempt is in the future, the server's clock was wrong.
	 */
	protected static function is_due( array $entry ): bool {
		$age = time() - $entry['checked'];
		return $age < 0 || $age > ( '' === $entry[ static::ERROR_FIELD ] ? static::LIFETIME_SECONDS : static::RETRY_DELAY_SECONDS );
	}

	/** Whether a page has requested the resource. */
	protected static function is_shown( array $entry ): bool {
		return ! empty( $entry['isShown'] );
	}

	/** Whether a page needs a new copy: if a refresh is due, or if only an author has requested the resource so far. */
	private static function is_due_for_page( array $entry ): bool {
		return self::is_due( $entry ) || ( $entry[ static::COPY_FIELD ] && ! self::is_shown( $entry ) );
	}

	/**
	 * @param callable $work Callback that never returns null.
	 * @return mixed Return value of the callback; null if the lock is taken or the database fails.
	 */
	protected static function run_exclusively( string $id, callable $work ) {
		$claim = static::LOCK_PREFIX . '-' . md5( $id );
		if ( ! Lock::claim( $claim, self::CLAIM_SECONDS ) ) {
			return null;
		}
		try {
			return $work();
		} finally {
			Lock::release( $claim );
		}
	}

	/**
	 * Fetches a resource and stores the entry. Skips the fetch when the lock is taken or the database fails.
	 *
	 * @param array $fields Fields to change in the entry.
	 */
	private static function refresh( string $id, array $fields = array() ): array {
		return self::run_exclusively(
			$id,
			static function () use ( $id, $fields ): array {
				$entry = $fields + self::entry( $id );
				// Parsing a malicious resource may crash PHP. Storing the attempt first ensures that the resource is
				// not fetched again until the waiting time is over.
				self::store_entry(
					$id,
					array(
						'checked'   => time(),
						static::ERROR_FIELD => static::BUSY_ERROR,
					) + $entry
				);
				$entry = array( 'checked' => time() ) + static::fetch( $id, $entry );
				self::store_entry( $id, $entry );
				return $entry;
			}
		) ?? array( static::ERROR_FIELD => static::BUSY_ERROR ) + self::entry( $id );
	}
}
