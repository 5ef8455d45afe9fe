<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/** Refunds and disputes. Events arrive in any order, so the charge is requested for its present state. */
final class Stripe_Refunds {
	/**
	 * Records how a charge is now.
	 *
	 * @param mixed      $id      Of the charge.
	 * @param array|null $charge  What the event says, where the key may not ask.
	 * @param string     $dispute Status of a dispute; empty where there is none.
	 * @return mixed An error where it could not be recorded.
	 */
	public static function take( $id, string $mode, ?array $charge = null, string $dispute = '' ) {
		if ( ! is_string( $id ) || '' === $id ) {
			return null;
		}
		// An event of the other mode than the key's cannot be asked for.
		$asked  = Stripe_Account::mode( Stripe_Account::key() ) === $mode ? Stripe_Account::ask( 'GET', '/charges/' . rawurlencode( $id ) ) : new \WP_Error( 'missing_permission' );
		$is_now = ! is_wp_error( $asked );
		// A key that may not ask, and one of another account than the event's, which is signed all the same.
		$is_out = ! $is_now && ( in_array( $asked->get_error_code(), array( 'missing_permission', 'invalid_key' ), true ) || self::is_gone( $asked ) );
		if ( ! $is_now && ! ( $is_out && $charge ) ) {
			return self::is_gone( $asked ) ? null : $asked;
		}
		$charge    = $is_now ? $asked : $charge;
		$reference = self::reference( $charge, $mode );
		if ( is_wp_error( $reference ) || '' === $reference ) {
			return is_wp_error( $reference ) ? $reference : null;
		}
		$currency = strtoupper( (string) ( $charge['currency'] ?? '' ) );
		$is_open  = '' !== $dispute && ! in_array( $dispute, array( 'won', 'warning_closed' ), true );
		$payment  = Payments::find( Stripe_Account::ID, $mode, $reference );
		$is_over  = '' !== $dispute && ! $is_open;
		return Payments::record(
			array(
				'service'   => Stripe_Account::ID,
				'mode'      => $mode,
				'reference' => $reference,
				'state'     => $is_open || ( $payment && $payment['disputed'] && ! $is_over ) ? 'disputed' : 'paid',
				'amount'    => Stripe_Amount::told( (int) ( $charge['amount'] ?? 0 ), $currency ),
				'currency'  => $currency,
				'refunded'  => Stripe_Amount::told( (int) ( $charge['amount_refunded'] ?? 0 ), $currency ),
				'current'   => $is_now,
			) + Stripe::origin( (array) ( $charge['metadata'] ?? array() ) )
		);
	}

	/** What the payment of a charge is recorded under, or an error; empty for a charge that is not of this site. */
	private static function reference( array $charge, string $mode ) {
		$metadata = (array) ( $charge['metadata'] ?? array() );
		if ( Stripe_Account::site() === ( $metadata['dovetail_site'] ?? '' ) ) {
			return is_string( $metadata['dovetail_reference'] ?? null ) ? $metadata['dovetail_reference'] : '';
		}
		$intent = $charge['payment_intent'] ?? '';
		if ( ! is_string( $intent ) || '' === $intent || Stripe_Account::mode( Stripe_Account::key() ) !== $mode ) {
			return '';
		}
		// Recurring charges have no metadata of ours; their invoices do.
		$paid = Stripe_Account::ask(
			'GET',
			'/invoice_payments',
			array(
				'payment' => array(
					'type'           => 'payment_intent',
					'payment_intent' => $intent,
				),
				'limit'   => 1,
				'expand'  => array( 'data.invoice' ),
			)
		);
		if ( is_wp_error( $paid ) ) {
			return in_array( $paid->get_error_code(), array( 'missing_permission', 'invalid_key' ), true ) || self::is_gone( $paid ) ? '' : $paid;
		}
		$invoice = $paid['data'][0]['invoice'] ?? null;
		return is_array( $invoice ) ? Stripe_Invoices::reference( $invoice ) : '';
	}

	/** Whether Stripe knows no such thing. */
	private static function is_gone( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && 404 === $error->get_error_data()['status'];
	}
}
