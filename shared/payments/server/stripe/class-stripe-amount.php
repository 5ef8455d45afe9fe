<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;

defined( 'ABSPATH' ) || exit;

/** Amounts as Stripe counts them, which is not always in the currency's own minor units. */
final class Stripe_Amount {
	/** Currencies that Stripe takes in whole units. */
	const ZERO_DECIMAL_CURRENCIES = array( 'BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF' );

	/** Currencies of three decimals, the last of which is 0. */
	const THREE_DECIMAL_CURRENCIES = array( 'BHD', 'JOD', 'KWD', 'OMR', 'TND' );

	/** Currencies that are sent with two decimals, which are 00. */
	const ROUNDED_TWO_DECIMAL_CURRENCIES = array( 'ISK', 'UGX' );

	/** The greatest number that Stripe takes: eight digits. */
	const MAX_UNITS = 99999999;

	/** An amount of the currency's own minor units as Stripe wants it; null where Stripe cannot charge it. */
	public static function charged( int $minor, string $currency ): ?int {
		$charged = self::scaled( $minor, self::decimals( $currency ) - Money::precision( $currency ) );
		return null !== $charged && $charged > 0 && $charged <= self::MAX_UNITS && 0 === $charged % self::step( $currency ) ? $charged : null;
	}

	/** The amount in the currency's own minor units of one that Stripe tells. */
	public static function told( int $charged, string $currency ): int {
		$shift = Money::precision( $currency ) - self::decimals( $currency );
		return self::scaled( $charged, $shift ) ?? (int) round( $charged * 10 ** $shift );
	}

	/** The greatest amount in minor units. */
	public static function most( string $currency ): int {
		return self::told( self::MAX_UNITS - self::MAX_UNITS % self::step( $currency ), $currency );
	}

	/** Returns the smallest step of Stripe's amounts in a currency. */
	private static function step( string $currency ): int {
		if ( in_array( $currency, self::ROUNDED_TWO_DECIMAL_CURRENCIES, true ) ) {
			return 100;
		}
		return in_array( $currency, self::THREE_DECIMAL_CURRENCIES, true ) ? 10 : 1;
	}

	/** Returns the decimals Stripe uses. */
	private static function decimals( string $currency ): int {
		if ( in_array( $currency, self::ZERO_DECIMAL_CURRENCIES, true ) ) {
			return 0;
		}
		return in_array( $currency, self::THREE_DECIMAL_CURRENCIES, true ) ? 3 : 2;
	}

	/** A number with so many zeros more, or fewer; null where it has not so many. */
	private static function scaled( int $number, int $zeros ): ?int {
		if ( $number < 0 || ( $zeros > 0 && $number > self::MAX_UNITS ) ) {
			return null;
		}
		$factor = 10 ** abs( $zeros );
		if ( $zeros >= 0 ) {
			return $number * $factor;
		}
		return 0 === $number % $factor ? intdiv( $number, $factor ) : null;
	}
}
