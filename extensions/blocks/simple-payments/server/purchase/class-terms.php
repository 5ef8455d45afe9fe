<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * The terms of a payment: product, quantity, amount, payee and time. PayPal returns them as a short signed string with
 * every notification. The signature stays valid for years, because refunds may come late. Terms of other sites are
 * rejected.
 */
final class Terms {
	const PREFIX = 'dv1';

	/**
	 * Seconds for which the terms of a rendered form stay valid. After that, payments must match the current product.
	 */
	const LIFETIME_SECONDS = 3 * HOUR_IN_SECONDS;

	/** Returns the terms of a sale. */
	public static function of( array $product, int $quantity, int $post ): array {
		return array(
			'product'  => $product['id'],
			'quantity' => $quantity,
			'amount'   => $product['price'] * $quantity,
			'currency' => $product['currency'],
			'post'     => $post,
			'payee'    => self::payee( $product['email'] ),
			'time'     => time(),
		);
	}

	/** Returns the terms as a signed string of at most 127 letters, digits and dots. */
	public static function seal( array $terms ): string {
		$text = implode( '.', array_merge( array( self::PREFIX ), array_values( $terms ) ) );
		return $text . '.' . self::signature( $text );
	}

	/** Returns the terms from a signed string; null if this site did not sign it. */
	public static function open( $text ): ?array {
		if ( ! is_string( $text ) || ! preg_match( '~^(' . self::PREFIX . '\.(\d+)\.(\d+)\.(\d+)\.([A-Z]{3})\.(\d+)\.([0-9a-f]{16})\.(\d+))\.([0-9a-f]{32})\z~', $text, $parts ) || ! hash_equals( self::signature( $parts[1] ), $parts[9] ) ) {
			return null;
		}
		return array(
			'product'  => (int) $parts[2],
			'quantity' => (int) $parts[3],
			'amount'   => (int) $parts[4],
			'currency' => $parts[5],
			'post'     => (int) $parts[6],
			'payee'    => $parts[7],
			'time'     => (int) $parts[8],
		);
	}

	/**
	 * Whether a payment matches its terms in amount, currency and payee. The payee must be one of the addresses that
	 * PayPal reports.
	 */
	public static function match_payment( array $terms, ?int $amount, string $currency, array $payees ): bool {
		return $amount === $terms['amount'] && $currency === $terms['currency'] && in_array( $terms['payee'], array_map( array( __CLASS__, 'payee' ), $payees ), true );
	}

	/** Returns a hash for comparing account addresses. */
	private static function payee( string $email ): string {
		return substr( Secret::sign( 'paypal payee', strtolower( trim( $email ) ) ), 0, 16 );
	}

	private static function signature( string $text ): string {
		return substr( Secret::sign( 'paypal terms', $text ), 0, 32 );
	}
}
