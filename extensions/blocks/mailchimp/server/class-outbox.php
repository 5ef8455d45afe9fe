<?php
namespace Dovetail\Mailchimp;

use Dovetail\Connections\State;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Sign-ups that Mailchimp had no time for: kept until it has, tried again with growing pauses, and given up after a few days,
 * which is noted on the card. What is kept is the address and what the form's author has chosen; it is deleted when it is done.
 */
final class Outbox {
	/** The kind of job; its argument is the name of a row. */
	const EVENT = 'dovetail_blocks_mailchimp_sign_up';

	/** Names of options that hold a sign-up as JSON: `email`, `wishes`, `tries`. */
	const ROW = 'dovetail_blocks_mailchimp_';

	/** Sign-ups that wait at most. */
	const MOST = 1000;

	/** Seconds before each try. */
	const PAUSES = array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS, DAY_IN_SECONDS );

	/** Seconds that a try may take; nobody waits for it. */
	const SECONDS = 20;

	/**
	 * Keeps a sign-up for later. The same one is kept once.
	 *
	 * @param array     $wishes See `Members::add()`.
	 * @param \WP_Error $error  Why it was not taken now.
	 * @return bool Whether there was room.
	 */
	public static function add( string $email, array $wishes, \WP_Error $error ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- rows that WordPress does not cache.
		$waiting = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::ROW ) . '%' ) );
		$tries   = 0;
		$name    = md5( (string) wp_json_encode( array( strtolower( $email ), $wishes ) ) );
		if ( null === $waiting || (int) $waiting >= self::MOST || null === Lock::insert( self::ROW . $name, (string) wp_json_encode( compact( 'email', 'wishes', 'tries' ) ) ) ) {
			return false;
		}
		Queue::push( self::EVENT, array( $name ), self::pause( 0, $error ) );
		return true;
	}

	/**
	 * Tries again.
	 *
	 * @param string $name Of a row.
	 * @return true|int True when there is nothing more to do; otherwise seconds until the next try.
	 */
	public static function send( $name ) {
		global $wpdb;
		$row = array( 'option_name' => self::ROW . $name );
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- see above.
		$job    = json_decode( (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $row['option_name'] ) ), true );
		$answer = is_array( $job ) ? Members::add( $job['email'], array(), $job['wishes'], microtime( true ) + self::SECONDS ) : null;
		$tries  = is_array( $job ) ? $job['tries'] + 1 : 0;
		if ( is_wp_error( $answer ) && $tries < count( self::PAUSES ) && Members::is_worth_waiting( $answer ) ) {
			$wpdb->update( $wpdb->options, array( 'option_value' => (string) wp_json_encode( compact( 'tries' ) + $job ) ), $row );
			return self::pause( $tries, $answer );
		}
		$wpdb->delete( $wpdb->options, $row );
		// phpcs:enable
		if ( is_wp_error( $answer ) ) {
			/* translators: %s: the reason, a sentence. */
			State::answered( Account::ID, sprintf( __( 'A sign-up that had waited was given up. %s', 'dovetail-blocks' ), $answer->get_error_message() ) );
		}
		return true;
	}

	/**
	 * What is kept.
	 *
	 * @return array[] Arguments of `send()`.
	 */
	public static function unfinished(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		$rows = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id LIMIT 200", $wpdb->esc_like( self::ROW ) . '%' ) );
		return array_map(
			static function ( string $row ): array {
				return array( substr( $row, strlen( self::ROW ) ) );
			},
			$rows
		);
	}

	/**
	 * What waits of an address.
	 *
	 * @return array<string, array> By the name of the row; at most `MOST`.
	 */
	public static function of( string $email ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s LIMIT %d", $wpdb->esc_like( self::ROW ) . '%', self::MOST ) );
		$own  = array();
		foreach ( $rows as $row ) {
			$job = json_decode( $row->option_value, true );
			if ( is_array( $job ) && strtolower( $job['email'] ) === strtolower( $email ) ) {
				$own[ substr( $row->option_name, strlen( self::ROW ) ) ] = $job;
			}
		}
		return $own;
	}

	/**
	 * Deletes what waits. Its job finds nothing to do.
	 *
	 * @param string $name Of a row.
	 */
	public static function forget( string $name ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::ROW . $name ) );
	}

	/** Seconds before a try, and at least as many as Mailchimp has asked for. */
	private static function pause( int $tries, \WP_Error $error ): int {
		$data = (array) $error->get_error_data();
		return max( self::PAUSES[ $tries ], (int) ( $data['retry_after'] ?? 0 ) );
	}
}
