<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the state of a payment to visitors who return from the payment service. Reloading the page never charges again.
 */
final class Receipt {
	/** Query parameter of the return URL. */
	const PARAMETER = 'dovetail_paid';

	/** Maximum number of requests to the service per client and hour, because visitors can reload the receipt. */
	const MAX_RETURNS_PER_HOUR = 120;

	/**
	 * Returns the URL where the service sends a visitor after paying or canceling. The URL contains the payment's
	 * signed `service`, `mode` and `reference`.
	 */
	public static function address( array $offer, array $payment ): string {
		$back   = wp_validate_redirect( (string) $offer['back'], home_url( '/' ) );
		$sealed = Offers::seal( $payment + array_intersect_key( $offer, array_flip( array( 'form', 'source', 'seller' ) ) ), 'return' );
		return add_query_arg( self::PARAMETER, rawurlencode( $sealed ), remove_query_arg( self::PARAMETER, strtok( $back, '#' ) ) );
	}

	/** Returns the message for the signed data in a return URL: `form` (empty if unknown), `kind` and `html`. */
	public static function of( $sealed ): array {
		$token = Offers::open( $sealed, 'return' );
		if ( ! $token ) {
			return self::say( '', 'unknown', __( 'This link is incomplete, so this page can’t show the payment. If you paid, the payment service has emailed you. Nothing is charged on this page.', 'dovetail-blocks' ) );
		}
		try {
			return self::about( $token );
		} catch ( Database_Error $error ) {
			return self::say( $token['form'], 'pending', __( 'This site’s database did not answer, so this page can’t show your payment yet. Don’t pay again: reload this page in a minute.', 'dovetail-blocks' ) );
		}
	}

	/** Returns the message about the payment in a verified return URL. */
	private static function about( array $token ): array {
		$payment = Payments::find( $token['service'], $token['mode'], $token['reference'] );
		if ( ! $payment ) {
			return self::say( $token['form'], 'unknown', __( 'This site no longer has a record of this payment. If you paid, the payment service has emailed you.', 'dovetail-blocks' ) );
		}
		$now = 'pending' === $payment['state'] ? self::asked( $payment ) : $payment;
		return is_wp_error( $now ) ? self::unsure( $token, $payment ) : self::told( $token, $now );
	}

