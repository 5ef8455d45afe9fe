<?php
namespace Dovetail\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Formats and parses amounts of money in minor units on the server.
 *
 * Uses the same currency table as `#shared/currency` in TypeScript and gives the same results. Currency codes may be in
 * lower case.
 */
final class Money {
	/** Maximum number of digits in a parsed amount. JavaScript cannot represent more digits exactly. */
	const MAX_DIGITS = 15;

	/** Cached data from `server-data.ts`, which the build converts to PHP. */
	private static ?array $data = null;

	/** Returns the decimal places of a currency; 2 for an unknown currency. */
	public static function precision( string $code ): int {
		return self::of( $code )['precision'];
	}

	/** Returns the minimum card charge in minor units; null if cards cannot be charged in the currency. */
	public static function minimum( string $code ): ?int {
		return self::data( 'minimums' )[ strtoupper( $code ) ] ?? null;
	}

	/** Converts an amount to minor units, rounded. */
	public static function minor( $amount, string $code ): int {
		return (int) round( $amount * 10 ** self::precision( $code ) );
	}

	/**
	 * Formats a non-negative amount in machine-readable form, such as `12.50`: with a decimal point and without
	 * grouping.
	 */
	public static function plain( int $minor, string $code ): string {
		$decimals = self::precision( $code );
		$digits   = str_pad( (string) $minor, $decimals + 1, '0', STR_PAD_LEFT );
		return 0 === $decimals ? $digits : substr( $digits, 0, -$decimals ) . '.' . substr( $digits, -$decimals );
	}

	/** Returns the codes of currencies that cards can be charged in. */
	public static function card_currencies(): array {
		return array_keys( self::data( 'minimums' ) );
	}

	/** Formats an amount as people who use the currency write it: `$1,234.50`, `1.234,50 €` with a no-break space. */
	public static function format( int $minor, string $code ): string {
		$currency = self::of( $code );
		$digits   = str_pad( ltrim( (string) $minor, '-' ), $currency['precision'] + 1, '0', STR_PAD_LEFT );
		$point    = strlen( $digits ) - $currency['precision'];
		$number   = self::grouped( substr( $digits, 0, $point ), $currency );
		if ( $currency['precision'] > 0 ) {
			$number .= $currency['decimal'] . substr( $digits, $point );
		}
		return ( $minor < 0 ? '-' : '' ) . ( 'before' === $currency['position']
			? $currency['symbol'] . $currency['gap'] . $number
			: $number . $currency['gap'] . $currency['symbol'] );
	}

	/**
	 * Converts an amount that a visitor typed to minor units; see `readVisitorAmount` in TypeScript for the rules.
	 *
	 * @param string $typed The visitor's input.
	 * @return int|string|null Amount in minor units. `ambiguous` if the text can mean two different amounts; null if the text is not an amount in the currency.
	 */
	public static function read( string $typed, string $code ) {
		$currency = self::of( $code );
		$text     = strtr( $typed, self::data( 'typed' ) );
		$text     = self::without_units( trim( (string) preg_replace( '/ +/', ' ', $text ), " \n" ), strtoupper( $code ), $currency['symbol'] );
		$text     = (string) preg_replace( '/([0-9])[.,:] ?[-\x{2010}-\x{2015}\x{2212}]{1,2}$/Du', '$1;', $text );
		$point    = self::decimal_point( $text, $currency );
		if ( null === $point ) {
			return 'ambiguous';
		}
		$whole    = substr( $text, 0, $point );
		$fraction = (string) substr( $text, $point + 1 );
		$fraction = 0 === $currency['precision'] && in_array( $fraction, array( '0', '00' ), true ) ? '' : $fraction;
		$digits   = preg_replace( '/[^0-9]/', '', $whole ) . str_pad( $fraction, $currency['precision'], '0' );
		$is_read  = preg_match( '/[0-9]/', $text )
			&& preg_match( "/^([0-9]*|[1-9][0-9]{0,2}([., '])([0-9]{2,3}\\2)*[0-9]{3})\$/D", $whole )
			&& preg_match( '/^[0-9]*$/D', $fraction )
			&& strlen( $fraction ) <= $currency['precision']
			&& strlen( $digits ) <= self::MAX_DIGITS;
		return $is_read ? (int) $digits : null;
	}

	/** Returns a currency's notation for a form that parses amounts with `readVisitorAmount`. */
	public static function marks( string $code ): array {
		$names = array( 'symbol', 'position', 'gap', 'grouping', 'decimal', 'precision' );
		return array( 'code' => strtoupper( $code ) ) + array_intersect_key( self::of( $code ), array_flip( $names ) );
	}

	/**
	 * Returns the index of the decimal mark. Returns the text length without a decimal mark, and null if the mark is
	 * ambiguous.
	 */
	private static function decimal_point( string $text, array $currency ): ?int {
		$end       = strlen( $text );
		$precision = $currency['precision'];
		if ( ! preg_match( '/^(.*)([.,;])([0-9]*)$/Ds', $text, $parts ) ) {
			return $end;
		}
		list( , $head, $mark, $tail ) = $parts;
		$at                           = strlen( $head );
		if ( ';' === $mark ) {
			return $at;
		}
		if ( preg_match( '/[^0-9]/', $head ) ) {
			return str_contains( $head, $mark ) ? $end : $at;
		}
		if ( 3 !== strlen( $tail ) || ( 3 !== $precision && ! preg_match( '/^[1-9][0-9]{0,2}$/D', $head ) ) ) {
			return $at;
		}
		if ( 0 === $precision || ( 3 === $precision && $mark === $currency['grouping'] ) ) {
			return $end;
		}
		return 3 === $precision && $mark === $currency['decimal'] ? $at : null;
	}

	/** Removes one currency symbol (or its short form) or code from the start or the end. */
	private static function without_units( string $text, string $code, string $symbol ): string {
		foreach ( array( $symbol, $code, '$' === substr( $symbol, -1 ) ? '$' : str_replace( '.', '', $symbol ) ) as $unit ) {
			$unit = preg_quote( $unit, '/' );
			if ( preg_match( "/^{$unit}(.*)\$|^(.*){$unit}\$/Diu", $text, $rest ) ) {
				return trim( $rest[ count( $rest ) - 1 ], ' ' );
			}
		}
		return $text;
	}

	private static function grouped( string $digits, array $currency ): string {
		if ( strlen( $digits ) < 3 + $currency['groupsFrom'] ) {
			return $digits;
		}
		$groups = array( substr( $digits, -3 ) );
		for ( $end = strlen( $digits ) - 3; $end > 0; $end -= $currency['groupSize'] ) {
			$start = max( 0, $end - $currency['groupSize'] );
			array_unshift( $groups, substr( $digits, $start, $end - $start ) );
		}
		return implode( $currency['grouping'], $groups );
	}

	/** Returns the complete notation of a currency. */
	private static function of( string $code ): array {
		return self::data( 'currencies' )[ strtoupper( $code ) ] ?? self::data( 'unknown' );
	}

	private static function data( string $name ): array {
		self::$data ??= ( require DOVETAIL_BLOCKS_DIR . '/shared/currency/server-data.php' )['data'];
		return self::$data[ $name ];
	}
}
