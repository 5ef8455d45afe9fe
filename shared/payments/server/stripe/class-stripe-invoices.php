<?php
namespace Dovetail\Payments;

defined( 'ABSPATH' ) || exit;

/** What is paid again and again at Stripe: each invoice is a payment; the first one is that of the session that began it. */
final class Stripe_Invoices {
	/** Records an invoice that was paid or has failed; an error where it could not be recorded. */
	public static function record( array $invoice, string $mode, string $type ) {
		$state     = 'invoice.paid' === $type ? 'paid' : 'failed';
		$parent    = $invoice['parent']['subscription_details'] ?? array();
		$metadata  = (array) ( $parent['metadata'] ?? array() );
		$reference = self::reference( $invoice );
		$is_first  = 'subscription_create' === ( $invoice['billing_reason'] ?? '' );
		// A failed first payment is handled on Stripe's page.
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

	/** What an invoice's payment is recorded under: the site's reference for the first, its id for later ones; empty where it is not this site's. */
	public static function reference( array $invoice ): string {
		$metadata = (array) ( $invoice['parent']['subscription_details']['metadata'] ?? array() );
		if ( Stripe_Account::site() !== ( $metadata['dovetail_site'] ?? '' ) ) {
			return '';
		}
		$reference = 'subscription_create' === ( $invoice['billing_reason'] ?? '' ) ? $metadata['dovetail_reference'] ?? '' : $invoice['id'] ?? '';
		return is_string( $reference ) ? $reference : '';
	}

	/** Notes that a subscription has ended; an error where it could not be recorded. */
	public static function record_end( array $subscription, string $mode ) {
		$metadata  = (array) ( $subscription['metadata'] ?? array() );
		$reference = $metadata['dovetail_reference'] ?? '';
		$payment   = Stripe_Account::site() === ( $metadata['dovetail_site'] ?? '' ) && is_string( $reference ) ? Payments::find( Stripe_Account::ID, $mode, $reference ) : null;
		return $payment ? Payments::record( array( 'note' => 'ended' ) + $payment ) : null;
	}
}
