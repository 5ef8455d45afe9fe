<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Orders started here, and those with an unknown result: PayPal did not respond, or is still reviewing the payment. The
 * latter are polled until it is decided. They are stored, so that a lost event loses no payment.
 */
final class Open_Orders {
	/** The job that asks about one. */
	const EVENT = 'dovetail_blocks_paypal_settle';

	/** Seconds before an order is checked again after PayPal did not respond, and for how long. */
	const AGAIN    = 5 * MINUTE_IN_SECONDS;
	const PATIENCE = 3 * DAY_IN_SECONDS;

	/** The same for an order under review: a bank may take weeks, and a site without HTTPS gets no notifications. */
	const LATER   = 6 * HOUR_IN_SECONDS;
	const LONGEST = MONTH_IN_SECONDS;

	/** Value stored for a finished order. */
	const OVER = 'over';

	/** Orders that the daily look takes up. */
	const MOST = 500;

	/** Knows an order for as long as its visitor may come back. */
	public static function begin( string $id ): void {
		Lock::claim( self::begun( $id ), Purchase_Note::JOURNEY );
	}

	/** Whether an order was begun here, and its visitor may still come back. */
	public static function is_begun( string $id ): bool {
		return null !== Lock::get_result( self::begun( $id ) );
	}

	/** Whether visitors are no longer sent to an order: it is paid, or PayPal has declined the payment. */
	public static function is_over( string $id ): bool {
		return self::OVER === Lock::get_result( self::begun( $id ) );
	}

	/** Has an order asked about, in so many seconds, until its end is known, though nobody is there any more to see it. */
	public static function ask_later( string $id, int $delay ): void {
		$since = (int) Lock::get_result( self::asked( $id ) );
		if ( ! $since ) {
			$since = time();
			Lock::note( self::asked( $id ), (string) $since, self::LONGEST );
		}
		Queue::push( self::EVENT, array( $id, $since ), $delay );
	}

	/** Has an order asked about no more. */
	public static function close( string $id ): void {
		Lock::forget( self::asked( $id ) );
		Lock::note( self::begun( $id ), self::OVER, Purchase_Note::JOURNEY );
	}

	/** Asks about an order whose end was first not known at a moment: true, or the seconds after which to try again. */
	public static function go_on( string $id, int $since ) {
		if ( ! App::is_there() ) {
			// The daily job finds it, should the owner connect the app again.
			return true;
		}
		$after = Orders::settle( $id );
		if ( is_array( $after ) && 'pending' === $after['state'] && time() < $since + self::LONGEST ) {
			return self::LATER;
		}
		if ( is_wp_error( $after ) && Orders::may_be_asked_again( $after ) && time() < $since + self::PATIENCE ) {
			return self::AGAIN;
		}
		self::close( $id );
		return true;
	}

	/** For the daily look: the jobs of orders whose end is not known. */
	public static function undecided(): array {
		$row   = self::asked( '' );
		$names = Database::column( 'SELECT name FROM {locks} WHERE name LIKE %s ORDER BY ends LIMIT %d', array( Database::like( $row ) . '%', self::MOST ) );
		$jobs  = array();
		foreach ( $names as $name ) {
			$id    = substr( $name, strlen( $row ) );
			$since = (int) Lock::get_result( self::asked( $id ) );
			if ( $since ) {
				$jobs[] = array( $id, $since );
			}
		}
		return $jobs;
	}

	/** Under which name it is known that an order was begun with the app of this moment. */
	private static function begun( string $id ): string {
		return 'paypal-begun-' . App::mode() . '-' . $id;
	}

	/** Returns the name of the lock that records checks of an order. */
	private static function asked( string $id ): string {
		return 'paypal-asked-' . App::mode() . '-' . $id;
	}
}
