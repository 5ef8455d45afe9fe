<?php
namespace Dovetail\Donations;

use Dovetail\Currency\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the amounts in a block's attributes (major units, such as dollars) to integers in the currency's smallest
 * unit.
 */
final class Amounts {
	/** Number of preset amounts of a donation. */
	const TIERS = 3;

	/** Returns the preset amounts that can be charged, in smallest units. */
	public static function tiers( array $amounts, string $currency ): array {
		$least = Money::minimum( $currency );
		$minor = array_map( static fn( $amount ): int => Money::minor( $amount, $currency ), array_slice( $amounts, 0, self::TIERS ) );
		return null === $least ? array() : array_values( array_unique( array_filter( $minor, static fn( int $amount ): bool => $amount >= $least ) ) );
	}

	/** Returns an example for the custom amount field: a hundred times the minimum. */
	public static function example( string $currency ): string {
		return self::bare( 100 * (int) Money::minimum( $currency ), $currency );
	}

	/** Returns an amount without its currency symbol, for a field with the symbol next to it. */
	public static function bare( int $minor, string $currency ): string {
		return trim( str_replace( Money::marks( $currency )['symbol'], '', Money::format( $minor, $currency ) ), "\u{a0} " );
	}

	/** Returns an amount for display without cents if it has none: `$1,240`. */
	public static function round( int $minor, string $currency ): string {
		$written = Money::format( $minor, $currency );
		$marks   = Money::marks( $currency );
		$noughts = preg_quote( $marks['decimal'] . str_repeat( '0', $marks['precision'] ), '~' );
		return $marks['precision'] ? (string) preg_replace( "~$noughts(?=[^0-9]*\\z)~", '', $written ) : $written;
	}
}
