<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Database;
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
	const MAX_PAYMENTS = 20;

	/** How many of those at most are ones of which the service has told, and how many at least are the newest. */
	const MAX_REPORTED = 10;
	const MIN_NEWEST   = 4;

	/** Payments of the whole site that visitors may have begun and not finished: dozens of clients are needed for so many. */
	const MAX_OPEN = 2000;

	/** Seconds before the first check and between checks. */
	const CHECK_INTERVAL_SECONDS = HOUR_IN_SECONDS;

	/** Seconds for which a payment that was begun and never made is kept. */
	const RETENTION_SECONDS = DAY_IN_SECONDS;

	/** Seconds after which a run leaves the rest to the next: a service that hangs holds up nothing else. */
	const MAX_SECONDS = 20;

	/** Services that have nothing on its way after a month. */
	const SERVICES = array( Stripe_Account::ID, 'platform' );

	/** Has what is begun now asked for later. */
	public static function look_later(): void {
		Queue::push( self::EVENT, array(), self::CHECK_INTERVAL_SECONDS + MINUTE_IN_SECONDS );
	}

	/** Checks waiting payments, see `ids()`. Returns true when done, or the seconds until it should continue. */
	public static function look() {
		$ids = self::ids( self::CHECK_INTERVAL_SECONDS );
		$end = microtime( true ) + self::MAX_SECONDS;
		foreach ( $ids as $id ) {
			if ( microtime( true ) > $end ) {
				return MINUTE_IN_SECONDS;
			}
			$payment = Payments::get( $id );
			$gateway = $payment ? Checkout::gateway( $payment['source'] ) : null;
			if ( $gateway && $gateway::is_over( $payment ) ) {
				Payments::record( array( 'state' => 'failed', 'note' => 'expired' ) + $payment );
				continue;
			}
			$is_its  = $gateway && ( $gateway::acts()['service'] ?? '' ) === $payment['service'];
			$now     = $is_its ? $gateway::settle( $payment ) : null;
			if ( ! is_array( $now ) || 'pending' === $now['state'] ) {
				// Others come first the next time.
				Database::update( 'payments', array( 'changed' => time() ), compact( 'id' ) );
			}
		}
		$over = self::over( self::RETENTION_SECONDS );
		Payments::delete( $over );
		if ( self::MAX_PAYMENTS === count( $ids ) || self::MAX_PAYMENTS === count( $over ) ) {
			return MINUTE_IN_SECONDS;
		}
		return self::ids( 0 ) || self::over( 0 ) ? self::CHECK_INTERVAL_SECONDS : true;
	}

	/**
	 * Returns how many payments visitors can still make at the service, and how many there may be.
	 *
	 * @return array{count: int, most: int, until: int} `until` is the second at which the oldest ends.
	 */
	public static function open(): array {
		/**
		 * Filters how many payments of all visitors together may be started and not yet finished.
		 *
		 * @param int $most Default 2,000.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_open_payment_limit', self::MAX_OPEN );
		$open = Database::row( "SELECT COUNT(*) AS total, MIN( created ) AS oldest FROM {payments} WHERE state = 'pending' AND created > %d", array( time() - Stripe::SESSION_LIFETIME_SECONDS ) );
		return array(
			'count' => (int) $open['total'],
			'most'  => $most,
			'until' => (int) $open['oldest'] + Stripe::SESSION_LIFETIME_SECONDS,
		);
	}

	/** Returns unfinished work for the daily run. */
	public static function unfinished(): array {
		return self::ids( self::CHECK_INTERVAL_SECONDS ) || self::over( self::RETENTION_SECONDS ) ? array( array() ) : array();
	}

	/**
	 * Returns the IDs of payments that were started but never made: ended ones unchanged for `$seconds`, ones whose
	 * outcome the service could not report for a month, and ones whose request ended before a visitor could pay.
	 */
	private static function over( int $seconds ): array {
		$ended   = Database::column( 'SELECT id FROM {payments} WHERE expired = 1 AND changed <= %d ORDER BY changed LIMIT %d', array( time() - $seconds, self::MAX_PAYMENTS ) );
		$unknown = Database::column(
			"SELECT id FROM {payments} WHERE state = 'pending' AND created <= %d AND service IN ( %s, %s ) AND ( created <= %d OR ( url = '' AND person = '' ) ) ORDER BY created LIMIT %d",
			array_merge( array( time() - self::CHECK_INTERVAL_SECONDS ), self::SERVICES, array( time() - MONTH_IN_SECONDS, self::MAX_PAYMENTS ) )
		);
		return array_map( 'intval', array_slice( array_merge( $ended, $unknown ), 0, self::MAX_PAYMENTS ) );
	}

	/**
	 * Returns the IDs of payments that were begun in the last month and have not changed for so many seconds; from the
	 * second day on for a day. First those of which the service has told, which many others can't delay; then the oldest,
	 * and some of the newest, which a long queue of older ones can't delay.
	 */
	private static function ids( int $seconds ): array {
		$told   = self::due( $seconds, self::MAX_REPORTED, 'changed, id', "AND person <> ''" );
		$oldest = array_diff( self::due( $seconds, self::MAX_PAYMENTS, 'changed, id' ), $told );
		$newest = array_diff( self::due( $seconds, self::MIN_NEWEST, 'created DESC, id DESC' ), $told );
		$room   = self::MAX_PAYMENTS - count( $told );
		return array_merge( $told, array_slice( array_unique( array_merge( array_slice( $oldest, 0, $room - count( $newest ) ), $newest, $oldest ) ), 0, $room ) );
	}

	/**
	 * Returns the IDs of payments that it is time to check.
	 *
	 * @param string $order SQL of this class.
	 * @param string $more  A further condition, likewise.
	 */
	private static function due( int $seconds, int $most, string $order, string $more = '' ): array {
		return array_map(
			'intval',
			Database::column(
				"SELECT id FROM {payments} WHERE state = 'pending' AND changed <= %d AND created > %d AND ( created > %d OR changed <= %d ) $more ORDER BY $order LIMIT %d",
				array( time() - $seconds, time() - MONTH_IN_SECONDS, time() - DAY_IN_SECONDS, time() - ( 0 === $seconds ? 0 : DAY_IN_SECONDS ), $most )
			)
		);
	}
}
