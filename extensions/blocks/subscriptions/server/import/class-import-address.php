<?php
namespace Dovetail\Subscriptions;

use Dovetail\Validation\Email;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** Reads addresses as programs write them: `Anna <a@x.org>`, `mailto:a@x.org`, several in one cell, invisible characters around them. */
final class Import_Address {
	/**
	 * Returns the addresses in a text, and how many pieces with an @ are none.
	 *
	 * @return array{0: string[], 1: int}
	 */
	public static function read( string $text ): array {
		$text = trim( $text );
		// Valid in an address, but much more often beside one.
		if ( Email::is_valid( $text ) && ! preg_match( '~^\'|\'\z|[|{}]~', $text ) ) {
			return array( array( $text ), 0 );
		}
		// Blanks of all kinds, and characters that only control how text looks.
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

	/** Returns the address that a piece of text is; null if it is none. */
	private static function one( string $piece ): ?string {
		// Quotation marks, the apostrophe that protects spreadsheets from formulas, and what ends a sentence.
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

	/** Returns an international host in ASCII; empty if it is none. */
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
