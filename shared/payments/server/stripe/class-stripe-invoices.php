<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Records Stripe's recurring payments. Each invoice becomes a payment; the first invoice is the payment that the
 * checkout session started.
 */
final class Stripe_Invoices {
	/** Records a paid or failed invoice. Returns an error if recording failed. */
	public static function record( array $invoice, string $mode, string $type ) {
		$state     = 'invoice.paid' === $type ? 'paid' : 'failed';
		$parent    = $invoice['parent']['subscription_details'] ?? array();
		$metadata  = (array) ( $parent['metadata'] ?? array() );
		$reference = self::reference( $invoice );
		$is_first  = 'subscription_create' === ( $invoice['billing_reason'] ?? '' );
		// Ignore a failed first payment, because the visitor sees the error on Stripe's page.
		if ( '' === $reference || ( $is_first && 'paid' !== $state ) ) {
			return null;
		}
		$currency = strtoupper( Stripe::text( $invoice['currency'] ?? '' ) );
		$amount   = Stripe_Amount::told( (int) ( 'paid' === $state ? $invoice['amount_paid'] ?? 0 : $invoice['amount_due'] ?? 0 ), $currency );
		if ( 0 === $amount ) {
			return null;
		}
		if ( $is_first && Stripe::differs( Payments::find( Stripe_Account::ID, $mode, $reference ), $amount, $currency ) ) {
			$state = 'differs';
		}
		return Payments::record(
			array(
				'service'      => Stripe_Account::ID,
				'mode'         => $mode,
				'reference'    => $reference,
				'state'        => $state,
				'amount'       => $amount,
				'currency'     => $currency,
				'email'        => Stripe::text( $invoice['customer_email'] ?? '' ),
				'name'         => Stripe::text( $invoice['customer_name'] ?? '' ),
				'subscription' => Stripe::text( $parent['subscription'] ?? '' ),
				'service_id'   => Stripe::text( $invoice['id'] ?? '' ),
			) + Stripe::origin( $metadata )
		);
	}

	/**
	 * Returns the payment reference of an invoice: the site's own reference for the first invoice of a subscription,
	 * the invoice ID for later ones. Empty if the invoice is not from this site.
	 */
	public static function reference( array $invoice ): string {
		$metadata = (array) ( $invoice['parent']['subscription_details']['metadata'] ?? array() );
		if ( Stripe_Account::site() !== ( $metadata['dovetail_site'] ?? '' ) ) {
			return '';
		}
		$reference = 'subscription_create' === ( $invoice['billing_reason'] ?? '' ) ? $metadata['dovetail_reference'] ?? '' : $invoice['id'] ?? '';
		return is_string( $reference ) ? $reference : '';
	}

	/** Records the end of a subscription. Returns an error if recording failed. */
	public static function record_end( array $subscription, string $mode ) {
		$metadata  = (array) ( $subscription['metadata'] ?? array() );
		$reference = $metadata['dovetail_reference'] ?? '';
		$payment   = Stripe_Account::site() === ( $metadata['dovetail_site'] ?? '' ) && is_string( $reference ) ? Payments::find( Stripe_Account::ID, $mode, $reference ) : null;
		return $payment ? Payments::record( array( 'note' => 'ended' ) + $payment ) : null;
	}
}
