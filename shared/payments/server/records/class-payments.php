<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Search_Words;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Stores payments, without card data. Each payment of a service has one row, even if several requests report the
 * payment at the same time or in the wrong order. All methods throw a `Database_Error` if the database fails.
 */
final class Payments {
	/** Fields of a payment with their own column. The column `data` contains all other fields as JSON. */
	const COLUMNS = array( 'service', 'mode', 'reference', 'state', 'amount', 'refunded', 'currency', 'source', 'plan', 'email', 'name', 'title', 'subscription', 'url', 'erased' );

	/** Fields that are searched on the payments screen. */
	const SEARCH_FIELDS = array( 'name', 'email', 'title', 'service', 'reference', 'service_id', 'session', 'subscription', 'currency', 'note' );

	/** States of payments where money was received. */
	const RECEIVED_STATES = array( 'paid', 'differs', 'partly-refunded', 'refunded', 'disputed' );

	/** Maximum length of a reference and of a subscription ID, in characters. */
	const MAX_LENGTH = 191;

	/** Number of payments to erase in one transaction. */
	const PAGE = 2000;

	/**
	 * Totals that take longer than this many seconds to calculate are cached for a hundred times as long (at most an
	 * hour), even if payments change.
	 */
	const MAX_UNCACHED_SECONDS = 0.5;

	/**
	 * Returns the SQL definition of the table's columns. `person` is the result of `Email::lookup_key()`, or a random
	 * value after an erasure. `press` is the ID of the visitor's form submission.
	 */
	public static function columns(): string {
		return "
id bigint(20) unsigned NOT NULL auto_increment,
service varchar(20) COLLATE utf8mb4_bin NOT NULL,
mode varchar(4) COLLATE utf8mb4_bin NOT NULL,
reference varchar(191) COLLATE utf8mb4_bin NOT NULL,
state varchar(20) COLLATE utf8mb4_bin NOT NULL,
amount bigint(20) NOT NULL default 0,
refunded bigint(20) NOT NULL default 0,
currency varchar(3) COLLATE utf8mb4_bin NOT NULL default '',
source varchar(20) COLLATE utf8mb4_bin NOT NULL default '',
plan bigint(20) unsigned NOT NULL default 0,
subscription varchar(191) COLLATE utf8mb4_bin NOT NULL default '',
person varchar(64) COLLATE utf8mb4_bin NOT NULL default '',
press varchar(32) COLLATE utf8mb4_bin default NULL,
erased tinyint(1) unsigned NOT NULL default 0,
expired tinyint(1) unsigned NOT NULL default 0,
received tinyint(1) unsigned NOT NULL default 0,
created bigint(20) unsigned NOT NULL default 0,
changed bigint(20) unsigned NOT NULL default 0,
email text,
name text,
title text,
url text,
data longtext,
PRIMARY KEY  (id),
UNIQUE KEY payment (service,mode,reference),
UNIQUE KEY press (press),
KEY received (received),
KEY state (state),
KEY changed (state,changed),
KEY created (state,created),
KEY expired (expired,changed),
KEY person (person),
KEY total (plan,source,mode,currency,state,amount,refunded,person,subscription)";
	}

