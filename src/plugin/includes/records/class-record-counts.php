<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the records of a table by the values of some columns. The counts of older records are cached until one of them
 * changes. Newer records are counted each time, so that adding a record does not invalidate the cache.
 */
final class Record_Counts {
	/**
	 * Maximum and minimum number of the newest records that are not cached. The minimum exists because records with
	 * lower IDs than the last may still be added.
	 */
	const MAX_NEW = 1000;
	const MIN_NEW = 100;

	/**
	 * Counts records.
	 *
	 * @param string $columns Column names, separated by commas.
	 * @return array<int, array<string, string>> Values of the columns and a `number`; the same values may occur twice.
	 */
	public static function of( string $table, string $columns ): array {
		$name = "dovetail_blocks_counts_$table";
		$mark = self::mark( $table );
		$kept = get_transient( $name );
		if ( ! is_array( $kept ) || $kept['of'] !== $mark ) {
			$kept = array(
				'of'   => $mark,
				'last' => 0,
				'rows' => array(),
			);
		}
		$last = (int) Database::value( "SELECT MAX( id ) FROM {{$table}}" ) - self::MIN_NEW;
		if ( $last - $kept['last'] > self::MAX_NEW ) {
			$kept['last'] = $last;
			$kept['rows'] = self::count( $table, $columns, 'id + 0 <= %d', $last );
			set_transient( $name, $kept, HOUR_IN_SECONDS );
		}
		return array_merge( $kept['rows'], self::count( $table, $columns, 'id > %d', $kept['last'] ) );
	}

	/** Stores that a table has records or will have some. Later calls need no query. */
	public static function expect( string $table ): void {
		if ( ! self::are_expected( $table ) ) {
			self::forget( $table );
		}
	}

	/** Whether a table has, had or will have records. Needs no query. */
	public static function are_expected( string $table ): bool {
		return '' !== self::mark( $table );
	}

	/** Invalidates the cached counts of a table. Call it after the transaction that changed or deleted records. */
	public static function forget( string $table ): void {
		/** A value that changes with the records of a table, so that older counts are ignored. */
		update_option( "dovetail_blocks_{$table}_changed", uniqid( '', true ), true );
	}

	/** Returns a value that changes with each `forget()`; empty before the first. */
	public static function mark( string $table ): string {
		return (string) get_option( "dovetail_blocks_{$table}_changed", '' );
	}

	/**
	 * Counts the records before or after an ID. Grouping by the columns lets the database use an index instead of
	 * reading whole records.
	 */
	private static function count( string $table, string $columns, string $where, int $id ): array {
		return Database::rows( "SELECT $columns, COUNT(*) AS number FROM {{$table}} WHERE $where GROUP BY $columns", array( $id ) );
	}
}
