<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the addresses of an import in the database until they were worked on: in options of some hundred lines, which are
 * never loaded together, and are deleted one by one. A line is an address after its sign, see `Import_File::entries()`;
 * an erased one is empty. Options are read past WordPress's cache, which would keep all of them.
 */
final class Import_List {
	/** Prefix of the options; the ID of the list and the number of the part follow. */
	const PREFIX = 'dovetail_blocks_import_list_';

	/** Lines of a part. */
	const LINES = 500;

	/** Returns a new ID: its time, and what nobody can guess. */
	public static function make_id(): string {
		return self::moment( time() ) . '-' . wp_generate_uuid4();
	}

	/**
	 * Stores a list.
	 *
	 * @param iterable<string> $lines Addresses, each after its sign.
	 * @return int|null How many there are; null when the database refuses.
	 */
	public static function write( string $id, iterable $lines ): ?int {
		$part  = array();
		$total = 0;
		foreach ( $lines as $line ) {
			$part[] = $line;
			++$total;
			if ( 0 === $total % self::LINES ) {
				if ( ! self::insert( $id, $total, $part ) ) {
					return null;
				}
				$part = array();
			}
		}
		return ! $part || self::insert( $id, $total, $part ) ? $total : null;
	}

	/**
	 * Returns the lines of the part with a line, from that line on; nothing behind the last one.
	 *
	 * @param int $line Number of the line in the list, from 0.
	 * @return string[]|null Null when the database refuses.
	 */
	public static function lines( string $id, int $line ): ?array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		$part = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::name( $id, $line ) ) );
		if ( null === $part && '' !== $wpdb->last_error ) {
			return null;
		}
		return is_string( $part ) ? array_slice( explode( "\n", substr( $part, 1, -1 ) ), $line % self::LINES ) : array();
	}

	/** Deletes the part that ends before a line. */
	public static function delete_before( string $id, int $line ): void {
		global $wpdb;
		if ( $line > 0 ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
			$wpdb->delete( $wpdb->options, array( 'option_name' => self::name( $id, $line - 1 ) ) );
		}
	}

	/** Deletes a list. */
	public static function delete( string $id ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::PREFIX . $id . '_' ) . '%' ) );
	}

	/**
	 * Deletes lists that nobody works on, such as that of an upload during which the server died.
	 *
	 * @param string $id      Of the list that stays; empty for none.
	 * @param int    $seconds How old a list is at least.
	 */
	public static function delete_abandoned( string $id, int $seconds ): void {
		global $wpdb;
		$all   = $wpdb->esc_like( self::PREFIX ) . '%';
		$stays = $wpdb->esc_like( self::PREFIX . $id . '_' ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_name NOT LIKE %s AND option_name < %s", $all, $stays, self::PREFIX . self::moment( time() - $seconds ) ) );
	}

	/** Whether an address is in a list. */
	public static function holds( string $email ): bool {
		return array() !== self::parts_with( $email );
	}

	/** Takes an address out of the list; false if it was in none, or the database refuses. */
	public static function drop( string $email ): bool {
		global $wpdb;
		$is_dropped = false;
		foreach ( self::parts_with( $email ) as $name => $part ) {
			$without = implode(
				"\n",
				array_map(
					static function ( $line ) use ( $email ) {
						return self::has( $line, $email ) ? '' : $line;
					},
					explode( "\n", $part )
				)
			);
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
			$is_dropped = (bool) $wpdb->update( $wpdb->options, array( 'option_value' => $without ), array( 'option_name' => $name ) ) || $is_dropped;
		}
		return $is_dropped;
	}

	/**
	 * Returns the parts with an address.
	 *
	 * @return array<string, string> Contents by name.
	 */
	private static function parts_with( string $email ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s AND LOWER( option_value ) LIKE %s", $wpdb->esc_like( self::PREFIX ) . '%', '%' . $wpdb->esc_like( strtolower( $email ) ) . '%' ) );
		return array_filter(
			array_column( (array) $rows, 'option_value', 'option_name' ),
			static function ( $part ) use ( $email ) {
				foreach ( explode( "\n", $part ) as $line ) {
					if ( self::has( $line, $email ) ) {
						return true;
					}
				}
				return false;
			}
		);
	}

	/** Whether a line has an address, whatever the case of its letters. */
	private static function has( string $line, string $email ): bool {
		return 0 === strcasecmp( substr( $line, 1 ), $email );
	}

	/**
	 * Stores a part.
	 *
	 * @param int      $end   Number of the line behind it.
	 * @param string[] $lines Its lines.
	 */
	private static function insert( string $id, int $end, array $lines ): bool {
		return 1 === Lock::insert_row( self::name( $id, $end - 1 ), "\n" . implode( "\n", $lines ) . "\n" );
	}

	/** Returns a time as text that sorts. */
	private static function moment( int $time ): string {
		return gmdate( 'YmdHis', $time );
	}

	/** Returns the name of the part with a line. */
	private static function name( string $id, int $line ): string {
		return self::PREFIX . $id . '_' . intdiv( $line, self::LINES );
	}
}
