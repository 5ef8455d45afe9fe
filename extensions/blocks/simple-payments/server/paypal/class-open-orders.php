<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Table of the PayPal orders started on this site. The row of an order whose outcome is unknown has a time for the next
 * check. The outcome is unknown if PayPal did not respond, is reviewing the payment, or was just asked to capture it.
 * The time is stored before the capture is requested, so that no captured payment goes unnoticed.
 */
final class Open_Orders {
	/** The job that checks all due orders. */
	const EVENT = 'dovetail_blocks_paypal_settle';

	/** Seconds until an order is checked again after PayPal did not respond, and for how long it is retried. */
	const RETRY_DELAY_SECONDS = 5 * MINUTE_IN_SECONDS;
	const MAX_RETRY_SECONDS   = 3 * DAY_IN_SECONDS;

	/** The same for an order under review: a bank may take weeks, and a site without HTTPS gets no notifications. */
	const REVIEW_RETRY_DELAY_SECONDS = 6 * HOUR_IN_SECONDS;
	const MAX_REVIEW_SECONDS         = MONTH_IN_SECONDS;

	/** Seconds that PayPal has to create an order before a repeated submission may try again. */
	const CLAIM_SECONDS = 30;

	/**
	 * Maximum number of orders checked in a run, and its maximum duration in seconds. The next run handles the rest.
	 */
	const MAX_ORDERS  = 50;
	const RUN_SECONDS = 20;

	/**
	 * Returns the columns of the table. `reference` is PayPal's order ID, and `press` identifies the visitor's
	 * submission. `due` is the time of the next check (0 for none), and `since` the time of the first one.
	 */
	public static function columns(): string {
		return "
id bigint(20) unsigned NOT NULL auto_increment,
mode varchar(4) COLLATE utf8mb4_bin NOT NULL,
reference varchar(36) COLLATE utf8mb4_bin default NULL,
press varchar(32) COLLATE utf8mb4_bin default NULL,
url text,
is_over tinyint(1) unsigned NOT NULL default 0,
created bigint(20) unsigned NOT NULL default 0,
captured bigint(20) unsigned NOT NULL default 0,
since bigint(20) unsigned NOT NULL default 0,
due bigint(20) unsigned NOT NULL default 0,
PRIMARY KEY  (id),
UNIQUE KEY reference (mode,reference),
UNIQUE KEY press (press),
KEY due (mode,due),
KEY created (created)";
	}

	/**
	 * Claims a submission so that only one of several simultaneous requests creates the order.
	 *
	 * @return array{id: int, url: string, former: string} `id` is 0 if another request has already claimed it; `url` is empty until
	 *         PayPal has created the order. `former` is the order of an earlier submission that is finished.
	 */
	public static function claim( string $press ): array {
		$row    = Database::row( 'SELECT * FROM {orders} WHERE press = %s', array( $press ) );
		$end    = $row ? (int) $row['created'] + ( '' === (string) $row['url'] ? self::CLAIM_SECONDS : Orders::DUPLICATE_WINDOW_SECONDS ) : 0;
		$former = $row && $row['is_over'] ? (string) $row['reference'] : '';
		if ( $row && ( $row['is_over'] || $end < time() ) ) {
			Database::update( 'orders', array( 'press' => null ), array( 'id' => (int) $row['id'] ) );
			$row = null;
		}
		$order = array(
			'mode'    => App::mode(),
			'press'   => $press,
			'created' => time(),
		);
		return array(
			'id'     => $row ? 0 : (int) Database::insert_once( 'orders', $order ),
			'url'    => (string) ( $row['url'] ?? '' ),
			'former' => $former,
		);
	}

	/** Stores the payment URL of a created order. */
	public static function begin( int $id, string $reference, string $url ): void {
		if ( self::find( $reference ) ) {
			// Another request has already stored the same order.
			self::drop( $id );
			return;
		}
		Database::update( 'orders', compact( 'reference', 'url' ), compact( 'id' ) );
	}

