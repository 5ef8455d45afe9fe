<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Checks payments whose outcome was never reported: a site without a public address receives no webhooks, and visitors
 * may close the page. The service is asked once an hour, after the first day once a day, for a month. Payments that
 * were never made are deleted.
 */
final class Pending {
	/** The job. */
	const EVENT = 'dovetail_blocks_payments_pending';

	/** Payments that one run asks for. */
	const MOST = 20;

	/** Seconds before the first check and between checks. */
	const AFTER = HOUR_IN_SECONDS;

	/** Seconds for which a payment that was begun and never made is kept. */
	const KEEP = DAY_IN_SECONDS;

	/** Seconds after which a run leaves the rest to the next: a service that hangs holds up nothing else. */
	const LONGEST = 20;

	/** Services that have nothing on its way after a month. */
	const SERVICES = array( Stripe_Account::ID, 'platform' );

	/** Has what is begun now asked for later. */
	public static function look_later(): void {
		Queue::push( self::EVENT, array(), self::AFTER + MINUTE_IN_SECONDS );
	}

	/** Checks waiting payments, oldest first. Returns true when done, or the seconds until it should continue. */
	public static function look() {
		$ids = self::ids( self::AFTER );
		$end = microtime( true ) + self::LONGEST;
		foreach ( $ids as $id ) {
			if ( microtime( true ) > $end ) {
				return MINUTE_IN_SECONDS;
			}
			$payment = Payments::get( $id );
			$gateway = $payment ? Checkout::gateway( $payment['source'] ) : null;
			$is_its  = $gateway && ( $gateway::acts()['service'] ?? '' ) === $payment['service'];
			$now     = $is_its ? $gateway::settle( $payment ) : null;
			if ( ! is_array( $now ) || 'pending' === $now['state'] ) {
				self::put_back( $id );
			}
		}
		$over = self::over( self::KEEP );
		foreach ( $over as $id ) {
			wp_delete_post( $id, true );
		}
		if ( self::MOST === count( $ids ) || self::MOST === count( $over ) ) {
			return MINUTE_IN_SECONDS;
		}
		return self::ids( 0 ) || self::over( 0 ) ? self::AFTER : true;
	}

	/** Returns unfinished work for the daily run. */
	public static function unfinished(): array {
		return self::ids( self::AFTER ) || self::over( self::KEEP ) ? array( array() ) : array();
	}

	/**
	 * Returns the IDs of payments that were started but never made: ended ones unchanged for `$seconds`, and ones whose
	 * outcome the service could not report for a month.
	 */
	private static function over( int $seconds ): array {
		global $wpdb;
		$has = static function ( string $name, string $value ) use ( $wpdb ): string {
			return '%' . $wpdb->esc_like( serialize( $name ) . serialize( $value ) ) . '%'; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as WordPress stores it.
		};
		$by  = implode( ' OR ', array_fill( 0, count( self::SERVICES ), 'm.meta_value LIKE %s' ) );
		$of  = array_map( static fn( string $service ): string => $has( 'service', $service ), self::SERVICES );
		// phpcs:ignore WordPress.DB -- as they are now; marks are marks.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND ( ( p.post_status = %s AND p.post_modified_gmt <= %s AND m.meta_value LIKE %s ) OR ( p.post_status = %s AND p.post_date_gmt <= %s AND ( $by ) ) ) ORDER BY p.ID LIMIT %d", array_merge( array( Payments::META, Payments::TYPE, Payment::STATES['failed'], self::ago( $seconds ), $has( 'note', 'expired' ), Payment::STATES['pending'], self::ago( MONTH_IN_SECONDS ) ), $of, array( self::MOST ) ) ) ) );
	}

	/** A moment so many seconds ago, as the database writes it. */
	private static function ago( int $seconds ): string {
		return gmdate( 'Y-m-d H:i:s', time() - $seconds );
	}

	/** Ids of what was begun in the last month and has not changed for so many seconds; from the second day on for a day. */
	private static function ids( int $seconds ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as they are now.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND post_modified_gmt <= %s AND post_date_gmt > %s AND ( post_date_gmt > %s OR post_modified_gmt <= %s ) ORDER BY post_modified_gmt, ID LIMIT %d", Payments::TYPE, Payment::STATES['pending'], self::ago( $seconds ), self::ago( MONTH_IN_SECONDS ), self::ago( DAY_IN_SECONDS ), self::ago( 0 === $seconds ? 0 : DAY_IN_SECONDS ), self::MOST ) ) );
	}

	/** Lets others come first the next time. */
	private static function put_back( int $id ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- nothing else changes.
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => current_time( 'mysql', true ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}