	/**
	 * Records a report about a payment. Reports can repeat and arrive out of order: a paid payment never becomes
	 * pending again, and a refund can arrive before the payment. Empty values do not replace stored ones.
	 *
	 * @param array $told `service`, `mode` (`live` or `test`), `reference`, `state`, `amount` and `currency` (minor units), and any other entry of `Payment::BLANK`. `current` means that the report is the current state at the service, so that a refund can shrink and a dispute can end.
	 * @return int|\WP_Error ID of the payment; an error if the report is incomplete.
	 */
	public static function record( array $told ) {
		$told   += array( 'service' => '', 'mode' => '', 'reference' => '', 'state' => '' );
		$is_whole = '' !== $told['service'] && '' !== $told['reference'] && strlen( $told['reference'] ) <= self::MAX_LENGTH;
		if ( ! $is_whole || ! in_array( $told['mode'], array( 'live', 'test' ), true ) || ! isset( Payment::STATES[ $told['state'] ] ) ) {
			return new \WP_Error( 'payment_invalid', __( 'A payment was not recorded because its data is incomplete.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		return self::merge( $told['service'], $told['mode'], $told['reference'], static fn(): array => $told )['id'];
	}

	/**
	 * Updates a payment based on its current state. Locks the row, so that other requests cannot change the payment at
	 * the same time.
	 *
	 * @param callable $report Gets the existing payment, or null for a new payment. Returns the data for `record()`, or null to record nothing. Can be called twice, so it must not call the service.
	 * @return array|null The updated payment; null if the payment does not exist.
	 */
	public static function merge( string $service, string $mode, string $reference, callable $report ): ?array {
		if ( ! self::find( $service, $mode, $reference ) ) {
			$told = $report( null );
			$id   = $told ? self::add( compact( 'service', 'mode', 'reference' ) + $told ) : 0;
			if ( null !== $id ) {
				return $told ? self::get( $id ) : null;
			}
			// Another request has inserted the payment in the meantime, so update that row.
		}
		return Database::transaction(
			static function () use ( $service, $mode, $reference, $report ) {
				$known = self::read( 'SELECT * FROM {payments} WHERE service = %s AND mode = %s AND reference = %s FOR UPDATE', array( $service, $mode, $reference ) );
				if ( ! $known ) {
					throw new Database_Error( 'The payment was deleted in this moment.' );
				}
				$told = $report( $known );
				$new  = $told ? Payment::merged( $known, $told ) : array();
				if ( ! $new || array_intersect_key( $known, Payment::BLANK ) === $new ) {
					return $known;
				}
				Database::update( 'payments', self::row( $new ) + array( 'changed' => time() ), array( 'id' => $known['id'] ) );
				if ( self::words( $new ) !== self::words( $known ) ) {
					self::store_words( array( $known['id'] => $new ) );
				}
				Record_Counts::forget( 'payments', array( $known['id'] ) );
				return $new + $known;
			}
		);
	}

	/**
	 * Inserts a payment that was reported for the first time.
	 *
	 * @param string|null $press See `pressed()`.
	 * @return int|null ID of the new payment. Null if a payment with this service, mode and reference, or from this submission, already exists.
	 */
	public static function add( array $told, ?string $press = null ): ?int {
		$payment = Payment::merged( array(), $told );
		$moments = array(
			'created' => time(),
			'changed' => time(),
		);
		return Database::transaction(
			static function () use ( $payment, $press, $moments ): ?int {
				$id = Database::insert_once( 'payments', self::row( $payment ) + compact( 'press' ) + $moments );
				if ( null !== $id ) {
					Search_Words::add( 'payment_words', array( $id => self::words( $payment ) ) );
					Record_Counts::forget( 'payments', array( $id ) );
				}
				return $id;
			}
		);
	}

	/** Returns a payment: the fields of `Payment::BLANK`, `id`, and `date` (GMT). */
	public static function find( string $service, string $mode, string $reference ): ?array {
		return self::read( 'SELECT * FROM {payments} WHERE service = %s AND mode = %s AND reference = %s', array( $service, $mode, $reference ) );
	}

	/** Returns a payment by its ID. */
	public static function get( int $id ): ?array {
		return self::read( 'SELECT * FROM {payments} WHERE id = %d', array( $id ) );
	}

	/**
	 * Returns the payment that a submission started after the given time, or null.
	 *
	 * @param int $since Timestamp after which the visitor must have submitted the form.
	 */
	public static function pressed( string $press, int $since ): ?array {
		$payment = self::read( 'SELECT * FROM {payments} WHERE press = %s', array( $press ) );
		if ( $payment && strtotime( $payment['date'] . ' UTC' ) < $since ) {
			Database::update( 'payments', array( 'press' => null ), compact( 'press' ) + array( 'id' => $payment['id'] ) );
			return null;
		}
		return $payment;
	}

	/** Deletes the given payments, except those where money was received. */
	public static function delete( array $ids ): void {
		$delete = static function () use ( $ids ): void {
			$ids = array_map( 'intval', Database::column( 'SELECT id FROM {payments} WHERE received = 0 AND id IN ( ' . Database::places( $ids ) . ' ) FOR UPDATE', array_values( $ids ) ) );
			Search_Words::drop( 'payment_words', $ids );
			Record_Counts::forget( 'payments', $ids );
			Database::delete( 'payments', array( 'id' => $ids ) );
		};
		if ( $ids ) {
			Database::transaction( $delete );
		}
	}

	/**
	 * Returns the number of payments by state.
	 *
	 * @return array<string, int>
	 */
	public static function counts(): array {
		$counts = array_fill_keys( array_keys( Payment::STATES ), 0 );
		foreach ( Record_Counts::of( 'payments', 'state' ) as $row ) {
			$counts[ $row['state'] ] += (int) $row['number'];
		}
		return $counts;
	}

	/**
	 * Erases the payer's data but keeps the payments. Replaces `person` with a random value, so that totals still count
	 * the payer once. Returns the number of payments.
	 */
	public static function forget_person( string $email ): int {
		$nobody = array(
			'email'  => '',
			'name'   => '',
			'person' => bin2hex( random_bytes( 16 ) ),
			'erased' => true,
		);
		$erase  = static function () use ( $email, $nobody ): int {
			$payments = self::all( 'WHERE person = %s ORDER BY id LIMIT %d FOR UPDATE', array( Email::lookup_key( $email ), self::PAGE ) );
			$payments = array_column( $payments, null, 'id' );
			self::store_words( array_map( static fn( array $payment ): array => $nobody + $payment, $payments ) );
			return Database::update( 'payments', $nobody, array( 'id' => array_keys( $payments ) ) );
		};
		$count  = 0;
		do {
			$erased = Database::transaction( $erase );
			$count += $erased;
		} while ( self::PAGE === $erased );
		return $count;
	}

	/**
	 * Returns the payments that match an SQL clause.
	 *
	 * @param string $where SQL after `SELECT * FROM {payments}`.
	 * @return array[]
	 */
	public static function all( string $where, array $values = array() ): array {
		return array_map( array( __CLASS__, 'payment' ), Database::rows( "SELECT * FROM {payments} $where", $values ) );
	}

	/**
	 * Returns a person's payments, the oldest first.
	 *
	 * @param string $person See `columns()`.
	 * @return array[]
	 */
	public static function of_person( string $person, int $max, int $skipped ): array {
		// Skip rows in a subquery that reads only the index. Otherwise, the time of an export grows with the square of
		// the number of payments.
		return self::all( 'JOIN ( SELECT id AS found FROM {payments} WHERE person = %s ORDER BY id LIMIT %d OFFSET %d ) AS page ON id = found ORDER BY id', array( $person, $max, $skipped ) );
	}

	/**
	 * Yields payments with the titles of their pages, the oldest first, using little memory.
	 *
	 * @param string $where SQL conditions.
	 * @return \Generator<array>
	 */
	public static function each( string $where, array $values = array() ): \Generator {
		$last = 0;
		do {
			$page = self::all( "WHERE ( $where ) AND id > %d ORDER BY id LIMIT %d", array_merge( $values, array( $last, Database::PAGE ) ) );
			foreach ( Payment_Fields::with_pages( $page ) as $payment ) {
				$last = $payment['id'];
				yield $payment;
			}
		} while ( Database::PAGE === count( $page ) );
	}

	/**
	 * Returns the total paid for plans, minus refunds, and the number of payers. A total that is slow to calculate is
	 * cached for up to an hour.
	 *
	 * @param int[]  $plans  Plan IDs.
	 * @param string $mode   `live`, or `test` for people who test the site.
	 * @param string $source The `source` of the plans' offers.
	 * @return array{amount: int, people: int} `amount` in minor units.
	 */
	public static function total( array $plans, string $currency, string $mode = 'live', string $source = 'site' ): array {
		$plans = array_unique( array_filter( array_map( 'intval', $plans ) ) );
		sort( $plans );
		if ( ! $plans ) {
			return array(
				'amount' => 0,
				'people' => 0,
			);
		}
		$key  = 'dovetail_blocks_paid_' . md5( (string) wp_json_encode( array( $plans, $currency, $mode, $source ) ) );
		$now  = Record_Counts::mark( 'payments' );
		$kept = get_transient( $key );
		if ( is_array( $kept ) && ( $kept['of'] === $now || time() < $kept['until'] ) ) {
			return $kept['total'];
		}
		$begin = microtime( true );
		$row   = Database::row(
			"SELECT SUM( amount - refunded ) AS amount, COUNT( DISTINCT CASE WHEN person <> '' THEN person WHEN subscription <> '' THEN subscription ELSE id END ) AS people FROM {payments} WHERE plan IN ( " . Database::places( $plans ) . " ) AND source = %s AND mode = %s AND currency = %s AND state IN ( 'paid', 'partly-refunded' )",
			array_merge( $plans, array( $source, $mode, $currency ) )
		);
		$total = array_map( 'intval', $row );
		$took  = microtime( true ) - $begin;
		$until = $took > self::MAX_UNCACHED_SECONDS ? time() + (int) min( HOUR_IN_SECONDS, 100 * $took ) : 0;
		set_transient( $key, compact( 'total', 'until' ) + array( 'of' => $now ), HOUR_IN_SECONDS );
		return $total;
	}

	/** Returns the first payment that a query finds. */
	private static function read( string $sql, array $values ): ?array {
		$row = Database::row( $sql, $values );
		return $row ? self::payment( $row ) : null;
	}

	private static function payment( array $row ): array {
		$kept    = json_decode( (string) $row['data'], true );
		$payment = array(
			'id'   => (int) $row['id'],
			'date' => gmdate( 'Y-m-d H:i:s', (int) $row['created'] ),
		);
		foreach ( Payment::BLANK as $name => $blank ) {
			$value = $row[ $name ] ?? $kept[ $name ] ?? $blank;
			settype( $value, gettype( $blank ) );
			$payment[ $name ] = $value;
		}
		return $payment;
	}

	/** Converts the result of `Payment::merged()` to database columns, without `created` and `changed`. */
	private static function row( array $payment ): array {
		$payment['subscription'] = mb_substr( $payment['subscription'], 0, self::MAX_LENGTH );
		$own                     = array_flip( self::COLUMNS );
		// Keep the random `person` that `forget_person()` stored for an erased payment.
		return array_intersect_key( $payment, $own ) + ( $payment['erased'] ? array() : array( 'person' => '' === $payment['email'] ? '' : Email::lookup_key( $payment['email'] ) ) ) + array(
			'expired'  => 'expired' === $payment['note'],
			'received' => in_array( $payment['state'], self::RECEIVED_STATES, true ),
			'data'     => (string) wp_json_encode( array_diff_key( $payment, $own ) ),
		);
	}

	/** Returns a payment's text for the search index. */
	private static function words( array $payment ): string {
		return implode( ' ', array_map( static fn( string $name ): string => $payment[ $name ], self::SEARCH_FIELDS ) );
	}

	/**
	 * Updates the search index for payments.
	 *
	 * @param array[] $payments Payments by ID.
	 */
	private static function store_words( array $payments ): void {
		Search_Words::drop( 'payment_words', array_keys( $payments ) );
		Search_Words::add( 'payment_words', array_map( array( __CLASS__, 'words' ), $payments ) );
	}
}
