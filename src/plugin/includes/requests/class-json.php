<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Decodes JSON from other servers and visitors. */
final class Json {
	/**
	 * Maximum number of names in one object. PHP compares a name with all others in the same slot of its hash table. An
	 * attacker can choose names that all share one slot: decoding 1 MB of them takes half a minute.
	 */
	const MAX_NAMES = 1000;

	/**
	 * Decodes JSON.
	 *
	 * @param int $depth Maximum nesting depth.
	 * @return mixed Null if the text is not valid JSON, is nested too deeply, or has an object with too many names.
	 */
	public static function decode( string $text, bool $as_arrays = true, int $depth = 512 ) {
		return self::has_too_many_names( $text, $depth ) ? null : json_decode( $text, $as_arrays, $depth );
	}

	/**
	 * Whether an object has too many names. Scans the text once, and stops at a nesting depth that cannot be decoded.
	 */
	private static function has_too_many_names( string $text, int $depth ): bool {
		if ( substr_count( $text, ':' ) <= self::MAX_NAMES ) {
			return false;
		}
		$counts = array();
		$length = strlen( $text );
		for ( $at = strcspn( $text, '"{}:' ); $at < $length; $at += strcspn( $text, '"{}:', $at ) ) {
			$sign = $text[ $at ];
			++$at;
			if ( '"' === $sign ) {
				$at += strcspn( $text, '"\\', $at );
				while ( $at < $length && '\\' === $text[ $at ] ) {
					$at  = min( $length, $at + 2 );
					$at += strcspn( $text, '"\\', $at );
				}
				$at = min( $length, $at + 1 );
			} elseif ( '{' === $sign ) {
				$counts[] = 0;
				if ( count( $counts ) > $depth ) {
					return false;
				}
			} elseif ( '}' === $sign ) {
				array_pop( $counts );
			} elseif ( $counts && ++$counts[ count( $counts ) - 1 ] > self::MAX_NAMES ) {
				return true;
			}
		}
		return false;
	}
}
