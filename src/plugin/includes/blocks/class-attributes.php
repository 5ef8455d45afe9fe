<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Parses block attributes with the schemas that the build generates, by the same rules as `readAttributes` in the
 * editor. Omits attributes that are sourced from the saved HTML.
 *
 * @see shared/attributes/read-attributes.ts
 * @see shared/validation/url.ts
 */
final class Attributes {
	/**
	 * Matches a number in a string. The pattern uses `[0-9]`, because with the `u` flag `\d` also matches digits of
	 * other scripts.
	 */
	const NUMBER_PATTERN = '~^[\s\p{Z}\x{feff}]*([+-]?(?:[0-9]{1,15}(?:\.[0-9]{1,15})?|\.[0-9]{1,15}))[\s\p{Z}\x{feff}]*\z~u';

	/** Patterns for URLs, their host and port, as in `shared/validation/url.ts`. */
	const URL_CHARACTERS_PATTERN = '~^(?:[A-Za-z0-9_\~+.?#=!&;,/:%@$|*\'()[\]-]|[^\x00-\x{9f}\p{Z}\p{Cf}\p{Cs}\x{ff00}-\x{ffef}])+\z~u';
	const URL_PATTERN            = '~^https?://((?:[A-Za-z0-9_\x{a1}-\x{10ffff}-]+(?:\.[A-Za-z0-9_\x{a1}-\x{10ffff}-]+)*)\.?|\[[0-9a-fA-F:.]+\])(?::([0-9]{1,5}))?(?=[/?#]|\z)~iu';

	/** Maximum length of a URL that browsers and databases support. */
	const MAX_URL_LENGTH = 2048;

	/** @var array<string, array<string, array>>|null The schemas; null until they are loaded. */
	private static $schemas = null;

	/**
	 * Returns all attributes of a block. Attributes with neither a value nor a default are null.
	 *
	 * @param mixed $raw Attributes as `parse_blocks()` returns them.
	 */
	public static function for_block( string $slug, $raw ): array {
		self::$schemas = self::$schemas ?? include DOVETAIL_BLOCKS_DIR . '/attributes.php';
		return self::read( self::$schemas[ $slug ] ?? array(), $raw );
	}

	/** Returns all attributes of a schema. */
	public static function read( array $schema, $raw ): array {
		$raw  = is_array( $raw ) ? $raw : array();
		$read = array();
		foreach ( $schema as $name => $rule ) {
			$read[ $name ] = self::value( $rule, $raw[ $name ] ?? null ) ?? $rule['default'] ?? null;
		}
		return $read;
	}

	/** Returns the parsed value, or null if it is invalid. */
	private static function value( array $rule, $raw ) {
		if ( null === $raw ) {
			return null;
		}
		if ( isset( $rule['enum'] ) ) {
			return self::enum_value( $rule['enum'], $raw );
		}
		switch ( $rule['type'] ) {
			case 'boolean':
				// The string `false` means false. Every other value that is not a boolean means true.
				return is_bool( $raw ) ? $raw : 'false' !== $raw;
			case 'number':
			case 'integer':
				return empty( $rule['isPositiveInteger'] ) ? self::number( $rule, $raw ) : self::positive_integer( $raw, $rule['max'] ?? 999999999 );
			case 'string':
				if ( 'percent' === ( $rule['format'] ?? '' ) ) {
					return self::percent( $rule, $raw );
				}
				return is_string( $raw ) ? self::string( $rule, $raw ) : null;
			case 'array':
				return self::list( $rule['items'], $raw );
			default:
				return self::object( $rule, $raw );
		}
	}

	/**
	 * @param array $values Allowed strings or numbers.
	 * @return string|int|float|null
	 */
	private static function enum_value( array $values, $raw ) {
		foreach ( $values as $value ) {
			// JSON has only one number type, so the PHP values 1 and 1.0 must be equal.
			if ( $value === $raw || ( is_float( $raw ) && is_int( $value ) && (float) $value === $raw ) ) {
				return $value;
			}
		}
		return null;
	}

