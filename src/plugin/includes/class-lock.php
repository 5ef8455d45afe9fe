<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Locks for concurrent requests: a claim is a single statement on a row with a unique name. A result can be stored
 * under the same name. Rows expire and are deleted once a day.
 */
final class Lock {
	/** Names of options that hold claims: `…<name>`; the value is the second of its end, a colon, and what was settled. */
	const OPTION_PREFIX = 'dovetail_blocks_claim_';

	/** Seconds after which what is held is free again whose request has died. */
	const HOLD_SECONDS = 30;

	/** Microseconds between two checks of another request's claim. */
	const POLL_MICROSECONDS = 100000;

	/**
	 * Claims a name. Of several requests at one time one gets true.
	 *
	 * @param string $name    Letters, digits, dashes; at most 100.
	 * @param int    $seconds Until somebody else may claim it, unless it is settled or released before.
	 * @return bool|null Null when the database refuses.
	 */
	public static function claim( string $name, int $seconds ): ?bool {
		global $wpdb;
		$row  = self::OPTION_PREFIX . $name;
		$mine = ( time() + $seconds ) . ':';
		$made = self::insert_row( $row, $mine );
		if ( 0 !== $made ) {
			return null === $made ? null : true;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a cached claim would be none.
		$taken = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value < %s", $mine, $row, (string) time() ) );
		return false === $taken ? null : $taken > 0;
	}

	/** Stores the result for a claimed name. */
	public static function store_result( string $name, string $value, int $seconds ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$wpdb->update( $wpdb->options, array( 'option_value' => ( time() + $seconds ) . ':' . $value ), array( 'option_name' => self::OPTION_PREFIX . $name ) );
	}

	/** Returns the result of a name: empty while it is claimed without a result, null when it is not claimed. */
	public static function get_result( string $name ): ?string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$value = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION_PREFIX . $name ) );
		if ( ! is_string( $value ) || (int) $value < time() ) {
			return null;
		}
		return (string) substr( $value, strpos( $value, ':' ) + 1 );
	}

	/**
	 * Waits until another request stores a result or releases its claim. It polls, because not every database that
	 * WordPress supports can wait for a lock.
	 *
	 * @param float $seconds Maximum time to wait.
	 * @return string|null As `get_result()`: empty when the time is up without a result.
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

	/**
	 * Does something that nobody else does at the same time under the same name, waiting for its turn.
	 *
	 * @param string   $name Letters, digits, dashes; at most 100.
	 * @param callable $work Takes less than `HOLD_SECONDS` seconds.
	 * @param float    $seconds How long to wait at most.
	 * @return mixed What it returns; null when its turn does not come, or the database refuses.
	 */
	public static function run_exclusively( string $name, callable $work, float $seconds = 10 ) {
		$end = microtime( true ) + $seconds;
		while ( ! self::claim( $name, self::HOLD_SECONDS ) ) {
			if ( microtime( true ) >= $end ) {
				return null;
			}
			usleep( self::POLL_MICROSECONDS );
		}
		try {
			return $work();
		} finally {
			self::release( $name );
		}
	}

	/** Gives a claim back, so that the next one who asks gets it. */
	public static function release( string $name ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::OPTION_PREFIX . $name ) );
	}

	/** Deletes what has ended. */
	public static function delete_expired(): void {
		global $wpdb;
		// Ten digits for two and a half centuries to come: they sort as text.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s", $wpdb->esc_like( self::OPTION_PREFIX ) . '%', (string) time() ) );
	}

	/**
	 * Adds a row unless one has its name.
	 *
	 * @return int|null How many rows were added; null when the database refuses.
	 */
	public static function insert_row( string $row, string $value ): ?int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() overwrites what came a moment before.
		$made = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $row, $value ) );
		return false === $made ? null : (int) $made;
	}
}
