<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Signs the offers in payment forms, so that visitors cannot change them. A signed offer is not secret. It stays valid
 * until the site secret changes, so cached pages keep working.
 */
final class Offers {
	/** Maximum size of a signed offer in bytes. */
	const MAX_BYTES = 8192;

	/**
	 * Signs an offer.
	 *
	 * @param array  $offer `block` (slug), `source` (`site`, `platform`, or the name of another gateway), `plan`, `kind`, `currency`, `interval`, `title`, `amounts` (minor units: the author's tiers, or the single price), `custom` (whether visitors can enter another amount), `post`, `back` (URL of the page), `seller`. The signed offer also contains any other entries.
	 * @param string $use   Purpose of the signature. A signature is valid only for its purpose.
	 */
	public static function seal( array $offer, string $use = 'offer' ): string {
		$text = rtrim( strtr( base64_encode( (string) wp_json_encode( $offer ) ), '+/', '-_' ), '=' ); // URL-safe Base64.
		return $text . '.' . self::sign( $text, $use );
	}

	/**
	 * Verifies the signature of an offer and returns the offer.
	 *
	 * @param string $use See `seal()`.
	 * @return array|null Null if this site did not sign the offer.
	 */
	public static function open( $sealed, string $use = 'offer' ): ?array {
		if ( ! is_string( $sealed ) || strlen( $sealed ) > self::MAX_BYTES || 1 !== substr_count( $sealed, '.' ) ) {
			return null;
		}
		list( $text, $signature ) = explode( '.', $sealed );
		if ( ! hash_equals( self::sign( $text, $use ), $signature ) ) {
			return null;
		}
		$offer = json_decode( (string) base64_decode( strtr( $text, '-_', '+/' ), true ), true );
		return is_array( $offer ) ? $offer : null;
	}

	private static function sign( string $text, string $use ): string {
		return substr( Secret::sign( 'payment offer', $use . ' ' . $text ), 0, 40 );
	}
}
