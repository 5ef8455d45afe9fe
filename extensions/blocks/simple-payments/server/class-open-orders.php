<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Orders that were begun here, and those whose end is not known: PayPal had no answer when somebody asked, or still looks at the
 * payment. These are asked about until it has decided. They stand in the site’s data, so that a lost event loses no payment.
 */
final class Open_Orders {
	/** The job that asks about one. */
	const EVENT = 'dovetail_blocks_paypal_settle';

	/** Seconds after which an order is asked about again for which PayPal had no answer, and for how long that goes on. */
	const AGAIN    = 5 * MINUTE_IN_SECONDS;
	const PATIENCE = 3 * DAY_IN_SECONDS;

	/** The same of one that PayPal itself still looks at: a bank may take weeks, and a site without https is told nothing. */
	const LATER   = 6 * HOUR_IN_SECONDS;
	const LONGEST = MONTH_IN_SECONDS;

	/** What is kept of an order that was begun and is over. */
	const OVER = 'over';

	/** Orders that the daily look takes up. */
	const MOST = 500;

	/** Knows an order for as long as its visitor may come back. */
	public static function begin( string $id ): void {
		Lock::claim( self::begun( $id ), Purchase_Note::JOURNEY );
	}

	/** Whether an order was begun here, and its visitor may still come back. */
	public static function is_begun( string $id ): bool {
		return null !== Lock::settled( self::begun( $id ) );
	}

	/** Whether nobody is to be led to an order any more: it is paid, or PayPal has refused to take the money. */
	public static function is_over( string $id ): bool {
		return self::OVER === Lock::settled( self::begun( $id ) );
	}

	/** Has an order asked about, in so many seconds, until its end is known, though nobody is there any more to see it. */
	public static function ask_later( string $id, int $delay ): void {
		$since = (int) Lock::settled( self::asked( $id ) );
		if ( ! $since ) {
			$since = time();
			Lock::claim( self::asked( $id ), self::LONGEST );
			Lock::settle( self::asked( $id ), (string) $since, self::LONGEST );
		}
		Queue::push( self::EVENT, array( $id, $since ), $delay );
	}

	/** Has an order asked about no more. */
	public static function close( string $id ): void {
		Lock::release( self::asked( $id ) );
		Lock::claim( self::begun( $id ), Purchase_Note::JOURNEY );
		Lock::settle( self::begun( $id ), self::OVER, Purchase_Note::JOURNEY );
	}

	/** Asks about an order whose end was first not known at a moment: true, or the seconds after which to try again. */
	public static function go_on( string $id, int $since ) {
		if ( ! App::is_there() ) {
			// The daily look finds it, should the owner connect her app again.
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
		global $wpdb;
		$row = Lock::CLAIM . self::asked( '' );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as they are now.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id LIMIT %d", $wpdb->esc_like( $row ) . '%', self::MOST ) );
		$jobs  = array();
		foreach ( $names as $name ) {
			$id    = substr( $name, strlen( $row ) );
			$since = (int) Lock::settled( self::asked( $id ) );
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

	/** Under which name it is known that an order is asked about, and since when. */
	private static function asked( string $id ): string {
		return 'paypal-asked-' . App::mode() . '-' . $id;
	}
}
