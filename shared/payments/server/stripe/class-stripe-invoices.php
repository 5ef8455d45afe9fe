<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/** Recurring payments at Stripe: each invoice is a payment. The first one is recorded under its checkout session. */
final class Stripe_Invoices {
	/** Records an invoice that was paid or failed. Returns an error if it could not be recorded. */
	public static function record( array $invoice, string $mode, string $type ) {
		$state     = 'invoice.paid' === $type ? 'paid' : 'failed';
		$parent    = $invoice['parent']['subscription_details'] ?? array();
		$metadata  = (array) ( $parent['metadata'] ?? array() );
		$reference = self::reference( $invoice );
		$is_first  = 'subscription_create' === ( $invoice['billing_reason'] ?? '' );
		// If the first payment fails, Stripe's page handles it.
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
	 * Returns the reference under which an invoice is recorded: the site's reference for the first one, and the invoice
	 * ID for later ones. Empty if the invoice does not belong to this site.
	 */
	public static function reference( array $invoice ): string {
		$metadata = (array) ( $invoice['parent']['subscription_details']['metadata'] ?? array() );
		if ( Stripe_Account::site() !== ( $metadata['dovetail_site'] ?? '' ) ) {
			return '';
		}
		$reference = 'subscription_create' === ( $invoice['billing_reason'] ?? '' ) ? $metadata['dovetail_reference'] ?? '' : $invoice['id'] ?? '';
		return is_string( $reference ) ? $reference : '';
	}

	/** Records that a subscription has ended. Returns an error if it could not be recorded. */
	public static function record_end( array $subscription, string $mode ) {
		$metadata  = (array) ( $subscription['metadata'] ?? array() );
		$reference = $metadata['dovetail_reference'] ?? '';
		$payment   = Stripe_Account::site() === ( $metadata['dovetail_site'] ?? '' ) && is_string( $reference ) ? Payments::find( Stripe_Account::ID, $mode, $reference ) : null;
		return $payment ? Payments::record( array( 'note' => 'ended' ) + $payment ) : null;
	}
}
