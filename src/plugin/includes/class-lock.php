<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Locks that two requests at one time cannot both get: claiming one is a single statement on a row whose name is unique.
 * What became of it may be kept under the same name. Rows end by themselves and are swept once a day.
 */
final class Lock {
	/** Names of options that hold claims: `…<name>`; the value is the second of its end, a colon, and what was settled. */
	const CLAIM = 'dovetail_blocks_claim_';

	/** Seconds after which what is held is free again whose request has died. */
	const HELD = 30;

	/** Microseconds between two looks at a claim of somebody else. */
	const LOOK = 100000;

	/**
	 * Claims a name. Of several requests at one time one gets true.
	 *
	 * @param string $name    Letters, digits, dashes; at most 100.
	 * @param int    $seconds Until somebody else may claim it, unless it is settled or released before.
	 * @return bool|null Null when the database refuses.
	 */
	public static function claim( string $name, int $seconds ): ?bool {
		global $wpdb;
		$row  = self::CLAIM . $name;
		$mine = ( time() + $seconds ) . ':';
		$made = self::insert( $row, $mine );
		if ( 0 !== $made ) {
			return null === $made ? null : true;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a cached claim would be none.
		$taken = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value < %s", $mine, $row, (string) time() ) );
		return false === $taken ? null : $taken > 0;
	}

	/** Keeps for a claimed name what became of it. */
	public static function settle( string $name, string $value, int $seconds ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$wpdb->update( $wpdb->options, array( 'option_value' => ( time() + $seconds ) . ':' . $value ), array( 'option_name' => self::CLAIM . $name ) );
	}

	/** What became of a name: empty while it is claimed and not settled, null when nobody has claimed it. */
	public static function settled( string $name ): ?string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$value = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::CLAIM . $name ) );
		if ( ! is_string( $value ) || (int) $value < time() ) {
			return null;
		}
		return (string) substr( $value, strpos( $value, ':' ) + 1 );
	}

	/**
	 * Waits until somebody else has settled or released a claim. Databases tell nobody that a row has changed (those that
	 * have locks to wait for are not all that WordPress runs on), so this looks again and again.
	 *
	 * @param float $seconds How long at most.
	 * @return string|null As `settled()`: empty when the time is over and nothing has become of it.
	 */
	public static function wait( string $name, float $seconds ): ?string {
		$end   = microtime( true ) + $seconds;
		$value = self::settled( $name );
		while ( '' === $value && microtime( true ) < $end ) {
			usleep( self::LOOK );
			$value = self::settled( $name );
		}
		return $value;
	}

	/**
	 * Does something that nobody else does at the same time under the same name, waiting for its turn.
	 *
	 * @param string   $name Letters, digits, dashes; at most 100.
	 * @param callable $work Takes less than `HELD` seconds.
	 * @param float    $seconds How long to wait at most.
	 * @return mixed What it returns; null when its turn does not come, or the database refuses.
	 */
	public static function hold( string $name, callable $work, float $seconds = 10 ) {
		$end = microtime( true ) + $seconds;
		while ( ! self::claim( $name, self::HELD ) ) {
			if ( microtime( true ) >= $end ) {
				return null;
			}
			usleep( self::LOOK );
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
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::CLAIM . $name ) );
	}

	/** Deletes what has ended. */
	public static function sweep(): void {
		global $wpdb;
		// Ten digits for two and a half centuries to come: they sort as text.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s", $wpdb->esc_like( self::CLAIM ) . '%', (string) time() ) );
	}

	/**
	 * Adds a row unless one has its name.
	 *
	 * @return int|null How many rows were added; null when the database refuses.
	 */
	public static function insert( string $row, string $value ): ?int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() overwrites what came a moment before.
		$made = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $row, $value ) );
		return false === $made ? null : (int) $made;
	}
}
