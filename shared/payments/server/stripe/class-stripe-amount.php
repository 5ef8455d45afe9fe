<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;

defined( 'ABSPATH' ) || exit;

/** Converts amounts to Stripe's units, which may differ from the currency's minor units. */
final class Stripe_Amount {
	/** Currencies that Stripe charges in whole units. */
	const ZERO_DECIMAL_CURRENCIES = array( 'BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF' );

	/** Currencies that Stripe charges with three decimals. The last one must be 0. */
	const THREE_DECIMAL_CURRENCIES = array( 'BHD', 'JOD', 'KWD', 'OMR', 'TND' );

	/** Currencies that Stripe expects with two decimals, which must both be 0. */
	const ROUNDED_TWO_DECIMAL_CURRENCIES = array( 'ISK', 'UGX' );

	/** Maximum amount that Stripe accepts (eight digits), in Stripe's units. */
	const MAX_UNITS = 99999999;

	/** Converts minor units to Stripe's units; null if Stripe cannot charge the amount. */
	public static function charged( int $minor, string $currency ): ?int {
		$charged = self::scaled( $minor, self::decimals( $currency ) - Money::precision( $currency ) );
		return null !== $charged && $charged > 0 && $charged <= self::MAX_UNITS && 0 === $charged % self::step( $currency ) ? $charged : null;
	}

	/** Converts Stripe's units to minor units. */
	public static function told( int $charged, string $currency ): int {
		$shift = Money::precision( $currency ) - self::decimals( $currency );
		return self::scaled( $charged, $shift ) ?? (int) round( $charged * 10 ** $shift );
	}

	/** Returns the maximum amount in minor units. */
	public static function most( string $currency ): int {
		return self::told( self::MAX_UNITS - self::MAX_UNITS % self::step( $currency ), $currency );
	}

	/** Returns the step of valid amounts in a currency, in Stripe's units: amounts must be multiples of it. */
	private static function step( string $currency ): int {
		if ( in_array( $currency, self::ROUNDED_TWO_DECIMAL_CURRENCIES, true ) ) {
			return 100;
		}
		return in_array( $currency, self::THREE_DECIMAL_CURRENCIES, true ) ? 10 : 1;
	}

	/** Returns the number of decimals that Stripe uses for a currency. */
	private static function decimals( string $currency ): int {
		if ( in_array( $currency, self::ZERO_DECIMAL_CURRENCIES, true ) ) {
			return 0;
		}
		return in_array( $currency, self::THREE_DECIMAL_CURRENCIES, true ) ? 3 : 2;
	}

	/** Multiplies or divides a number by a power of ten. Returns null if the result is not an integer. */
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
