<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Currency\Money;

defined( 'ABSPATH' ) || exit;

/** Converts between PayPal's amounts (decimal strings) and the site's (integers in the smallest unit). */
final class Amount {
	const CURRENCIES = array( 'USD', 'EUR', 'AUD', 'BRL', 'CAD', 'CZK', 'DKK', 'HKD', 'HUF', 'ILS', 'JPY', 'MYR', 'MXN', 'TWD', 'NZD', 'NOK', 'PHP', 'PLN', 'GBP', 'RUB', 'SGD', 'SEK', 'CHF', 'THB' );

	const ZERO_DECIMAL_CURRENCIES = array( 'HUF', 'JPY', 'TWD' );

	/** Maximum amount, in the smallest unit that PayPal accepts for the currency. */
	const MAX_UNITS = 999999999;

	/**
	 * Converts a stored price to an integer in the currency's smallest unit.
	 *
	 * @param mixed $stored Stored price.
	 * @return int|null Null if the price cannot be charged: missing, zero, negative, too high, with too many decimals, or in an unsupported currency.
	 */
	public static function price( $stored, string $currency ): ?int {
		$text  = is_int( $stored ) || is_float( $stored ) || is_string( $stored ) ? (string) $stored : '';
		$minor = in_array( $currency, self::CURRENCIES, true ) ? self::read( $text, $currency ) : null;
		if ( null === $minor || $minor <= 0 || self::is_too_much( $minor, $currency ) ) {
			return null;
		}
		return 0 === $minor % self::excess( $currency ) ? $minor : null;
	}

	/** Whether an amount exceeds the maximum. */
	public static function is_too_much( int $minor, string $currency ): bool {
		return $minor > self::MAX_UNITS * self::excess( $currency );
	}

	/** Formats an amount for PayPal. Accepts only multiples of PayPal's smallest unit, as `price()` returns. */
	public static function write( int $minor, string $currency ): string {
		$plain = Money::plain( $minor, $currency );
		return in_array( $currency, self::ZERO_DECIMAL_CURRENCIES, true ) ? explode( '.', $plain )[0] : $plain;
	}

	/**
	 * Parses an amount from PayPal.
	 *
	 * @param mixed $text Amount such as `19.99`.
	 * @return int|null Null if the text is not an amount or has more decimals than the currency.
	 */
	public static function read( $text, string $currency ): ?int {
		if ( ! is_string( $text ) || ! preg_match( '~^([0-9]{1,12})(?:\.([0-9]{1,10}))?\z~', $text, $parts ) ) {
			return null;
		}
		$precision = Money::precision( $currency );
		$decimals  = rtrim( $parts[2] ?? '', '0' );
		return strlen( $decimals ) > $precision ? null : (int) ( $parts[1] . str_pad( $decimals, $precision, '0' ) );
	}

	/**
	 * Returns PayPal's smallest unit in the currency's smallest units: 100 if PayPal accepts no decimals for a currency
	 * that has them, otherwise 1.
	 */
	private static function excess( string $currency ): int {
		return in_array( $currency, self::ZERO_DECIMAL_CURRENCIES, true ) ? 10 ** Money::precision( $currency ) : 1;
	}
}
