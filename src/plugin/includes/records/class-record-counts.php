<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the records of a table by the values of some columns. The numbers of older records are kept until one of them
 * changes. Newer ones are counted each time, so that adding a record changes nothing here.
 */
final class Record_Counts {
	/** Records that are counted each time, at most and at least: some with lower IDs than the last may still be added. */
	const MAX_NEW = 1000;
	const MIN_NEW = 100;

	/**
	 * Counts records.
	 *
	 * @param string $columns With commas between them.
	 * @return array<int, array<string, string>> Values of the columns and a `number`; some values may stand twice.
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

	/** Says that records of a table have changed or were deleted. Call it after the transaction. */
	public static function forget( string $table ): void {
		/** A value that changes with the records of a table, so that older counts are ignored. */
		update_option( "dovetail_blocks_{$table}_changed", uniqid( '', true ), true );
	}

	/** Returns what is another value after each `forget()`; empty before the first. */
	public static function mark( string $table ): string {
		return (string) get_option( "dovetail_blocks_{$table}_changed", '' );
	}

	/** Counts the records on one side of an ID. With a sum the database reads an index of the columns, and not whole records. */
	private static function count( string $table, string $columns, string $where, int $id ): array {
		return Database::rows( "SELECT $columns, COUNT(*) AS number FROM {{$table}} WHERE $where GROUP BY $columns", array( $id ) );
	}
}
