<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Counts visitors' actions and enforces limits. Each count is a row with a unique name. A single statement increments
 * it, so simultaneous requests cannot exceed the limit. Rows expire and are deleted once a day. Only this class
 * distinguishes visitors; its callers set the limits and the messages.
 */
final class Rate_Limit {
	/**
	 * Prefix of the options that store counts. It is followed by the Unix time at which the count expires, and the
	 * count's name.
	 */
	const OPTION_PREFIX = 'dovetail_blocks_count_';

	/**
	 * Returns a hash that identifies the client in names of locks and counters. It does not reveal the IP address, and
	 * differs on each site.
	 */
	public static function client(): string {
		return substr( Secret::sign( 'client', Client_Ip::network( Client_Ip::address() ) ), 0, 32 );
	}

	/**
	 * Counts an action of this visitor, and of the larger networks in which one visitor can choose addresses. Stops at
	 * the first limit that is reached. The visitor comes first, so that a blocked visitor does not use up the network's
	 * limit.
	 *
	 * @param string   $name         Name of the count, see `count()`; the visitor or network is appended.
	 * @param int      $limit        Maximum number of actions per visitor and window.
	 * @param int      $seconds      Length of a time window in seconds.
	 * @param int      $more         Number of actions to count; one by default.
	 * @param int|null $network_most Maximum for a larger IPv6 network. By default, the visitor's limit multiplied by
	 *        the number of visitors that the network may contain.
	 * @return bool|null Whether the action is within the limits; null if the database failed.
	 */
	public static function count_client( string $name, int $limit, int $seconds, int $more = 1, ?int $network_most = null ): ?bool {
		$limits = array( self::client() => $limit );
		foreach ( Client_Ip::wider_networks() as $network => $factor ) {
			// Behind a proxy that is not in the site's settings, all visitors share one network.
			$most = null === $network_most || Client_Ip::UNLISTED_PROXY_FACTOR === $factor ? PHP_INT_MAX : max( $limit, $network_most );
			$limits[ substr( Secret::sign( 'client network', $network ), 0, 32 ) ] = min( $factor * $limit, $most );
		}
		foreach ( $limits as $client => $most ) {
			$has_room = self::count( $name . $client, $most, $seconds, $more );
			if ( ! $has_room ) {
				return $has_room;
			}
		}
		return true;
	}

	/**
	 * Counts an action unless the limit is reached. Time is divided into windows of the given length.
	 *
	 * @param string $name    Name of the count: at most 100 letters, digits and dashes.
	 * @param int    $limit   Maximum number of actions per window.
	 * @param int    $seconds Length of a time window in seconds.
	 * @param int    $more    Number of actions to count; one by default.
	 * @return bool|null Whether the action is within the limits; null if the database failed.
	 */
	public static function count( string $name, int $limit, int $seconds, int $more = 1 ): ?bool {
		return self::add( self::OPTION_PREFIX . self::window_end( $seconds ) . '_' . $name, $more, $limit );
	}

	/**
	 * Returns the end of the current time window.
	 *
	 * @param int $seconds Length of a time window in seconds.
	 * @return int End of the window as a Unix timestamp.
	 */
	public static function window_end( int $seconds ): int {
		return ( (int) floor( time() / $seconds ) + 1 ) * $seconds;
	}

	/**
	 * Counts an action for today's statistics, without a limit.
	 *
	 * @param string $name Name of the count: letters, digits and dashes. Use only a few different names.
	 * @param int    $days Number of days for which the count is kept.
	 */
	public static function count_for_days( string $name, int $days ): void {
		self::add( self::OPTION_PREFIX . ( self::window_end( DAY_IN_SECONDS ) + ( $days - 1 ) * DAY_IN_SECONDS ) . '_' . $name, 1, PHP_INT_MAX );
	}

	/** @return array<string, int> Sums of the counts that are still stored, by name. */
	public static function daily_counts( string $beginning ): array {
		$like    = Database::like( self::OPTION_PREFIX ) . '%' . Database::like( '_' . $beginning ) . '%';
		$tallied = array();
		foreach ( Database::rows( 'SELECT option_name, option_value FROM {options} WHERE option_name LIKE %s AND option_name > %s', array( $like, self::OPTION_PREFIX . time() ) ) as $row ) {
			$name             = substr( $row['option_name'], strlen( self::OPTION_PREFIX ) + 11 );
			$tallied[ $name ] = ( $tallied[ $name ] ?? 0 ) + (int) $row['option_value'];
		}
		return $tallied;
	}

	/** Deletes expired counts. */
	public static function delete_expired(): void {
		// Timestamps have ten digits until the year 2286, so they sort correctly as text.
		Database::execute( 'DELETE FROM {options} WHERE option_name LIKE %s AND option_name < %s', array( Database::like( self::OPTION_PREFIX ) . '%', self::OPTION_PREFIX . time() ) );
	}

	/**
	 * Adds to a count if it stays within the limit.
	 *
	 * @param int $limit Maximum count.
	 * @return bool|null Whether the action is within the limits; null if the database failed.
	 */
	private static function add( string $row, int $more, int $limit ): ?bool {
		$first = array(
			'option_name'  => $row,
			'option_value' => '0',
			'autoload'     => 'off',
		);
		$count = static fn(): bool => Database::execute( 'UPDATE {options} SET option_value = option_value + %d WHERE option_name = %s AND option_value + 0 <= %d', array( $more, $row, $limit - $more ) ) > 0;
		try {
			if ( $count() ) {
				return true;
			}
			// Either the limit is reached or there is no row yet. Another request may insert the row at the same time.
			Database::insert_once( 'options', $first );
			return $count();
		} catch ( Database_Error $error ) {
			return null;
		}
	}
}
