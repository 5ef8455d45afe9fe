<?php
namespace Dovetail\Validation;

defined( 'ABSPATH' ) || exit;

/**
 * Validates email addresses on the server. `email.ts` applies the same rule in browsers. The tests of both use
 * `tests/email.cases.json`.
 *
 * @see email.ts
 */
final class Email {
	/**
	 * Maximum lengths that mail servers accept, from RFC 5321 (section 4.5.3.1), and for a domain label from RFC 1035.
	 */
	const MAX_LENGTH       = 254;
	const MAX_LOCAL_LENGTH = 64;
	const MAX_LABEL_LENGTH = 63;

	/**
	 * Whether a value is a deliverable email address. It must be ASCII, fit mail servers' length limits and contain no
	 * quotes. Its domain must have at least two labels, and the last label must not be a number.
	 *
	 * @param mixed $value Value of any type.
	 */
	public static function is_valid( $value ): bool {
		if ( ! is_string( $value ) || strlen( $value ) > self::MAX_LENGTH || 1 !== substr_count( $value, '@' ) ) {
			return false;
		}
		list( $local, $domain ) = explode( '@', $value );
		$labels                 = explode( '.', $domain );
		foreach ( explode( '.', $local ) as $word ) {
			if ( ! preg_match( '~^[a-z0-9!#$%&\'*+/=?^_`{|}\~-]+\z~i', $word ) ) {
				return false;
			}
		}
		foreach ( $labels as $label ) {
			if ( strlen( $label ) > self::MAX_LABEL_LENGTH || ! preg_match( '~^[a-z0-9]([a-z0-9-]*[a-z0-9])?\z~i', $label ) ) {
				return false;
			}
		}
		$last = end( $labels );
		return strlen( $local ) <= self::MAX_LOCAL_LENGTH && count( $labels ) > 1 && strlen( $last ) > 1 && 1 === preg_match( '~^[a-z]~i', $last );
	}

	/**
	 * Returns a hash that identifies an email address, ignoring case. Queries use this key, because MySQL compares text
	 * loosely: it treats jose@ and josé@ as equal, and strasse@ and straße@.
	 */
	public static function lookup_key( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}
}
