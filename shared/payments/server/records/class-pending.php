<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Checks payments without a reported outcome. A site without a public address receives no webhooks, and visitors may
 * close the page before the service sends them back. Each payment is checked once an hour on the first day, then once a
 * day for a month. Payments that visitors never completed are deleted. Also limits the number of open payments on the
 * whole site.
 */
final class Pending {
	/** Name of the job. */
	const EVENT = 'dovetail_blocks_payments_pending';

	/** Maximum number of payments to check per run. */
	const MAX_PAYMENTS = 20;

	/**
	 * Maximum number of payments per run that the service has already reported on, and minimum number of newest
	 * payments per run.
	 */
	const MAX_REPORTED = 10;
	const MIN_NEWEST   = 4;

	/**
	 * Maximum number of open payments on the whole site. Each client has its own limit, so a single client cannot reach
	 * this one.
	 */
	const MAX_OPEN = 2000;

	/** Seconds before the first check of a payment and between later checks. */
	const CHECK_INTERVAL_SECONDS = HOUR_IN_SECONDS;

	/** Seconds until a payment that the visitor never completed is deleted. */
	const RETENTION_SECONDS = DAY_IN_SECONDS;

	/** Maximum duration of a run in seconds, so that a slow service does not delay other jobs. */
	const MAX_SECONDS = 20;

	/** Services that complete or cancel every payment within a month. */
	const SERVICES = array( Stripe_Account::ID, 'platform' );

	/** Schedules a check of a payment that has just started. */
	public static function look_later(): void {
		Queue::push( self::EVENT, array(), self::CHECK_INTERVAL_SECONDS + MINUTE_IN_SECONDS );
	}

	/**
	 * Checks pending payments, see `ids()`. Returns true if no pending payments remain; otherwise the seconds until the
	 * next run.
	 */
	public static function check_payments() {
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
				// Move this payment to the end of the queue.
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
	 * Returns the number of open payments and the limit.
	 *
	 * @return array{count: int, most: int, until: int} `until` is the timestamp at which the oldest open payment expires.
	 */
	public static function open(): array {
		/**
		 * Filters the maximum number of open payments on the whole site.
		 *
		 * @param int $most Maximum number of open payments. Default 2,000.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_open_payment_limit', self::MAX_OPEN );
		$open = Database::row( "SELECT COUNT(*) AS total, MIN( created ) AS oldest FROM {payments} WHERE state = 'pending' AND created > %d", array( time() - Stripe::SESSION_LIFETIME_SECONDS ) );
		return array(
			'count' => (int) $open['total'],
			'most'  => $most,
			'until' => (int) $open['oldest'] + Stripe::SESSION_LIFETIME_SECONDS,
		);
	}

	/**
	 * Returns the jobs for the daily run to add, as a list of their arguments: one job without arguments if payments
	 * must be checked or deleted, otherwise none.
	 */
	public static function unfinished(): array {
		return self::ids( self::CHECK_INTERVAL_SECONDS ) || self::over( self::RETENTION_SECONDS ) ? array( array() ) : array();
	}

	/**
	 * Returns the IDs of payments that can be deleted because visitors never completed them: expired payments unchanged
	 * for `$seconds`, payments without an outcome for a month, and payments without a URL because the request crashed.
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
	 * Returns the IDs of the pending payments to check next, see `due()`. Payments that the service has already
	 * reported on come first, so that no others delay them. The rest are the oldest payments and some of the newest, so
	 * that a long queue does not delay new payments.
	 */
	private static function ids( int $seconds ): array {
		$told   = self::due( $seconds, self::MAX_REPORTED, 'changed, id', "AND person <> ''" );
		$oldest = array_diff( self::due( $seconds, self::MAX_PAYMENTS, 'changed, id' ), $told );
		$newest = array_diff( self::due( $seconds, self::MIN_NEWEST, 'created DESC, id DESC' ), $told );
		$room   = self::MAX_PAYMENTS - count( $told );
		return array_merge( $told, array_slice( array_unique( array_merge( array_slice( $oldest, 0, $room - count( $newest ) ), $newest, $oldest ) ), 0, $room ) );
	}

	/**
	 * Returns the IDs of pending payments from the last month that are unchanged for `$seconds`. Payments older than a
	 * day must be unchanged for a day.
	 *
	 * @param string $order ORDER BY clause, always a constant from this class.
	 * @param string $more  Additional SQL condition, always a constant from this class.
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
