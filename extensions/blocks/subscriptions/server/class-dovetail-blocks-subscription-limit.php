<?php
/**
 * How often something may happen.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Counts in the database, in one statement, so that requests at the same moment cannot share a count. Counters look
 * like transients to WordPress, which deletes them when their time is over; nobody's address stands in them.
 */
final class Dovetail_Blocks_Subscription_Limit {
	/** Seconds for which is counted. */
	const WINDOW = HOUR_IN_SECONDS;

	/**
	 * Counts once more, and says whether that was too often.
	 *
	 * @param string $what What is counted, such as `address:203.0.113.7`.
	 * @param int    $most How often it may happen in an hour.
	 * @return bool True while it may. Also when the database refuses to count: then it refuses to store as well.
	 */
	public static function allows( $what, $most ) {
		return self::count( $what ) <= $most;
	}

	/**
	 * Who asks, as far as a server can know: the client's address, or for IPv6 the network, since one visitor has many.
	 *
	 * @return string
	 */
	public static function client() {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		/**
		 * The client's address, for sites behind a proxy. Trust no header that the proxy does not set itself.
		 *
		 * @param string $address As the server sees it.
		 */
		$address = (string) apply_filters( 'dovetail_blocks_client_address', $address );
		$packed  = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? inet_pton( $address ) : false;
		return 'address:' . ( $packed ? bin2hex( substr( $packed, 0, 8 ) ) : $address );
	}

	/**
	 * Counts once more.
	 *
	 * @param string $what What is counted.
	 * @return int How often it has happened in this hour, this time included; 0 when the database refuses.
	 */
	private static function count( $what ) {
		global $wpdb;
		$name   = 'dovetail_blocks_' . substr( hash_hmac( 'sha256', $what . '|' . intdiv( time(), self::WINDOW ), wp_salt( 'nonce' ) ), 0, 32 );
		$errors = $wpdb->suppress_errors();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The functions of WordPress read, add and write: two requests could do so at once.
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
				'_transient_timeout_' . $name,
				(string) ( time() + 2 * self::WINDOW )
			)
		);
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, '1', 'off') ON DUPLICATE KEY UPDATE option_value = option_value + 1",
				'_transient_' . $name
			)
		);
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", '_transient_' . $name ) );
		// phpcs:enable
		$wpdb->suppress_errors( $errors );
		return $count;
	}
}
