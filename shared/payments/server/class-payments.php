<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Lock;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * What was paid: one record for each payment of a service, however many requests tell of it at one time, in whatever order.
 * Card data never come here; what does is what a bookkeeper needs.
 */
final class Payments {
	/** The type of their posts. */
	const TYPE = Post_Types::PAYMENT;

	/** Meta value that holds a payment. */
	const META = '_dovetail_payment';

	/** Meta value by which the payments of a person are found; see `Email::lookup_key()`. */
	const PERSON = '_dovetail_payment_person';

	/** Meta value that holds the plan. */
	const PLAN = '_dovetail_payment_plan';

	/** Seconds of counting that are worth no delay; a total that takes longer is kept a hundred times as long as it took. */
	const QUICK = 0.5;

	/** Option that changes when a payment does: totals that were counted before are no use any more. */
	const CHANGED = 'dovetail_blocks_payments_changed';

	/**
	 * Records a report about a payment. Reports may repeat and arrive out of order: a paid payment never becomes
	 * pending again, a refund that arrives before its payment stays refunded, and empty values overwrite nothing.
	 *
	 * @param array $told `service`, `mode` (`live`, `test`), `reference`, `state`, `amount` and `currency` (minor units), and any other entry of `Payment::BLANK`.
	 *                    With `current` it is the service's present state: a refund may shrink, and a dispute may end.
	 * @return int|\WP_Error Record ID. On an error, the report was not stored and must be sent again.
	 */
	public static function record( array $told ) {
		$told += array( 'service' => '', 'mode' => '', 'reference' => '', 'state' => '' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		if ( '' === $told['service'] || '' === $told['reference'] || ! in_array( $told['mode'], array( 'live', 'test' ), true ) || ! isset( Payment::STATES[ $told['state'] ] ) ) {
			return new \WP_Error( 'payment_invalid', __( 'A payment was not recorded because its data is incomplete.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		$name = self::name( $told['service'], $told['mode'], $told['reference'] );
		$id   = Lock::run_exclusively( 'payment-' . $name, static fn(): int => self::store( $name, $told ) );
		return $id ? $id : new \WP_Error( 'payment_not_stored', __( 'The payment could not be recorded. Try again in a moment.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** A payment: entries as in `Payment::BLANK`, `id`, and `date` (GMT). */
	public static function find( string $service, string $mode, string $reference ): ?array {
		$id = self::named( self::name( $service, $mode, $reference ) );
		return $id ? self::get( $id ) : null;
	}

	/** A payment by the id of its record. */
	public static function get( int $id ): ?array {
		$post = get_post( $id );
		$kept = $post && self::TYPE === $post->post_type ? get_post_meta( $id, self::META, true ) : null;
		return is_array( $kept ) ? array( 'id' => $id, 'date' => $post->post_date_gmt ) + array_intersect_key( $kept, Payment::BLANK ) + Payment::BLANK : null; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
	}

	/** Forgets who has paid, not what. */
	public static function forget_person( int $id ): void {
		$payment = self::get( $id );
		if ( $payment ) {
			$kept = array_intersect_key( $payment, Payment::BLANK );
			update_post_meta( $id, self::META, wp_slash( array_replace( $kept, array( 'email' => '', 'name' => '', 'erased' => true ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			delete_post_meta( $id, self::PERSON );
		}
	}

	/**
	 * Returns the total paid for plans, minus refunds, and the number of payers. Cached for a while when counting is
	 * slow.
	 *
	 * @param int[]  $plans    Plan IDs.
	 * @param string $mode     `live`, or `test` for people who test the site.
	 * @param string $source   The `source` of the plans' offers.
	 * @return array{amount: int, people: int} Minor units.
	 */
	public static function total( array $plans, string $currency, string $mode = 'live', string $source = 'site' ): array {
		$wanted = array_unique( array_map( static fn( int $plan ): string => self::plan( $source, $plan ), array_filter( $plans ) ) );
		sort( $wanted );
		if ( ! $wanted ) {
			return array(
				'amount' => 0,
				'people' => 0,
			);
		}
		$key  = 'dovetail_blocks_paid_' . md5( (string) wp_json_encode( array( $wanted, $currency, $mode ) ) );
		$now  = (string) get_option( self::CHANGED, '' );
		$kept = get_transient( $key );
		if ( is_array( $kept ) && ( $kept['of'] === $now || time() < $kept['until'] ) ) {
			return array_diff_key( $kept, array( 'of' => 1, 'until' => 1 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		}
		$begin = microtime( true );
		$total = self::counted( $wanted, $currency, $mode );
		$took  = microtime( true ) - $begin;
		$until = $took > self::QUICK ? time() + (int) min( HOUR_IN_SECONDS, 100 * $took ) : 0;
		set_transient( $key, $total + array( 'of' => $now, 'until' => $until ), DAY_IN_SECONDS ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		return $total;
	}

	/** Adds up what `total()` asks for, of plans as `plan()` names them. */
	private static function counted( array $plans, string $currency, string $mode ): array {
		global $wpdb;
		$marks  = implode( ',', array_fill( 0, count( $plans ), '%s' ) );
		$amount = 0;
		$people = array();
		$last   = 0;
		do {
			// phpcs:ignore WordPress.DB -- marks are marks; kept by total().
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID, m.meta_value FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} q ON q.post_id = p.ID AND q.meta_key = %s AND q.meta_value IN ($marks) JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.post_status IN ( 'dovetail_paid', 'dovetail_part_refund' ) AND p.ID > %d ORDER BY p.ID LIMIT 5000", array_merge( array( self::PLAN ), $plans, array( self::META, self::TYPE, $last ) ) ) );
			foreach ( $rows as $row ) {
				$last = (int) $row->ID;
				$paid = maybe_unserialize( $row->meta_value );
				$paid = ( is_array( $paid ) ? $paid : array() ) + Payment::BLANK;
				if ( $paid['currency'] === $currency && $paid['mode'] === $mode ) {
					$amount += $paid['amount'] - $paid['refunded'];
					$person  = '' !== $paid['subscription'] ? $paid['subscription'] : (string) $last;

					$people[ '' !== $paid['email'] ? Email::lookup_key( $paid['email'] ) : $person ] = true;
				}
			}
		} while ( 5000 === count( $rows ) );
		return array(
			'amount' => $amount,
			'people' => count( $people ),
		);
	}

	/** Writes a payment down, alone with its name: the id of its record, 0 where the database refuses. */
	private static function store( string $name, array $told ): int {
		$id    = self::named( $name );
		$known = $id ? self::get( $id ) : null;
		$new   = Payment::merged( $known ?? array(), $told );
		if ( $known && array_intersect_key( $known, Payment::BLANK ) === $new ) {
			return $id;
		}
		$post = array(
			'post_type'   => self::TYPE,
			'post_status' => Payment::STATES[ $new['state'] ],
			'post_name'   => $name,
			'post_title'  => wp_slash( $new['title'] ),
			'post_parent' => $new['post'],
			'meta_input'  => array(
				self::META   => wp_slash( $new ),
				self::PERSON => '' === $new['email'] ? '' : Email::lookup_key( $new['email'] ),
				self::PLAN   => self::plan( $new['source'], $new['plan'] ),
			),
		);
		$id   = (int) ( $id ? wp_update_post( array( 'ID' => $id ) + $post ) : wp_insert_post( $post ) );
		update_option( self::CHANGED, uniqid( '', true ), true );
		return $id;
	}

	/** Returns the lookup key of a plan; plan IDs are unique only within a source. */
	private static function plan( string $source, int $plan ): string {
		return $source . ':' . $plan;
	}

	/** Name of the record of a payment. */
	private static function name( string $service, string $mode, string $reference ): string {
		return md5( $service . '|' . $mode . '|' . $reference );
	}

	/** The record of a name; 0 without one. Asks the database: what another request has stored a moment ago is in no cache. */
	private static function named( string $name ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		$id = (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name = %s AND post_type = %s ORDER BY ID LIMIT 1", $name, self::TYPE ) );
		if ( $id ) {
			clean_post_cache( $id );
		}
		return $id;
	}
}