	/** Deletes the row of an order that PayPal did not create. */
	public static function drop( int $id ): void {
		Database::delete( 'orders', compact( 'id' ) );
	}

	/** Whether an order was started on this site recently enough for its visitor to return. */
	public static function is_begun( string $reference ): bool {
		$order = self::find( $reference );
		return $order && (int) $order['created'] >= time() - Purchase_Note::RETURN_LIFETIME_SECONDS;
	}

	/** Stores that a capture is about to be requested, so that the order is checked whatever happens. */
	public static function note_capture( string $reference ): void {
		self::ask_later( $reference, self::RETRY_DELAY_SECONDS, array( 'captured' => time() ) );
	}

	/**
	 * Schedules checks of an order, starting after this many seconds, until its outcome is known, even if the visitor
	 * does not return.
	 *
	 * @param array<string, int> $more Other columns to update.
	 */
	public static function ask_later( string $reference, int $delay, array $more = array() ): void {
		$mode  = App::mode();
		$order = self::find( $reference );
		$more += array(
			'due'   => time() + $delay,
			'since' => $order && $order['since'] > 0 ? (int) $order['since'] : time(),
		);
		if ( ! $order ) {
			Database::insert_once( 'orders', compact( 'mode', 'reference' ) + array( 'created' => time() ) + $more );
		}
		Database::update( 'orders', $more, compact( 'mode', 'reference' ) );
		Queue::push( self::EVENT, array(), $delay );
	}

	/** Ends the checks of an order that is paid or declined. Visitors are not sent to it again. */
	public static function close( string $reference ): void {
		$over = array(
			'is_over' => true,
			'due'     => 0,
			'since'   => 0,
		);
		Database::update( 'orders', $over, compact( 'reference' ) + array( 'mode' => App::mode() ) );
	}

	/** Checks due orders. Returns true when no orders remain, otherwise the seconds until the next one is due. */
	public static function run() {
		if ( ! App::is_there() ) {
			// The daily run resumes when the owner connects the app again.
			return true;
		}
		$end = microtime( true ) + self::RUN_SECONDS;
		foreach ( Database::rows( 'SELECT reference, since FROM {orders} WHERE mode = %s AND due BETWEEN 1 AND %d ORDER BY due LIMIT %d', array( App::mode(), time(), self::MAX_ORDERS ) ) as $order ) {
			if ( microtime( true ) > $end ) {
				break;
			}
			self::ask( $order['reference'], (int) $order['since'] );
		}
		$next = (int) Database::value( 'SELECT MIN( due ) FROM {orders} WHERE mode = %s AND due > 0', array( App::mode() ) );
		return $next > 0 ? max( 1, $next - time() ) : true;
	}

	/** Checks an order. `$since` is the time at which its outcome was first unknown. */
	private static function ask( string $reference, int $since ): void {
		$after = Orders::settle( $reference );
		if ( is_array( $after ) && 'pending' === $after['state'] && time() < $since + self::MAX_REVIEW_SECONDS ) {
			return;
		}
		if ( is_wp_error( $after ) && Orders::may_be_asked_again( $after ) && time() < $since + self::MAX_RETRY_SECONDS ) {
			self::ask_later( $reference, self::RETRY_DELAY_SECONDS );
			return;
		}
		self::close( $reference );
	}

	/** Deletes finished orders, and returns the jobs that the daily run should resume. */
	public static function unfinished(): array {
		Database::execute( 'DELETE FROM {orders} WHERE created < %d AND due = 0', array( time() - DAY_IN_SECONDS ) );
		return null === Database::value( 'SELECT id FROM {orders} WHERE mode = %s AND due > 0 LIMIT 1', array( App::mode() ) ) ? array() : array( array() );
	}

	/** Returns the row of an order of the connected app. */
	private static function find( string $reference ): ?array {
		return Database::row( 'SELECT * FROM {orders} WHERE mode = %s AND reference = %s', array( App::mode(), $reference ) );
	}
}
