<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Checks payments whose outcome was never reported: a site without a public address receives no webhooks, and visitors
 * may close the page. The service is asked once an hour, after the first day once a day, for a month. Payments that
 * were never made are deleted. Also limits how many the whole site may have open.
 */
final class Pending {
	/** The job. */
	const EVENT = 'dovetail_blocks_payments_pending';

	/** Payments that one run asks for. */
	const MOST = 20;

	/** How many of those at most are ones of which the service has told, and how many at least are the newest. */
	const TOLD   = 10;
	const NEWEST = 4;

	/** Payments of the whole site that visitors may have begun and not finished: dozens of clients are needed for so many. */
	const MAX_OPEN = 2000;

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

	/** Checks waiting payments, see `ids()`. Returns true when done, or the seconds until it should continue. */
	public static function look() {
		$ids = self::ids( self::AFTER );
		$end = microtime( true ) + self::LONGEST;
		foreach ( $ids as $id ) {
			if ( microtime( true ) > $end ) {
				return MINUTE_IN_SECONDS;
			}
			$payment = Payments::get( $id );
			$gateway = $payment ? Checkout::gateway( $payment['source'] ) : null;
			if ( $gateway && $gateway::is_over( $payment ) ) {
				Payments::record( array( 'state' => 'failed', 'note' => 'expired' ) + $payment ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
				continue;
			}
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

	/**
	 * Returns how many payments visitors can still make at the service, and how many there may be.
	 *
	 * @return array{count: int, most: int, until: int} `until` is the second at which the oldest ends.
	 */
	public static function open(): array {
		global $wpdb;
		/**
		 * Filters the payments that all visitors together may have begun and not finished.
		 *
		 * @param int $most 2000 by default.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_open_payment_limit', self::MAX_OPEN );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as they are now.
		$open = $wpdb->get_row( $wpdb->prepare( "SELECT COUNT(*) AS total, MIN( post_date_gmt ) AS oldest FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND post_date_gmt > %s", Payments::TYPE, Payment::STATES['pending'], self::ago( Stripe::OPEN ) ) );
		return array(
			'count' => (int) ( $open->total ?? 0 ),
			'most'  => $most,
			'until' => (int) strtotime( ( $open->oldest ?? '' ) . ' UTC' ) + Stripe::OPEN,
		);
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

	/**
	 * Returns the IDs of payments that were begun in the last month and have not changed for so many seconds; from the
	 * second day on for a day. First those of which the service has told, which many others can't delay; then the oldest,
	 * and some of the newest, which a long queue of older ones can't delay.
	 */
	private static function ids( int $seconds ): array {
		$told   = self::due( $seconds, self::TOLD, 'post_modified_gmt, ID', true );
		$oldest = array_diff( self::due( $seconds, self::MOST, 'post_modified_gmt, ID' ), $told );
		$newest = array_diff( self::due( $seconds, self::NEWEST, 'post_date_gmt DESC, ID DESC' ), $told );
		$room   = self::MOST - count( $told );
		return array_merge( $told, array_slice( array_unique( array_merge( array_slice( $oldest, 0, $room - count( $newest ) ), $newest, $oldest ) ), 0, $room ) );
	}

	/**
	 * Returns the IDs of payments that it is time to check.
	 *
	 * @param string $order   SQL of this class.
	 * @param bool   $is_told Whether only those count whose payer the service has named.
	 */
	private static function due( int $seconds, int $most, string $order, bool $is_told = false ): array {
		global $wpdb;
		$told = $is_told ? $wpdb->prepare( "AND EXISTS ( SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = ID AND m.meta_key = %s AND m.meta_value <> '' )", Payments::PERSON ) : '';
		// phpcs:ignore WordPress.DB -- as they are now; order and condition are written here.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND post_modified_gmt <= %s AND post_date_gmt > %s AND ( post_date_gmt > %s OR post_modified_gmt <= %s ) $told ORDER BY $order LIMIT %d", Payments::TYPE, Payment::STATES['pending'], self::ago( $seconds ), self::ago( MONTH_IN_SECONDS ), self::ago( DAY_IN_SECONDS ), self::ago( 0 === $seconds ? 0 : DAY_IN_SECONDS ), $most ) ) );
	}

	/** Lets others come first the next time. */
	private static function put_back( int $id ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- nothing else changes.
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => current_time( 'mysql', true ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}
