<?php
namespace Dovetail\Subscriptions;

use Dovetail\Validation\Email;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/**
 * Extracts email addresses in the formats that programs write, such as `Anna <a@x.org>` and `mailto:a@x.org`. Supports
 * several addresses in a cell, and invisible characters around an address.
 */
final class Import_Address {
	/**
	 * Returns the valid email addresses in a string, and the number of invalid parts that contain an @ sign.
	 *
	 * @return array{0: string[], 1: int}
	 */
	public static function read( string $text ): array {
		$text = trim( $text );
		// These characters are valid in an address, but next to an address they are usually punctuation.
		if ( Email::is_valid( $text ) && ! preg_match( '~^\'|\'\z|[|{}]~', $text ) ) {
			return array( array( $text ), 0 );
		}
		// Removes all kinds of whitespace, and characters that only affect display.
		$text   = (string) preg_replace( array( '~[\p{Z}\p{Cc}]+~u', '~[\p{Cf}\x{FE00}-\x{FE0F}\x{034F}]+~u' ), array( ' ', '' ), $text );
		$emails = array();
		$unread = 0;
		foreach ( (array) preg_split( '~[\s,;|<>()\[\]{}"“”„«»，；、]+~u', $text, -1, PREG_SPLIT_NO_EMPTY ) as $piece ) {
			if ( false === strpos( $piece, '@' ) ) {
				continue;
			}
			foreach ( substr_count( $piece, '@' ) > 1 ? explode( '/', $piece ) : array( $piece ) as $part ) {
				$email = self::one( $part );
				if ( null !== $email ) {
					$emails[ strtolower( $email ) ] = $email;
				} else {
					$unread += substr_count( $part, '@' );
				}
			}
		}
		return array( array_values( $emails ), $unread );
	}

	private static function one( string $piece ): ?string {
		// Strip quotes, the apostrophe that protects spreadsheets from formulas, and punctuation at the end.
		$piece = (string) preg_replace( array( '~^(?:[\'‘’`]|mailto:)+~iu', '~\?.*\z~s', '~[\'‘’`.:!]+\z~u' ), '', $piece );
		if ( Email::is_valid( $piece ) ) {
			return $piece;
		}
		list( $name, $host ) = array_pad( explode( '@', $piece, 2 ), 2, '' );
		if ( ! preg_match( '~[^\x00-\x7F]~', $host ) || strlen( $host ) > Email::MAX_LENGTH ) {
			return null;
		}
		$email = $name . '@' . self::punycode( $host );
		return Email::is_valid( $email ) ? $email : null;
	}

	/** Returns an internationalized host in ASCII; empty if the host is invalid. */
	private static function punycode( string $host ): string {
		if ( function_exists( 'idn_to_ascii' ) ) {
			return (string) idn_to_ascii( $host, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 );
		}
		try {
			return IdnaEncoder::encode( mb_strtolower( $host, 'UTF-8' ) );
		} catch ( \Exception $error ) {
			return '';
		}
	}
}
