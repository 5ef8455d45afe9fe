<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Platform\Platform;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * The payment gateway for the platform. The platform stores its own plans and processes the payments; the site records
 * the results.
 */
final class Platform_Gateway extends Gateway {
	/** Adds the platform's gateway to the list of gateways. */
	public static function add( $gateways ) {
		return (array) $gateways + array( 'platform' => self::class );
	}

	/** Returns the platform's gateway data; null if no platform is configured. */
	public static function acts(): ?array {
		return Platform::is_connected() ? array(
			'service' => 'platform',
			'name'    => 'Stripe',
			'mode'    => 'live',
		) : null;
	}

	/**
	 * Requests the offered plan from the platform. A donation plan must match the currency and interval of the form.
	 */
	public static function sold( array $offer ) {
		$answer = Platform::request( 'payments.readMemberships', array( 'source' => 'gutenberg' ) );
		if ( is_wp_error( $answer ) || ! is_array( $answer ) ) {
			return self::unavailable();
		}
		foreach ( (array) ( $answer['products'] ?? array() ) as $product ) {
			$sold = is_array( $product ) && (int) ( $product['id'] ?? 0 ) === $offer['plan'] && $offer['plan'] > 0 ? self::read( $product ) : null;
			if ( $sold && $sold['kind'] === $offer['kind'] ) {
				return 'plan' === $sold['kind'] ? $sold : self::donation( $sold, $offer );
			}
		}
		return null;
	}

	/** Parses one of the platform's products, see `sold()`. Null if the product cannot be charged. */
	private static function read( array $product ): ?array {
		$is_donation = 'donation' === ( $product['type'] ?? '' );
		$currency    = strtoupper( (string) ( $product['currency'] ?? '' ) );
		$interval    = $product['interval'] ?? '';
		$price       = $product['price'] ?? null;
		return ( $is_donation || is_numeric( $price ) ) && in_array( $interval, Plans::INTERVALS, true ) && null !== Money::minimum( $currency ) ? array(
			'kind'     => $is_donation ? 'donation' : 'plan',
			'currency' => $currency,
			'interval' => $interval,
			'title'    => Plain_Text::line( $product['title'] ?? '', 200 ),
			'amount'   => $is_donation ? null : Money::minor( $price, $currency ),
		) : null;
	}

	/**
	 * Returns a donation plan with the author's heading as the title. Null if currency or interval differ from the
	 * form.
	 */
	private static function donation( array $sold, array $offer ): ?array {
		return $sold['currency'] === $offer['currency'] && $sold['interval'] === $offer['interval'] ? array( 'title' => $offer['title'] ) + $sold : null;
	}

	/** Starts a payment on the platform. */
	public static function start( array $order ) {
		$answer = Platform::request(
			'payments.startCheckout',
			array(
				'plan'       => $order['plan'],
				'currency'   => $order['currency'],
				'key'        => $order['reference'],
				'return_url' => $order['return'],
				'cancel_url' => $order['return'],
			) + ( 'plan' === $order['kind'] ? array() : array( 'amount' => $order['amount'] ) )
		);
		$url    = is_wp_error( $answer ) ? '' : $answer['url'] ?? '';
		if ( is_string( $url ) && 1 === preg_match( '~^https?://~', $url ) && ! self::differs( $answer, $order ) ) {
			return array( 'url' => esc_url_raw( $url ) );
		}
		return self::unavailable();
	}

	/** Returns the error that the visitor sees if the platform's response is missing or invalid. */
	private static function unavailable(): \WP_Error {
		return new \WP_Error( 'payment_unavailable', __( 'This can’t be paid at the moment. Nothing was charged. Try again in a few minutes.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** Requests a payment's state from the platform. */
	public static function settle( array $payment ) {
		$answer = Platform::request( 'payments.readCheckout', array(), array( 'key' => $payment['reference'] ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( 'paid' !== ( $answer['state'] ?? '' ) ) {
			// A visitor who canceled a payment can still complete it.
			return $payment + array( 'open' => true );
		}
		$amount   = (int) ( $answer['amount'] ?? 0 );
		$currency = strtoupper( is_string( $answer['currency'] ?? null ) ? $answer['currency'] : '' );
		$told     = array(
			'state'    => self::differs( $answer, $payment ) ? 'differs' : 'paid',
			'amount'   => $amount,
			'currency' => $currency,
		);
		$stored   = Payments::record( $told + $payment );
		return is_wp_error( $stored ) ? $stored : Payments::get( $stored ) ?? $payment;
	}

	/** Whether the platform reports a different amount or currency than the form showed. */
	private static function differs( array $answer, array $told ): bool {
		return ( $answer['amount'] ?? $told['amount'] ) !== $told['amount'] || strtoupper( (string) ( $answer['currency'] ?? $told['currency'] ) ) !== $told['currency'];
	}
}
