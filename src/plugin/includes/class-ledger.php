<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Claims and counts that two requests at one time cannot both win: each is a single statement on a row whose name is
 * unique. Rows end by themselves and are swept once a day. The one place where visitors are counted and told apart; what
 * is allowed, and what is said when it is too much, stands with who asks.
 */
final class Ledger {
	/** Names of options that hold claims: `…<name>`; the value is the second of its end, a colon, and what was settled. */
	const CLAIM = 'dovetail_blocks_claim_';

	/** Names of options that hold counts: `…<second of its end>_<name>`; the value is the count. */
	const COUNT = 'dovetail_blocks_count_';

	/** Microseconds between two looks at a claim of somebody else. */
	const LOOK = 100000;

	/**
	 * Who asks, as far as a server can know: a part of a name to claim or to count by. Salted, so that nobody finds the
	 * address behind it.
	 */
	public static function client(): string {
		return wp_hash( Client::network( Client::address() ) );
	}

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

	/**
	 * Keeps for a claimed name what became of it.
	 *
	 * @param string $name    A claimed name.
	 * @param string $value   Not empty.
	 * @param int    $seconds How long.
	 */
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
	 * @param string $name    A claimed name.
	 * @param float  $seconds How long at most.
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
	 * Gives a claim back, so that the next one who asks gets it.
	 *
	 * @param string $name A claimed name.
	 */
	public static function release( string $name ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see claim().
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::CLAIM . $name ) );
	}

	/**
	 * Counts one more, unless the limit is reached. The time is cut into pieces of the given length.
	 *
	 * @param string $name    Letters, digits, dashes; at most 100.
	 * @param int    $limit   How many each piece of time has room for.
	 * @param int    $seconds Length of a piece of time.
	 * @param int    $more    How many to count instead of one.
	 * @return bool|null Whether there was room; null when the database refuses.
	 */
	public static function count( string $name, int $limit, int $seconds, int $more = 1 ): ?bool {
		return self::add( self::COUNT . self::end( $seconds ) . '_' . $name, $more, $limit );
	}

	/**
	 * When the piece of time that is counted now ends.
	 *
	 * @param int $seconds Length of a piece of time.
	 * @return int A second of the clock.
	 */
	public static function end( int $seconds ): int {
		return ( (int) floor( time() / $seconds ) + 1 ) * $seconds;
	}

	/**
	 * Counts one more of today without a limit, for those who want to know.
	 *
	 * @param string $name Of a handful; letters, digits, dashes.
	 * @param int    $days How long today's count is kept.
	 */
	public static function tally( string $name, int $days ): void {
		self::add( self::COUNT . ( self::end( DAY_IN_SECONDS ) + ( $days - 1 ) * DAY_IN_SECONDS ) . '_' . $name, 1, PHP_INT_MAX );
	}

	/**
	 * What was tallied and is still kept, all days together.
	 *
	 * @param string $beginning Of the names.
	 * @return array<string, int> By name.
	 */
	public static function tallied( string $beginning ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a cached count would be wrong.
		$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s AND option_name > %s", $wpdb->esc_like( self::COUNT ) . '%' . $wpdb->esc_like( '_' . $beginning ) . '%', self::COUNT . time() ) );
		$tallied = array();
		foreach ( $rows as $row ) {
			$name             = substr( $row->option_name, strlen( self::COUNT ) + 11 );
			$tallied[ $name ] = ( isset( $tallied[ $name ] ) ? $tallied[ $name ] : 0 ) + (int) $row->option_value;
		}
		return $tallied;
	}

	/** Deletes what has ended. */
	public static function sweep(): void {
		global $wpdb;
		$claims = $wpdb->esc_like( self::CLAIM ) . '%';
		$counts = $wpdb->esc_like( self::COUNT ) . '%';
		// Ten digits for two and a half centuries to come: they sort as text.
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- see claim().
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s", $claims, (string) time() ) );
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_name < %s", $counts, self::COUNT . time() ) );
		// phpcs:enable
	}

	/**
	 * Adds to a count as long as it stays within a limit.
	 *
	 * @param string $row   Name of an option.
	 * @param int    $more  How many.
	 * @param int    $limit How many there may be.
	 * @return bool|null Whether there was room; null when the database refuses.
	 */
	private static function add( string $row, int $more, int $limit ): ?bool {
		global $wpdb;
		$query = $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = option_value + %d WHERE option_name = %s AND option_value + 0 <= %d", $more, $row, $limit - $more );
		// phpcs:disable WordPress.DB -- a cached count would be wrong; prepared above.
		$counted = $wpdb->query( $query );
		if ( 0 === $counted ) {
			// Full, or the first.
			$counted = null === self::insert( $row, '0' ) ? false : $wpdb->query( $query );
		}
		// phpcs:enable
		return false === $counted ? null : $counted > 0;
	}

	/**
	 * Adds a row unless one has its name.
	 *
	 * @param string $row   Name of an option.
	 * @return int|null How many rows were added; null when the database refuses.
	 */
	private static function insert( string $row, string $value ): ?int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() overwrites what came a moment before.
		$made = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $row, $value ) );
		return false === $made ? null : (int) $made;
	}
}