	/**
	 * Clamps a number to the rule's range.
	 *
	 * @param array $rule Rule with `type`, `min`, `max` and `step`.
	 * @return int|float|null
	 */
	private static function number( array $rule, $raw ) {
		if ( is_string( $raw ) && preg_match( self::NUMBER_PATTERN, $raw, $parts ) ) {
			$raw = (float) $parts[1];
		}
		if ( ! is_int( $raw ) && ! ( is_float( $raw ) && is_finite( $raw ) ) ) {
			return null;
		}
		$number = min( $rule['max'] ?? INF, max( $rule['min'] ?? -INF, $raw ) );
		$step   = $rule['step'] ?? ( 'integer' === $rule['type'] ? 1 : 0 );
		$number = $step ? floor( $number / $step + 0.5 ) * $step : $number;
		return (float) (int) $number === (float) $number ? (int) $number : $number;
	}

	/** Returns an integer above zero, also from text such as `300` or `300px`. */
	private static function positive_integer( $raw, $max ): ?int {
		return ( is_int( $raw ) || is_float( $raw ) || is_string( $raw ) ) && preg_match( '~^[1-9]\d{0,15}(?=(?:px)?\z)~', (string) $raw, $digits ) && (float) $digits[0] <= $max ? (int) $digits[0] : null;
	}

	/**
	 * Clamps a percentage to the range and returns it with `%`.
	 *
	 * @param array $rule Rule with `min` and `max`.
	 */
	private static function percent( array $rule, $raw ): ?string {
		$number = self::number( $rule, is_string( $raw ) ? preg_replace( '~%\s*\z~', '', $raw ) : $raw );
		return null === $number ? null : $number . '%';
	}

	/**
	 * Returns the normalized string if it matches the format of the rule, otherwise null.
	 *
	 * @param array $rule Rule with `format` and `pattern`.
	 */
	private static function string( array $rule, string $raw ): ?string {
		switch ( $rule['format'] ?? '' ) {
			case 'text':
				return dovetail_blocks_text( $raw );
			case 'color':
				return preg_match( '~^#?[0-9a-f]{6}\z~i', $raw ) ? '#' . strtolower( ltrim( $raw, '#' ) ) : null;
			case 'url':
				$address = dovetail_blocks_text( $raw );
				return self::is_url( $address ) ? $address : null;
		}
		return isset( $rule['pattern'] ) && ! preg_match( '~' . $rule['pattern'] . '~D', $raw ) ? null : $raw;
	}

	/** Returns the valid entries of a list. */
	private static function list( array $rule, $raw ): ?array {
		if ( ! is_array( $raw ) || ! self::is_list( $raw ) ) {
			return null;
		}
		$entries = array();
		foreach ( $raw as $entry ) {
			$value = self::value( $rule, $entry );
			if ( null !== $value ) {
				$entries[] = $value;
			}
		}
		return $entries;
	}

	/**
	 * Returns an object with valid properties, including those that the schema does not name; null when a required
	 * property is missing.
	 *
	 * @param array $rule Rule with `fields`, `needs` and `formerNames`.
	 */
	private static function object( array $rule, $raw ): ?array {
		if ( ! is_array( $raw ) || ( $raw && self::is_list( $raw ) ) ) {
			return null;
		}
		foreach ( $rule['formerNames'] ?? array() as $name => $former ) {
			if ( array_key_exists( $former, $raw ) ) {
				$raw[ $name ] = $raw[ $name ] ?? $raw[ $former ];
				unset( $raw[ $former ] );
			}
		}
		$object = array_filter(
			self::read( $rule['fields'] ?? array(), $raw ) + $raw,
			static function ( $value ) {
				return null !== $value;
			}
		);
		return array_diff( $rule['needs'] ?? array(), array_keys( $object ) ) ? null : $object;
	}

	/** Whether an array is a list. PHP uses arrays for both lists and objects, and an empty one is both. */
	private static function is_list( array $raw ): bool {
		return array_keys( $raw ) === range( 0, count( $raw ) - 1 ) || ! $raw;
	}

	/** Whether a string is an absolute http or https URL that browsers accept. */
	public static function is_url( string $text ): bool {
		if ( self::MAX_URL_LENGTH < preg_match_all( '~.~us', $text ) || ! preg_match( self::URL_CHARACTERS_PATTERN, $text ) || ! preg_match( self::URL_PATTERN, $text, $parts ) ) {
			return false;
		}
		$host = rtrim( $parts[1], '.' );
		if ( '[' === $host[0] ) {
			$is_host = filter_var( trim( $host, '[]' ), FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
		} else {
			// Browsers read a host that ends in a number as an IPv4 address.
			$is_host = ! preg_match( '~(?:^|\.)[0-9]+\z~', $host ) || filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 );
		}
		return $is_host && (int) ( $parts[2] ?? 0 ) <= 65535;
	}
}
