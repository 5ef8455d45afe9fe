<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Contract;
use Dovetail\Plugin\Platform;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** The platform, which knows its own plans and takes the money. What came of it the site notes when it is asked. */
final class Platform_Gateway extends Gateway {
	/** The platform, where there is one. */
	public static function acts(): ?array {
		return Settings::is_platform_configured() ? array(
			'service' => 'platform',
			'name'    => 'Stripe',
			'mode'    => 'live',
		) : null;
	}

	/** What the author's form was sealed with; a plan with a price as the platform knows it, which the site asks when somebody wants to pay. */
	public static function sold( array $offer ): ?array {
		if ( 'plan' === $offer['kind'] ) {
			return self::plan( (int) $offer['plan'] );
		}
		return $offer['plan'] > 0 ? array(
			'kind'     => $offer['kind'],
			'currency' => $offer['currency'],
			'interval' => $offer['interval'],
			'title'    => $offer['title'],
			'amount'   => null,
		) : null;
	}

	/**
	 * A plan of the platform.
	 *
	 * @return array|null See `sold()`. Null where the platform has none of this id that could be charged.
	 */
	private static function plan( int $id ): ?array {
		$answer = self::ask( 'payments.readMemberships', array(), null, array( 'source' => 'gutenberg' ) );
		foreach ( is_wp_error( $answer ) ? array() : (array) ( $answer['products'] ?? array() ) as $product ) {
			$currency = strtoupper( (string) ( $product['currency'] ?? '' ) );
			$interval = $product['interval'] ?? '';
			$price    = $product['price'] ?? null;
			if ( (int) ( $product['id'] ?? 0 ) === $id && is_numeric( $price ) && 'donation' !== ( $product['type'] ?? '' ) && in_array( $interval, Plans::INTERVALS, true ) && null !== Money::minimum( $currency ) ) {
				return array(
					'kind'     => 'plan',
					'currency' => $currency,
					'interval' => $interval,
					'title'    => sanitize_text_field( (string) ( $product['title'] ?? '' ) ),
					'amount'   => (int) round( $price * 10 ** Money::precision( $currency ) ),
				);
			}
		}
		return null;
	}

	/** Has the platform begin a payment. */
	public static function start( array $order ) {
		$answer = self::ask(
			'payments.startCheckout',
			array(),
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
		return new \WP_Error( 'payment_unavailable', __( 'This cannot be paid at the moment. Nothing was charged. Please try again in a few minutes.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** Asks the platform what has become of a payment. */
	public static function settle( array $payment ) {
		$answer = self::ask( 'payments.readCheckout', array( 'key' => $payment['reference'] ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( 'paid' !== ( $answer['state'] ?? '' ) ) {
			// Who has turned back may still pay.
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

	/**
	 * Whether the platform names another amount than the visitor was told.
	 *
	 * @param array $answer With `amount` and `currency`, or without.
	 * @param array $told   With both.
	 */
	private static function differs( array $answer, array $told ): bool {
		return ( $answer['amount'] ?? $told['amount'] ) !== $told['amount'] || strtoupper( (string) ( $answer['currency'] ?? $told['currency'] ) ) !== $told['currency'];
	}

	/**
	 * Makes a call of the contract.
	 *
	 * @param array<string, string> $path Values in its path.
	 * @param array|null            $data Sent as JSON.
	 * @param array<string, string> $query
	 * @return array|\WP_Error
	 */
	private static function ask( string $name, array $path, ?array $data = null, array $query = array() ) {
		$route   = Contract::all()[ $name ];
		$request = new \WP_REST_Request( $route['method'] );
		$request->set_url_params( $path );
		$request->set_query_params( $query );
		if ( null !== $data ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $data ) );
		}
		$answer = Platform::forward( $route, $request );
		return is_wp_error( $answer ) ? $answer : json_decode( (string) wp_json_encode( $answer->get_data() ), true );
	}
}
