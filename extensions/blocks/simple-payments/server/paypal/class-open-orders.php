<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Table of the PayPal orders that were started on this site.
 *
 * The outcome of an order is unknown if PayPal did not respond, is reviewing the payment, or was just asked to capture
 * it. Its row then has a time for the next check. The time is stored before the capture is requested, so that every
 * captured payment is noticed.
 */
final class Open_Orders {
	/** Hook of the job that checks all due orders. */
	const EVENT = 'dovetail_blocks_paypal_settle';

	/** Interval and maximum duration of checks after PayPal did not respond, in seconds. */
	const RETRY_DELAY_SECONDS = 5 * MINUTE_IN_SECONDS;
	const MAX_RETRY_SECONDS   = 3 * DAY_IN_SECONDS;

	/**
	 * Interval and maximum duration of checks while an order is under review, in seconds. A bank review may take weeks,
	 * and a site without HTTPS gets no notifications.
	 */
	const REVIEW_RETRY_DELAY_SECONDS = 6 * HOUR_IN_SECONDS;
	const MAX_REVIEW_SECONDS         = MONTH_IN_SECONDS;

	/** Seconds after which another request may create the order if the first request has not finished. */
	const CLAIM_SECONDS = 30;

	/** Maximum number of orders per run, and maximum duration of a run in seconds. The next run checks the rest. */
	const MAX_ORDERS  = 50;
	const RUN_SECONDS = 20;

	/**
	 * Returns the columns of the table. `reference` is PayPal's order ID, and `press` identifies the visitor's
	 * submission. `due` is the time of the next check (0 for none), and `since` is the time when the outcome was first
	 * unknown.
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
	 * Claims a submission. Only one of several simultaneous requests succeeds and creates the order.
	 *
	 * @return array{id: int, url: string, former: string} `id` is 0 if another request has already claimed the submission; `url` is empty until
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
			// Another request stored the same order first.
			self::drop( $id );
			return;
		}
		Database::update( 'orders', compact( 'reference', 'url' ), compact( 'id' ) );
	}

	/** Deletes the row of an order that PayPal did not create. */
	public static function drop( int $id ): void {
		Database::delete( 'orders', compact( 'id' ) );
	}

	/** Whether an order was started on this site within the lifetime of its return URL. */
	public static function is_begun( string $reference ): bool {
		$order = self::find( $reference );
		return $order && (int) $order['created'] >= time() - Purchase_Note::RETURN_LIFETIME_SECONDS;
	}

	/** Schedules a check of an order that is about to be captured, in case the capture request fails. */
	public static function note_capture( string $reference ): void {
		self::ask_later( $reference, self::RETRY_DELAY_SECONDS, array( 'captured' => time() ) );
	}

	/**
	 * Schedules checks of an order. They continue until its outcome is known, even if the visitor does not return.
	 *
	 * @param int                $delay Seconds until the next check.
	 * @param array<string, int> $more  Other columns to update.
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

	/** Stops checking an order. A repeated submission then creates a new order. */
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
			// The daily run continues the checks after the owner connects the app again.
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

	/** Checks an order. `$since` is the time when its outcome was first unknown. */
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

	/** Deletes finished orders that are more than a day old. Returns the jobs that the daily run must resume. */
	public static function unfinished(): array {
		Database::execute( 'DELETE FROM {orders} WHERE created < %d AND due = 0', array( time() - DAY_IN_SECONDS ) );
		return null === Database::value( 'SELECT id FROM {orders} WHERE mode = %s AND due > 0 LIMIT 1', array( App::mode() ) ) ? array() : array( array() );
	}

	/** Returns the row of an order of the connected app. */
	private static function find( string $reference ): ?array {
		return Database::row( 'SELECT * FROM {orders} WHERE mode = %s AND reference = %s', array( App::mode(), $reference ) );
	}
}
