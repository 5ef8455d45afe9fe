<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * A signed token in the return URL. It contains what happened, the product, and for completed payments the ID of the
 * payment record. Only this site can create one.
 */
final class Purchase_Note {
	/** Values of `kind`: returned from the app's payment page, canceled, returned from the classic form, or paid. */
	const KINDS = array( 'back', 'cancelled', 'form', 'paid' );

	/**
	 * Lifetime in seconds of tokens with a payment's result, and of tokens in return URLs. The latter outlive PayPal's
	 * own pages.
	 */
	const RESULT_LIFETIME_SECONDS = 10 * MINUTE_IN_SECONDS;
	const RETURN_LIFETIME_SECONDS = 6 * HOUR_IN_SECONDS;

	/** Returns a signed token. `$kind` is one of `KINDS`; `paid` also needs the ID of the payment record. */
	public static function seal( string $kind, int $product, int $payment = 0 ): string {
		$end  = time() + ( 'paid' === $kind ? self::RESULT_LIFETIME_SECONDS : self::RETURN_LIFETIME_SECONDS );
		$text = implode( '.', array( $kind, $product, $payment, $end ) );
		return $text . '.' . self::signature( $text );
	}

	/** Returns a token's `kind`, `product` and `payment`; null if the token is invalid or expired. */
	public static function open( $note ): ?array {
		if ( ! is_string( $note ) || ! preg_match( '~^(([a-z]+)\.(\d{1,18})\.(\d{1,18})\.(\d{1,12}))\.([0-9a-f]{32})\z~', $note, $parts ) ) {
			return null;
		}
		if ( ! in_array( $parts[2], self::KINDS, true ) || (int) $parts[5] < time() || ! hash_equals( self::signature( $parts[1] ), $parts[6] ) ) {
			return null;
		}
		return array(
			'kind'    => $parts[2],
			'product' => (int) $parts[3],
			'payment' => (int) $parts[4],
		);
	}

	private static function signature( string $text ): string {
		return substr( Secret::sign( 'paypal note', $text ), 0, 32 );
	}
}
