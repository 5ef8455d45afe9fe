<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/** The fields and states of a payment, and the rules for merging reports into a payment. */
final class Payment {
	/**
	 * Payment states with their rank. Late reports never lower a payment's rank. Only a report of the current state
	 * can, such as after a won dispute.
	 */
	const STATES = array(
		'pending'         => 0,
		'failed'          => 1,
		'paid'            => 2,
		'differs'         => 3,
		'partly-refunded' => 4,
		'refunded'        => 5,
		'disputed'        => 6,
	);

	/**
	 * Default values of a payment. Amounts are in minor units. `session` is the service's ID for the checkout session,
	 * `url` is the payment URL, and `service_id` is the service's ID for the payment. `source` is the source of the
	 * offer. `erased` means that the payer's data was deleted and must not be stored again. `marks` are values that the
	 * service's own code stores about earlier reports, by name.
	 */
	const BLANK = array(
		'service'      => '',
		'mode'         => 'live',
		'reference'    => '',
		'state'        => 'pending',
		'amount'       => 0,
		'currency'     => '',
		'refunded'     => 0,
		'disputed'     => false,
		'email'        => '',
		'name'         => '',
		'post'         => 0,
		'block'        => '',
		'plan'         => 0,
		'source'       => 'site',
		'title'        => '',
		'interval'     => '',
		'subscription' => '',
		'session'      => '',
		'url'          => '',
		'service_id'   => '',
		'note'         => '',
		'erased'       => false,
		'marks'        => array(),
	);

	/**
	 * Merges a report into a payment; `$known` is empty for a new payment. Returns all fields of `BLANK`, in the same
	 * order.
	 */
	public static function merged( array $known, array $told ): array {
		$order  = self::STATES;
		$is_now = ! empty( $told['current'] );
		$given  = array_intersect_key( $told, self::BLANK );
		foreach ( $given as $name => $value ) {
			$given[ $name ] = is_int( self::BLANK[ $name ] ) ? (int) $value : $value;
		}
		$old     = array_intersect_key( $known, self::BLANK ) + self::BLANK;
		$filled  = static fn( $value ): bool => '' !== $value && 0 !== $value && null !== $value;
		$is_later = ! $known || $order[ $given['state'] ] >= $order[ $old['state'] ] || $is_now;
		$new      = ( $is_later ? array_filter( $given, $filled ) + $old : array_filter( $old, $filled ) + array_filter( $given, $filled ) ) + self::BLANK;

		$refunded        = 'refunded' === $given['state'] ? ( $given['refunded'] ?? $new['amount'] ) : ( $given['refunded'] ?? 0 );
		$new['refunded'] = $is_now && isset( $given['refunded'] ) ? $given['refunded'] : max( $old['refunded'], $refunded );
		$new['disputed'] = 'disputed' === $given['state'] || ( $old['disputed'] && ! $is_now );
		$new['state']    = self::state( $old['state'], $given['state'], $new );
		if ( 'expired' === $new['note'] && $order[ $new['state'] ] >= $order['paid'] ) {
			$new['note'] = '';
		}
		$new['marks']  = array_filter( array_replace( $old['marks'], $given['marks'] ?? array() ), static fn( $mark ): bool => null !== $mark );
		$new['erased'] = ! empty( $old['erased'] );
		if ( $new['erased'] ) {
			$new['email'] = '';
			$new['name']  = '';
		}
		return array_replace( self::BLANK, array_intersect_key( $new, self::BLANK ) );
	}

	/** Returns the state that results from the old state, the reported state and the refunded amount. */
	private static function state( string $old, string $given, array $new ): string {
		$order = self::STATES;
		$money = 'differs' === $old || 'differs' === $given ? 'differs' : 'paid';
		$is_in = max( $order[ $old ], $order[ $given ] ) >= $order['paid'];
		if ( $new['disputed'] ) {
			return 'disputed';
		}
		if ( $is_in && $new['refunded'] > 0 ) {
			return $new['refunded'] >= $new['amount'] ? 'refunded' : 'partly-refunded';
		}
		return $is_in ? $money : ( $order[ $given ] > $order[ $old ] ? $given : $old );
	}
}
