<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Permission;

defined( 'ABSPATH' ) || exit;

/** Exports the entries of the list as CSV. */
final class Export {
	const ACTION = 'dovetail_blocks_entries_csv';

	/** Returns the unescaped URL for exporting the current list. */
	public static function address( array $request ): string {
		return add_query_arg(
			array_map( 'rawurlencode', Entries_Query::kept( $request ) ) + array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** Sends the CSV file of the current list. */
	public static function send(): void {
		check_admin_referer( self::ACTION );
		Permission::die_unless( current_user_can( Capabilities::ALL ) );
		Csv::send( 'form-entries', self::rows( wp_unslash( $_GET ) ) );
	}

	/**
	 * Sends a file with the given entries.
	 *
	 * @param int[] $ids IDs of the selected entries; entries that the user may not read are omitted.
	 */
	public static function send_these( array $ids ): void {
		Csv::send( 'form-entries', self::rows( wp_unslash( $_GET ), $ids ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the caller checks it.
	}

	/**
	 * Yields the headings, and then a row for each entry of the list.
	 *
	 * @param array      $request Request parameters of the list, unslashed.
	 * @param int[]|null $ids     IDs of the entries to export; null for all entries of the list.
	 * @return Generator<string[]>
	 * @throws RuntimeException If the database fails.
	 */
	public static function rows( array $request, ?array $ids = null ): \Generator {
		$fields = Entry_Fields::in( Entry_Fields::CSV );
		$own    = $fields->headings();
		$labels = array();
		$last   = 0;
		foreach ( self::entries( $request, $ids ) as $entry ) {
			$labels += array_fill_keys( array_keys( self::cells( $entry, $own ) ), '' );
			$last    = $entry['id'];
		}
		yield array_merge( array_values( $own ), array_map( 'trim', array_map( 'strval', array_keys( $labels ) ) ) );
		foreach ( self::entries( $request, $ids ) as $entry ) {
			if ( $entry['id'] > $last ) {
				// Entries added during the export may have answers without a column.
				return;
			}
			yield array_merge( array_values( $fields->texts( $entry ) ), array_values( array_merge( $labels, self::cells( $entry, $own ) ) ) );
		}
	}

	/**
	 * Returns the answers of an entry by label. Adds a number to labels that another answer or a heading already has.
	 *
	 * @param string[] $own Headings of the columns that are not answers.
	 * @return array<string, string>
	 */
	private static function cells( array $entry, array $own ): array {
		$taken = array_fill_keys( $own, true );
		$cells = array();
		foreach ( $entry['answers'] as $answer ) {
			$label  = $answer['label'];
			$number = 1;
			while ( isset( $taken[ $label ] ) ) {
				$label = $answer['label'] . ' ' . ( ++$number );
			}
			$taken[ $label ] = true;
			// The leading space keeps PHP from turning a numeric label into an integer key.
			$cells[ ' ' . $label ] = Answers::for_machines( $answer ) ?? Answers::in_full( $answer );
		}
		return $cells;
	}

	/**
	 * @param int[]|null $ids IDs of the entries to read; null for all.
	 * @return \Generator<array> Entries from `Entries::decode()`.
	 */
	private static function entries( array $request, ?array $ids ): \Generator {
		list( $where, $values ) = Entries_Query::where( $request );
		if ( null !== $ids ) {
			$where .= $ids ? ' AND id IN ( ' . Database::places( $ids ) . ' )' : ' AND 1 = 0';
			array_push( $values, ...$ids );
		}
		return Entries::each( $where, $values );
	}
}
