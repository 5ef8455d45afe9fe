<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the addresses of an import, one per row, until they are processed. Failed addresses are kept longer. Rows have
 * a `number`, starting at 1. `is_left` means that the person unsubscribed elsewhere. `result` stays empty until the row
 * is processed.
 */
final class Import_List {
	const BATCH_SIZE = 500;

	/** Returns the columns of the table. */
	public static function columns(): string {
		return "
import varchar(60) COLLATE utf8mb4_bin NOT NULL,
number bigint(20) unsigned NOT NULL,
email varchar(254) NOT NULL,
address varchar(64) COLLATE utf8mb4_bin NOT NULL,
is_left tinyint(1) unsigned NOT NULL,
result varchar(10) COLLATE utf8mb4_bin NOT NULL default '',
PRIMARY KEY  (import,number),
KEY result (import,result,number),
KEY address (address)";
	}

	/** Returns a new ID: the current time and a random part. */
	public static function make_id(): string {
		return self::moment( time() ) . '-' . wp_generate_uuid4();
	}

	/**
	 * Stores the addresses of a list.
	 *
	 * @param iterable<string> $entries Addresses with their prefixes; see `Import_File::entries()`.
	 * @return int Number of entries.
	 */
	public static function write( string $id, iterable $entries ): int {
		$rows  = array();
		$total = 0;
		foreach ( $entries as $entry ) {
			$email  = substr( $entry, 1 );
			$rows[] = array(
				'import'  => $id,
				'number'  => ++$total,
				'email'   => $email,
				'address' => Email::lookup_key( $email ),
				'is_left' => Import_File::UNSUBSCRIBED_PREFIX === $entry[0],
			);
			if ( count( $rows ) === self::BATCH_SIZE ) {
				Database::insert_rows( 'import_lines', $rows );
				$rows = array();
			}
		}
		Database::insert_rows( 'import_lines', $rows );
		return $total;
	}

	/**
	 * Returns the rows of a list with the given result, ordered by number.
	 *
	 * @param string $result Result of the rows; empty for rows that are not processed yet.
	 * @param int    $after  Number of the last row that was loaded; 0 at first.
	 * @return array[] Rows with `number`, `email`, `is_left`, and the `status` of the subscriber with this address; empty
	 *                 if there is none.
	 */
	public static function rows( string $id, string $result = '', int $after = 0, int $max = self::BATCH_SIZE ): array {
		return array_map(
			static fn( array $row ): array => array(
				'number'  => (int) $row['number'],
				'email'   => $row['email'],
				'is_left' => (bool) (int) $row['is_left'],
				'status'  => (string) $row['status'],
			),
			Database::rows( 'SELECT list.number, list.email, list.is_left, readers.status FROM {import_lines} list LEFT JOIN {subscribers} readers ON readers.address = list.address WHERE list.import = %s AND list.result = %s AND list.number > %d ORDER BY list.number LIMIT %d', array( $id, $result, $after, $max ) )
		);
	}

	/**
	 * Sets the result of the given rows.
	 *
	 * @param int[]  $numbers Numbers of the rows.
	 * @param string $before  Result that the rows must currently have.
	 * @return int Number of rows that were changed.
	 */
	public static function settle( string $id, array $numbers, string $result, string $before = '' ): int {
		return Database::update(
			'import_lines',
			compact( 'result' ),
			array(
				'import' => $id,
				'number' => $numbers,
				'result' => $before,
			)
		);
	}

	/**
	 * Counts the rows of a list by result.
	 *
	 * @return array<string, int> Number of rows by result.
	 */
	public static function counts( string $id ): array {
		return array_map( 'intval', array_column( Database::rows( 'SELECT result, COUNT(*) AS number FROM {import_lines} WHERE import = %s GROUP BY result', array( $id ) ), 'number', 'result' ) );
	}

	/** Deletes a list. */
	public static function delete( string $id ): void {
		Database::delete( 'import_lines', array( 'import' => $id ) );
	}

	/** Deletes the rows of a list, except failed rows. */
	public static function delete_settled( string $id ): void {
		Database::execute( "DELETE FROM {import_lines} WHERE import = %s AND result <> 'failed'", array( $id ) );
	}

	/**
	 * Deletes abandoned lists, such as lists whose upload crashed.
	 *
	 * @param string $id      ID of the list to keep; empty for none.
	 * @param int    $seconds Minimum age of the lists to delete.
	 */
	public static function delete_abandoned( string $id, int $seconds ): void {
		Database::execute( 'DELETE FROM {import_lines} WHERE import <> %s AND import < %s', array( $id, self::moment( time() - $seconds ) ) );
	}

	/** Whether any list contains an address. */
	public static function holds( string $email ): bool {
		return null !== Database::value( 'SELECT number FROM {import_lines} WHERE address = %s LIMIT 1', array( Email::lookup_key( $email ) ) );
	}

	/** Deletes an address from all lists. Returns whether a list contained the address. */
	public static function drop( string $email ): bool {
		return Database::delete( 'import_lines', array( 'address' => Email::lookup_key( $email ) ) ) > 0;
	}

	/** Formats a timestamp as a string that sorts chronologically. */
	private static function moment( int $time ): string {
		return gmdate( 'YmdHis', $time );
	}
}