	/**
	 * Requests a payment's state from the service, or returns an error if the service cannot report it. Only one of
	 * several simultaneous requests contacts the service.
	 */
	private static function asked( array $payment ) {
		$gateway = Checkout::gateway( $payment['source'] );
		if ( ! $gateway || ! Rate_Limit::count_client( 'payment_return_', self::MAX_RETURNS_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return new \WP_Error( 'payment_not_asked' );
		}
		$answer = Lock::run_exclusively(
			'payment-ask-' . $payment['id'],
			static function () use ( $gateway, $payment ) {
				$now = Payments::find( $payment['service'], $payment['mode'], $payment['reference'] ) ?? $payment;
				return 'pending' === $now['state'] ? $gateway::settle( $now ) : $now;
			}
		);
		return $answer ?? new \WP_Error( 'payment_not_asked' );
	}

	/** Returns the message to show if the service does not respond. */
	private static function unsure( array $token, array $payment ): array {
		$name = self::service( $token );
		/* translators: 1: an amount, such as €5.00. 2: a service, such as Stripe. */
		return self::say( $token['form'], 'pending', sprintf( __( 'We can’t confirm your payment of %1$s yet because %2$s is not responding. Don’t pay again: reload this page in a few minutes.', 'dovetail-blocks' ), self::amount( $payment ), $name ) );
	}

	/** Returns the message about a confirmed payment. */
	private static function told( array $token, array $payment ): array {
		$amount = self::amount( $payment );
		$form   = $token['form'];
		switch ( $payment['state'] ) {
			case 'pending':
				return empty( $payment['open'] )
					/* translators: 1: an amount, such as €5.00. 2: a service, such as Stripe. */
					? self::say( $form, 'pending', sprintf( __( 'Thank you! Your payment of %1$s is on its way: %2$s is waiting for your bank. You’re done; don’t pay again.', 'dovetail-blocks' ), $amount, self::service( $token ) ) )
					: self::say( $form, 'cancelled', __( 'You have not paid. Nothing was charged.', 'dovetail-blocks' ) );
			case 'failed':
				return 'expired' === $payment['note']
					? self::say( $form, 'cancelled', __( 'You have not paid, and the time limit has passed. Nothing was charged. You can start again.', 'dovetail-blocks' ) )
					/* translators: %s: an amount, such as €5.00. */
					: self::say( $form, 'failed', sprintf( __( 'Your payment of %s failed. Nothing was charged. You can try again.', 'dovetail-blocks' ), $amount ) );
			case 'refunded':
				/* translators: %s: an amount, such as €5.00. */
				return self::say( $form, 'refunded', sprintf( __( 'Your payment of %s was refunded.', 'dovetail-blocks' ), $amount ) );
			case 'differs':
				/* translators: 1: an amount, such as €5.00. 2: who is paid, such as Harbour Bakery. */
				return self::say( $form, 'differs', sprintf( __( 'You paid %1$s, which is not the requested amount. Don’t pay again. Contact %2$s. They can see this payment, too.', 'dovetail-blocks' ), $amount, $token['seller'] ?? '' ) );
			default:
				return self::thanks( $token, $payment );
		}
	}

	/** Returns the thank-you message, with the payment's reference for the visitor's records. */
	private static function thanks( array $token, array $payment ): array {
		$date = (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( $payment['date'] . ' UTC' ) );
		$said = sprintf(
			/* translators: 1: an amount, such as €5.00. 2: who is paid, such as Harbour Bakery. 3: a service, such as Stripe. 4: a date. 5: letters and digits. */
			__( 'You paid %1$s to %2$s through %3$s on %4$s. Reference: %5$s.', 'dovetail-blocks' ),
			self::amount( $payment ),
			$token['seller'] ?? '',
			self::service( $token ),
			$date,
			$payment['reference']
		);
		$html = sprintf( '<p><strong>%s</strong></p><p>%s</p>', esc_html__( 'Thank you!', 'dovetail-blocks' ), esc_html( $said ) );
		if ( 'partly-refunded' === $payment['state'] ) {
			/* translators: %s: an amount, such as €5.00. */
			$html .= '<p>' . esc_html( sprintf( __( '%s of this payment was refunded.', 'dovetail-blocks' ), Money::format( $payment['refunded'], $payment['currency'] ) ) ) . '</p>';
		}
		if ( 'test' === $payment['mode'] ) {
			$html .= '<p>' . esc_html__( 'This was a test: no money was charged.', 'dovetail-blocks' ) . '</p>';
		}
		if ( in_array( $payment['interval'], array( '1 month', '1 year' ), true ) ) {
			$html .= '<p>' . esc_html( '1 year' === $payment['interval'] ? __( 'You will be charged every year until you cancel.', 'dovetail-blocks' ) : __( 'You will be charged every month until you cancel.', 'dovetail-blocks' ) ) . Checkout::ending( $payment['source'] ) . '</p>';
		}
		return array(
			'form' => $token['form'],
			'kind' => 'paid',
			'html' => $html,
		);
	}

	private static function service( array $token ): string {
		$acts = Checkout::acts( $token['source'] );
		return $acts ? $acts['name'] : __( 'the service', 'dovetail-blocks' );
	}

	private static function amount( array $payment ): string {
		return Money::format( $payment['amount'], $payment['currency'] );
	}

	private static function say( string $form, string $kind, string $sentence ): array {
		return array(
			'form' => $form,
			'kind' => $kind,
			'html' => '<p>' . esc_html( $sentence ) . '</p>',
		);
	}
}
