<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Messages that tell visitors the result of a payment. */
final class Outcome {
	/** Returns the result of a payment: `done` or `refused`, with a sentence in plain text. */
	public static function of( array $payment ): array {
		$amount = Money::format( $payment['amount'], $payment['currency'] );
		switch ( $payment['state'] ) {
			case 'paid':
				$sentence = '' === $payment['title']
					/* translators: %s: an amount, such as €5.00. */
					? sprintf( __( 'Thank you. You paid %s through PayPal.', 'dovetail-blocks' ), $amount )
					/* translators: 1: an amount, such as €5.00. 2: what was bought. */
					: sprintf( __( 'Thank you. You paid %1$s through PayPal for “%2$s”.', 'dovetail-blocks' ), $amount, $payment['title'] );
				return array( 'done', $sentence );
			case 'pending':
				/* translators: %s: an amount, such as €5.00. */
				return array( 'done', sprintf( __( 'Thank you. PayPal is still checking your payment of %s. You don’t have to do anything.', 'dovetail-blocks' ), $amount ) );
			case 'refunded':
			case 'partly-refunded':
				/* translators: %s: an amount, such as €5.00. */
				return array( 'done', sprintf( __( 'Your payment of %s was refunded in full or in part. PayPal shows the amount.', 'dovetail-blocks' ), $amount ) );
			case 'disputed':
				/* translators: %s: an amount, such as €5.00. */
				return array( 'done', sprintf( __( 'Your payment of %s was reversed or is under review. PayPal shows its status.', 'dovetail-blocks' ), $amount ) );
			case 'failed':
				return array( 'refused', self::declined() );
			default:
				/* translators: %s: an amount, such as €5.00. */
				return array( 'refused', sprintf( __( 'PayPal charged %s, which does not match this page’s price or payee. The site owner can see this in the list of payments. Contact them, and don’t pay again.', 'dovetail-blocks' ), $amount ) );
		}
	}

	/** Returns the message about a declined payment as plain text. */
	public static function declined(): string {
		return __( 'PayPal could not process the payment. Nothing was charged. Try again, or choose another payment method at PayPal.', 'dovetail-blocks' );
	}

	/** Returns the message about a payment that could not be started, as plain text. */
	public static function of_refusal( \WP_Error $error ): string {
		$answer = ( (array) $error->get_error_data() )['answer'] ?? array();
		$said   = $answer['details'][0]['description'] ?? $answer['message'] ?? '';
		if ( 'service_refused' === $error->get_error_code() && is_string( $said ) && '' !== $said ) {
			/* translators: %s: PayPal’s own words, in English. */
			return sprintf( __( 'PayPal rejected this payment. Nothing was charged. PayPal’s reason: %s', 'dovetail-blocks' ), Plain_Text::line( $said, 300, '…' ) );
		}
		if ( 'service_busy' === $error->get_error_code() ) {
			return __( 'This site is busy with other payments. Nothing was charged. Try again in a minute.', 'dovetail-blocks' );
		}
		return __( 'PayPal could not be reached. Nothing was charged. Try again in a moment.', 'dovetail-blocks' );
	}
}
