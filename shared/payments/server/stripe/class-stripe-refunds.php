<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Records refunds and disputes. Events can repeat and arrive in any order, so each event triggers a request for the
 * current state of the charge and its disputes.
 */
final class Stripe_Refunds {
	/** Dispute statuses in which the site owner keeps the money. */
	const WON_STATUSES = array( 'won', 'warning_closed', 'prevented' );

	/** Records the state of the charge in an event. */
	public static function record_charge( array $charge, string $mode ) {
		return self::take( $charge['id'] ?? '', $mode, $charge );
	}

	/** Records the state of the charge that a refund or dispute belongs to. */
	public static function record_change( array $given, string $mode ) {
		return self::take( $given['charge'] ?? '', $mode );
	}

	/**
	 * Records the current state of a charge. Webhooks about the same charge run one after another, so that the newest
	 * state is recorded last.
	 *
	 * @param mixed      $id     ID of the charge.
	 * @param array|null $charge Charge in the event. Used if the key lacks permission to request the charge.
	 * @return mixed An error if recording failed.
	 */
	public static function take( $id, string $mode, ?array $charge = null ) {
		if ( ! is_string( $id ) || '' === $id ) {
			return null;
		}
		$done = Lock::run_exclusively( 'stripe-charge-' . md5( $id ), static fn(): array => array( self::record( $id, $mode, $charge ) ) );
		return $done ? $done[0] : new \WP_Error( 'service_busy' );
	}

	/** Requests and records the current state of a charge. The caller, `take()`, holds the charge's lock. */
	private static function record( string $id, string $mode, ?array $charge ) {
		// A live key cannot request test charges, and a test key cannot request live charges.
		$asked  = Stripe_Account::mode( Stripe_Account::key() ) === $mode ? Stripe_Account::ask( 'GET', '/charges/' . rawurlencode( $id ) ) : new \WP_Error( 'missing_permission' );
		$is_now = ! is_wp_error( $asked );
		// Whether the key has no access to this charge, because it lacks permission or is from another account.
		$is_out = ! $is_now && ( in_array( $asked->get_error_code(), array( 'missing_permission', 'invalid_key' ), true ) || self::is_gone( $asked ) );
		if ( ! $is_now && ! ( $is_out && $charge ) ) {
			return self::is_gone( $asked ) ? null : $asked;
		}
		$charge    = $is_now ? $asked : $charge;
		$reference = self::reference( $charge, $mode );
		if ( is_wp_error( $reference ) || '' === $reference ) {
			return is_wp_error( $reference ) ? $reference : null;
		}
		$is_disputed = $is_now ? self::is_disputed( $charge ) : false;
		if ( is_wp_error( $is_disputed ) ) {
			return $is_disputed;
		}
		$currency = strtoupper( (string) ( $charge['currency'] ?? '' ) );
		return Payments::record(
			array(
				'service'   => Stripe_Account::ID,
				'mode'      => $mode,
				'reference' => $reference,
				'state'     => $is_disputed ? 'disputed' : 'paid',
				'amount'    => Stripe_Amount::told( (int) ( $charge['amount'] ?? 0 ), $currency ),
				'currency'  => $currency,
				'refunded'  => Stripe_Amount::told( (int) ( $charge['amount_refunded'] ?? 0 ), $currency ),
				'current'   => $is_now,
			) + Stripe::origin( (array) ( $charge['metadata'] ?? array() ) )
		);
	}

	/** Whether a charge has a lost or open dispute. Returns an error if Stripe does not respond. */
	private static function is_disputed( array $charge ) {
		// `disputed` stays true after the dispute ends, so request the disputes' statuses.
		if ( empty( $charge['disputed'] ) ) {
			return false;
		}
		$disputes = Stripe_Account::ask(
			'GET',
			'/disputes',
			array(
				'charge' => $charge['id'] ?? '',
				'limit'  => 100,
			)
		);
		if ( is_wp_error( $disputes ) ) {
			return $disputes;
		}
		foreach ( (array) ( $disputes['data'] ?? array() ) as $dispute ) {
			if ( is_array( $dispute ) && ! in_array( $dispute['status'] ?? '', self::WON_STATUSES, true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the payment reference of a charge, or an error. Empty if the charge is not from this site. */
	private static function reference( array $charge, string $mode ) {
		$metadata = (array) ( $charge['metadata'] ?? array() );
		if ( Stripe_Account::site() === ( $metadata['dovetail_site'] ?? '' ) ) {
			return is_string( $metadata['dovetail_reference'] ?? null ) ? $metadata['dovetail_reference'] : '';
		}
		$intent = $charge['payment_intent'] ?? '';
		if ( ! is_string( $intent ) || '' === $intent || Stripe_Account::mode( Stripe_Account::key() ) !== $mode ) {
			return '';
		}
		// Request the invoice, because charges of recurring payments lack our metadata.
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

	/** Whether the error means that the object does not exist at Stripe. */
	private static function is_gone( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && 404 === $error->get_error_data()['status'];
	}
}
