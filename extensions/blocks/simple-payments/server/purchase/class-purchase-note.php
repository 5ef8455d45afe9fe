<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** The note in the address that a visitor comes back to: what happened, and to which product. Nobody else can write one, and it says nothing of money. */
final class Purchase_Note {
	/** Allowed types. */
	const KINDS = array( 'back', 'cancelled', 'form', 'paid' );

	/** Seconds for which the note of a payment opens, and one of a way back from PayPal: its own pages end earlier. */
	const RECEIPT                 = 10 * MINUTE_IN_SECONDS;
	const RETURN_LIFETIME_SECONDS = 6 * HOUR_IN_SECONDS;

	/** A note of one of `KINDS`, with the record of the payment if it is `paid`. */
	public static function seal( string $kind, int $product, int $payment = 0 ): string {
		$end  = time() + ( 'paid' === $kind ? self::RECEIPT : self::RETURN_LIFETIME_SECONDS );
		$text = implode( '.', array( $kind, $product, $payment, $end ) );
		return $text . '.' . self::signature( $text );
	}

	/** What a note says: `kind`, `product` and `payment`; null of one that is not the site’s, or over. */
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

	/** The site’s signature. */
	private static function signature( string $text ): string {
		return substr( Secret::sign( 'paypal note', $text ), 0, 32 );
	}
}
