<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Provides locks for simultaneous requests. A claim is a row with a unique name and its owner's token. If a claim has
 * expired and another request has taken over the name, the former owner can no longer change it. The database's clock
 * decides when a claim expires. A result can be stored under the same name. Expired rows are deleted once a day.
 *
 * Do not claim a name inside a transaction: other requests would not see the claim until the transaction ends.
 */
final class Lock {
	/** Seconds after which the lock of a crashed request is released. */
	const HOLD_SECONDS = 30;

	/** Microseconds between checks while waiting for another request's claim. */
	const POLL_MICROSECONDS = 100000;

	/** @var array<string, string> Tokens of this request's claims by site and name. */
	private static array $tokens = array();

	/** Returns the columns of the table. */
	public static function columns(): string {
		return "
name varchar(160) COLLATE utf8mb4_bin NOT NULL,
token varchar(32) COLLATE utf8mb4_bin NOT NULL,
ends bigint(20) unsigned NOT NULL,
losses int(10) unsigned NOT NULL default 0,
result text,
PRIMARY KEY  (name),
KEY ends (ends)";
	}

	/**
	 * Acquires a lock. Only one of several simultaneous requests gets it.
	 *
	 * @param string $name    Name of the lock: at most 100 letters, digits and dashes.
	 * @param int    $seconds Seconds until the claim expires, unless it is released or gets a result earlier.
	 */
	public static function claim( string $name, int $seconds ): bool {
		$token   = bin2hex( random_bytes( 16 ) );
		$claimed = Database::execute( 'INSERT IGNORE INTO {locks} ( name, token, ends ) VALUES ( %s, %s, UNIX_TIMESTAMP() + %d )', array( $name, $token, $seconds ) )
			?: Database::execute( 'UPDATE {locks} SET losses = CASE WHEN result IS NULL THEN losses + 1 ELSE 0 END, token = %s, ends = UNIX_TIMESTAMP() + %d, result = NULL WHERE name = %s AND ends < UNIX_TIMESTAMP()', array( $token, $seconds, $name ) );
		if ( $claimed ) {
			self::$tokens[ self::key( $name ) ] = $token;
		}
		return $claimed > 0;
	}

	/** Stores a result under a name that this request has claimed. */
	public static function store_result( string $name, string $value, int $seconds ): void {
		Database::execute( 'UPDATE {locks} SET result = %s, ends = UNIX_TIMESTAMP() + %d WHERE name = %s AND token = %s', array( $value, $seconds, $name, self::$tokens[ self::key( $name ) ] ?? '' ) );
	}

	/** Stores a result under a name without claiming it first. Overwrites the previous result. */
	public static function note( string $name, string $value, int $seconds ): void {
		Database::transaction(
			static function () use ( $name, $value, $seconds ): void {
				Database::delete( 'locks', compact( 'name' ) );
				self::claim( $name, $seconds );
				self::store_result( $name, $value, $seconds );
			}
		);
	}

	/**
	 * Returns the result stored under a name. Empty if the name is claimed but has no result yet; null if it is not
	 * claimed.
	 */
	public static function get_result( string $name ): ?string {
		return Database::value( "SELECT COALESCE( result, '' ) FROM {locks} WHERE name = %s AND ends >= UNIX_TIMESTAMP()", array( $name ) );
	}

	/**
	 * Waits until another request stores a result or releases its claim. It polls, because not every database that
	 * WordPress supports can wait for a lock.
	 *
	 * @param float $seconds Maximum time to wait.
	 * @return string|null Result as `get_result()` returns it; empty if no result arrives in time.
	 */
	public static function wait_for_result( string $name, float $seconds ): ?string {
		$end   = microtime( true ) + $seconds;
		$value = self::get_result( $name );
		while ( '' === $value && microtime( true ) < $end ) {
			usleep( self::POLL_MICROSECONDS );
			$value = self::get_result( $name );
		}
		return $value;
	}

	/** Claims a name for `HOLD_SECONDS` seconds, waiting if necessary. Returns whether the claim succeeded in time. */
	public static function claim_in_time( string $name, float $seconds ): bool {
		$end = microtime( true ) + $seconds;
		while ( ! self::claim( $name, self::HOLD_SECONDS ) ) {
			if ( microtime( true ) >= $end ) {
				return false;
			}
			usleep( self::POLL_MICROSECONDS );
		}
		return true;
	}

	/**
	 * Runs a callback under a lock, waiting for the lock if necessary.
	 *
	 * @param string   $name Name of the lock: at most 100 letters, digits and dashes.
	 * @param callable $work Callback that takes less than `HOLD_SECONDS` seconds.
	 * @param float    $seconds Maximum number of seconds to wait.
	 * @return mixed Return value of the callback; null if the lock was not acquired in time.
	 */
	public static function run_exclusively( string $name, callable $work, float $seconds = 10 ) {
		if ( ! self::claim_in_time( $name, $seconds ) ) {
			return null;
		}
		try {
			return $work();
		} finally {
			self::release( $name );
		}
	}

	/** Releases a claim of this request. A claim that is not released expires. */
	public static function release( string $name ): void {
		$key = self::key( $name );
		if ( ! isset( self::$tokens[ $key ] ) ) {
			return;
		}
		$token = self::$tokens[ $key ];
		unset( self::$tokens[ $key ] );
		try {
			Database::delete( 'locks', compact( 'name', 'token' ) );
		} catch ( Database_Error $error ) {
			// If the release fails, the claim simply expires.
			unset( $error );
		}
	}

	/**
	 * Returns how many consecutive claims of a name have expired, because PHP crashed before releasing them or storing
	 * a result.
	 */
	public static function losses( string $name ): int {
		return (int) Database::value( 'SELECT losses FROM {locks} WHERE name = %s', array( $name ) );
	}

	/**
	 * Returns the names with a given prefix for which at least this many consecutive claims have expired, see
	 * `losses()`.
	 *
	 * @param string $start Prefix of the names.
	 * @param int    $least Minimum number of expired claims.
	 * @return array<string, int> Unix time at which the last claim expired, by name.
	 */
	public static function lost( string $start, int $least ): array {
		$rows = Database::rows( 'SELECT name, ends FROM {locks} WHERE losses >= %d AND name LIKE %s ORDER BY ends DESC LIMIT 100', array( $least, Database::like( $start ) . '%' ) );
		return array_map( 'intval', array_column( $rows, 'ends', 'name' ) );
	}

	/**
	 * Deletes expired rows. Rows of jobs that crashed are kept for another week, because `Queue` counts the crashes. Other
	 * rows may contain hashes of addresses, so they are not kept.
	 */
	public static function delete_expired(): void {
		Database::execute( 'DELETE FROM {locks} WHERE ends < UNIX_TIMESTAMP() - CASE WHEN losses > 0 AND name LIKE %s THEN %d ELSE 0 END AND ends < UNIX_TIMESTAMP()', array( Database::like( Queue::LOCK_PREFIX ) . '%', WEEK_IN_SECONDS ) );
	}

	/** Returns a name's key in `$tokens`, which includes the site ID. */
	private static function key( string $name ): string {
		return get_current_blog_id() . ' ' . $name;
	}
}
