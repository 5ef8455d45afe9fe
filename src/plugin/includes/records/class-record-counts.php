<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the records of a table by the values of some columns. The table is divided into parts with the same number of
 * IDs. The counts of a part are cached until one of its records changes. The newest records are never cached, so that
 * adding a record does not invalidate the cache.
 */
final class Record_Counts {
	/**
	 * IDs per part, and how many outdated parts are recounted individually. Above that limit, a single query recounts
	 * all parts.
	 */
	const PART      = 1000;
	const MAX_PARTS = 3;

	/**
	 * Minimum number of the newest IDs whose counts are not cached. Requests that are still running may add records
	 * with lower IDs.
	 */
	const MIN_NEW = 100;

	/**
	 * Maximum length in characters of the list of changed parts. A longer list is cleared, and all parts are counted
	 * again.
	 */
	const MAX_LENGTH = 500;

	/**
	 * Counts records.
	 *
	 * @param string $columns Column names, separated by commas.
	 * @return array<int, array<string, string>> Values of the columns and a `number`; the same values may occur twice.
	 */
	public static function of( string $table, string $columns ): array {
		$name = "dovetail_blocks_counts_$table";
		// Read the version mark before the records. Otherwise, counts from before a change could be stored with the
		// mark from after it.
		$mark  = self::mark( $table );
		$parts = self::unchanged( get_transient( $name ), $mark );
		$last  = max( 0, (int) Database::value( "SELECT MAX( id ) FROM {{$table}}" ) - self::MIN_NEW );
		$end   = $last - $last % self::PART;
		$all   = $end > 0 ? array_fill_keys( range( 0, $end - self::PART, self::PART ), array() ) : array();
		$parts = array_intersect_key( $parts, $all );
		$lacks = array_keys( array_diff_key( $all, $parts ) );
		if ( $lacks ) {
			$is_whole = count( $lacks ) > self::MAX_PARTS;
			$parts    = $is_whole ? $all : $parts + $all;
			foreach ( $is_whole ? array( null ) : $lacks as $start ) {
				// The sum makes the database read an index of the columns instead of all records.
				$rows = null === $start
					? self::count( $table, $columns, 'id + 0 < %d', array( $end ) )
					: self::count( $table, $columns, 'id >= %d AND id < %d', array( $start, $start + self::PART ) );
				foreach ( $rows as $row ) {
					$parts[ (int) $row['part'] ][] = array_diff_key( $row, array( 'part' => '' ) );
				}
			}
			set_transient( $name, compact( 'mark', 'parts' ), HOUR_IN_SECONDS );
		}
		return array_merge( self::count( $table, $columns, 'id >= %d', array( $end ) ), ...array_values( $parts ) );
	}

	/** Records that a table has or will have records, so that `are_expected()` needs no query. */
	public static function expect( string $table ): void {
		if ( ! self::are_expected( $table ) ) {
			self::forget( $table, array() );
		}
	}

	/** Whether a table has, had or will have records. Needs no query. */
	public static function are_expected( string $table ): bool {
		return '' !== (string) get_option( self::option( $table ), '' );
	}

	/**
	 * Invalidates the cached counts of records. Call it in the transaction that changes or deletes them, so that the
	 * change and the invalidation are stored together.
	 *
	 * @param int[] $ids IDs of the changed records.
	 */
	public static function forget( string $table, array $ids ): void {
		$name    = self::option( $table );
		$changed = ',' . implode( ',', array_unique( array_map( static fn( int $id ): int => $id - $id % self::PART, $ids ) ) );
		/**
		 * The version mark consists of a random string and the parts that have changed since the string was created.
		 */
		$anew = uniqid( '', true );
		$note = static fn(): int => Database::execute( 'UPDATE {options} SET option_value = CASE WHEN LENGTH( option_value ) < %d THEN CONCAT( option_value, %s ) ELSE %s END WHERE option_name = %s', array( self::MAX_LENGTH - strlen( $changed ), $changed, $anew, $name ) );
		if ( ! $note() && null === Database::insert_once( 'options', array( 'option_name' => $name, 'option_value' => $anew, 'autoload' => 'yes' ) ) ) {
			// Another request has inserted the mark in the meantime.
			$note();
		}
		if ( ! self::are_expected( $table ) ) {
			wp_cache_delete( 'alloptions', 'options' );
			wp_cache_delete( 'notoptions', 'options' );
		}
	}

	/**
	 * Returns a table's version mark, which changes with each `forget()`; empty before the first call. Reads it from
	 * the database, because a persistent object cache may contain an outdated mark.
	 */
	public static function mark( string $table ): string {
		return (string) Database::option( self::option( $table ) );
	}

	/**
	 * @param mixed $kept Value of the transient.
	 * @return array<int, array[]> Rows by the first ID of the part.
	 */
	private static function unchanged( $kept, string $mark ): array {
		if ( ! is_array( $kept ) || '' === $kept['mark'] || 0 !== strpos( $mark, $kept['mark'] ) ) {
			return array();
		}
		return array_diff_key( $kept['parts'], array_flip( explode( ',', substr( $mark, strlen( $kept['mark'] ) ) ) ) );
	}

	private static function option( string $table ): string {
		return "dovetail_blocks_{$table}_changed";
	}

	private static function count( string $table, string $columns, string $where, array $values ): array {
		return Database::rows( "SELECT $columns, id - id %% %d AS part, COUNT(*) AS number FROM {{$table}} WHERE $where GROUP BY $columns, part", array_merge( array( self::PART ), $values ) );
	}
}
