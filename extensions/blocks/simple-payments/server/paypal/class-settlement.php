<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Currency\Money;
use Dovetail\Payments\Payments;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Compares the current state of a PayPal order with the agreed terms, and records it. */
final class Settlement {
	/** Maps PayPal's capture states to the site's payment states. */
	const STATES = array(
		'COMPLETED'          => 'paid',
		'PENDING'            => 'pending',
		'REFUNDED'           => 'refunded',
		'PARTIALLY_REFUNDED' => 'partly-refunded',
		'REVERSED'           => 'refunded',
		'DECLINED'           => 'failed',
		'DENIED'             => 'failed',
		'FAILED'             => 'failed',
	);

	/** Payment states, most important first. An order may have declined captures in addition to the paid one. */
	const RANKS = array( 'paid', 'partly-refunded', 'refunded', 'pending', 'failed' );

	/**
	 * Records an order from PayPal's data. Returns the payment, or an error: `not_paid` if the order has no capture.
	 */
	public static function record( array $order, array $terms, string $mode ) {
		$unit    = (array) ( $order['purchase_units'][0] ?? array() );
		$capture = self::capture( (array) ( $unit['payments']['captures'] ?? array() ) );
		if ( ! $capture ) {
			return self::not_paid();
		}
		$state    = self::STATES[ $capture['status'] ];
		$currency = is_string( $capture['amount']['currency_code'] ?? null ) ? $capture['amount']['currency_code'] : '';
		$amount   = Amount::read( $capture['amount']['value'] ?? null, $currency );
		$refunded = self::refunded( (array) ( $unit['payments']['refunds'] ?? array() ), $currency );
		$payer    = (array) ( $order['payer'] ?? array() );
		$told     = self::report(
			array(
				'state'      => $state,
				'title'      => self::text( $unit['items'][0]['name'] ?? '' ),
				'amount'     => $amount,
				'currency'   => $currency,
				// PayPal's list of refunds does not include a chargeback.
				'refunded'   => 'refunded' === $state ? max( (int) $amount, $refunded ) : $refunded,
				'email'      => self::text( $payer['email_address'] ?? '' ),
				'name'       => trim( self::text( $payer['name']['given_name'] ?? '' ) . ' ' . self::text( $payer['name']['surname'] ?? '' ) ),
				'service_id' => self::text( $capture['id'] ?? '' ),
			),
			$terms,
			array( self::text( $unit['payee']['email_address'] ?? '' ) )
		);
		// PayPal's order still says “completed” after a chargeback, because PayPal reports disputes only in events.
		// Keep the disputed state.
		return Payments::merge( App::ID, $mode, $order['id'], static fn( ?array $known ): array => $told + array( 'current' => 'paid' !== $state || ! $known || ! $known['disputed'] || Webhook::is_won( $known ) ) );
	}

	/**
	 * Returns the payment to record. Its state is `differs` if it does not match the terms.
	 *
	 * @param array    $told   Payment data for `Payments::record()`. `amount` may be null; `title` is the product's title at the time of purchase, without the quantity.
	 * @param string[] $payees Email addresses that PayPal reports as paid.
	 */
	public static function report( array $told, array $terms, array $payees ): array {
		$is_met = Terms::match_payment( $terms, $told['amount'], $told['currency'], $payees );
		$note   = '';
		if ( ! $is_met && in_array( $told['state'], array( 'paid', 'pending' ), true ) ) {
			$told['state'] = 'differs';
			/* translators: 1: an amount that should have been paid, such as €5.00. 2: email addresses that were paid. */
			$note = sprintf( __( 'The payment does not match: expected %1$s to the product’s account, but PayPal reports %2$s.', 'dovetail-blocks' ), Money::format( $terms['amount'], $terms['currency'] ), implode( ', ', array_filter( $payees ) ) );
		}
		$product = get_post( $terms['product'] );
		$title   = $told['title'] ?? '';
		if ( '' === $title && $product && Product_Type::TYPE === $product->post_type ) {
			$title = dovetail_blocks_text( $product->post_title );
		}
		return array(
			'amount' => (int) $told['amount'],
			'post'   => $terms['post'],
			'block'  => 'simple-payments',
			'title'  => $terms['quantity'] > 1 && '' !== $title ? $terms['quantity'] . ' × ' . $title : $title,
			'note'   => $note,
		) + $told;
	}

	/** Returns the most relevant capture; null if none has a known status. */
	private static function capture( array $captures ): ?array {
		$found = array();
		foreach ( $captures as $capture ) {
			$status = is_array( $capture ) && is_string( $capture['status'] ?? null ) ? $capture['status'] : '';
			if ( isset( self::STATES[ $status ] ) ) {
				$found += array( self::STATES[ $status ] => $capture );
			}
		}
		foreach ( self::RANKS as $state ) {
			if ( isset( $found[ $state ] ) ) {
				return $found[ $state ];
			}
		}
		return null;
	}

	/** Returns the error for an unpaid order. */
	public static function not_paid(): \WP_Error {
		return new \WP_Error( 'not_paid', __( 'PayPal reports that this was not paid. Nothing was charged.', 'dovetail-blocks' ), array( 'status' => 402 ) );
	}

	/** Returns the sum of the completed refunds, in the smallest unit. */
	private static function refunded( array $refunds, string $currency ): int {
		$sum = 0;
		foreach ( $refunds as $refund ) {
			if ( is_array( $refund ) && 'COMPLETED' === ( $refund['status'] ?? '' ) && ( $refund['amount']['currency_code'] ?? '' ) === $currency ) {
				$sum += (int) Amount::read( $refund['amount']['value'] ?? null, $currency );
			}
		}
		return $sum;
	}

	/** Collapses text from PayPal to a single line. */
	private static function text( $value ): string {
		return Plain_Text::line( $value, 200 );
	}
}
