<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Payments of which nobody has told how they ended: a site without a public address is told nothing, and a visitor may close the page
 * before she comes back. The service is asked for each once an hour, from the second day on once a day, for a month. What was never paid
 * is forgotten.
 */
final class Pending {
	/** The job. */
	const EVENT = 'dovetail_blocks_payments_pending';

	/** Payments that one run asks for. */
	const MOST = 20;

	/** Seconds after which a payment is asked for, and asked for again. */
	const AFTER = HOUR_IN_SECONDS;

	/** Seconds for which a payment that was begun and never made is kept. */
	const KEEP = DAY_IN_SECONDS;

	/** Has what is begun now asked for later. */
	public static function look_later(): void {
		Queue::push( self::EVENT, array(), self::AFTER + MINUTE_IN_SECONDS );
	}

	/**
	 * Asks for those that wait, the longest first.
	 *
	 * @return true|int Seconds after which it wants to go on.
	 */
	public static function look() {
		$ids = self::ids( 'pending', self::AFTER );
		foreach ( $ids as $id ) {
			$payment = Payments::get( $id );
			$gateway = $payment ? Checkout::gateway( $payment['source'] ) : null;
			$is_its  = $gateway && ( $gateway::acts()['service'] ?? '' ) === $payment['service'];
			$now     = $is_its ? $gateway::settle( $payment ) : null;
			if ( ! is_array( $now ) || 'pending' === $now['state'] ) {
				self::put_back( $id );
			}
		}
		foreach ( self::ids( 'failed', self::KEEP ) as $id ) {
			if ( 'expired' === ( Payments::get( $id )['note'] ?? 'expired' ) ) {
				wp_delete_post( $id, true );
			} else {
				self::put_back( $id );
			}
		}
		if ( count( $ids ) === self::MOST ) {
			return MINUTE_IN_SECONDS;
		}
		return self::ids( 'pending', 0 ) || self::ids( 'failed', 0 ) ? self::AFTER : true;
	}

	/** What the daily look finds not done. */
	public static function unfinished(): array {
		return self::ids( 'pending', self::AFTER ) || self::ids( 'failed', self::KEEP ) ? array( array() ) : array();
	}

	/**
	 * Records of the last month that have not changed for so many seconds; from the second day on for a day.
	 *
	 * @return int[]
	 */
	private static function ids( string $state, int $seconds ): array {
		global $wpdb;
		$ago = static function ( int $more ): string {
			return gmdate( 'Y-m-d H:i:s', time() - $more );
		};
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as they are now.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND post_modified_gmt <= %s AND post_date_gmt > %s AND ( post_date_gmt > %s OR post_modified_gmt <= %s ) ORDER BY post_modified_gmt, ID LIMIT %d", Payments::TYPE, Payment::STATES[ $state ], $ago( $seconds ), $ago( MONTH_IN_SECONDS ), $ago( DAY_IN_SECONDS ), $ago( 0 === $seconds ? 0 : DAY_IN_SECONDS ), self::MOST ) ) );
	}

	/** Lets others come first the next time. */
	private static function put_back( int $id ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- nothing else changes.
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => current_time( 'mysql', true ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}
