<?php
namespace Dovetail\External_Media;

use Dovetail\Media_Import\External_Text;

defined( 'ABSPATH' ) || exit;

/** Parses and formats image credits. A credit is a sentence in parts, some of which are links. */
final class Credit {
	const MAX_URL_LENGTH = 1000;

	/**
	 * Splits a sentence into parts.
	 *
	 * @param string  $sentence Sentence with placeholders such as `%1$s`.
	 * @param array[] $names    Text and URL for each placeholder; the URL may be empty.
	 * @return array<int, array{text: string, url?: string}>
	 */
	public static function parts( string $sentence, array $names ): array {
		$parts = array();
		foreach ( preg_split( '~(%\d\$s)~', $sentence, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) as $piece ) {
			list( $text, $url ) = preg_match( '~^%(\d)\$s$~D', $piece, $found ) ? ( $names[ $found[1] - 1 ] ?? array( '', '' ) ) : array( $piece, '' );
			if ( '' !== $text ) {
				$parts[] = array( 'text' => $text ) + ( '' === $url ? array() : array( 'url' => $url ) );
			}
		}
		return $parts;
	}

	/**
	 * Returns the parts as HTML.
	 *
	 * @param array<int, array{text: string, url?: string}> $parts Parts of the credit.
	 */
	public static function html( array $parts ): string {
		$html = '';
		foreach ( $parts as $part ) {
			$text  = External_Text::html( $part['text'] );
			$html .= isset( $part['url'] ) ? sprintf( '<a href="%s">%s</a>', esc_url( $part['url'] ), $text ) : $text;
		}
		return $html;
	}

	/** Returns an http or https URL; empty if it is not valid. */
	public static function address( $address ): string {
		return is_string( $address ) && strlen( $address ) <= self::MAX_URL_LENGTH && preg_match( '~^https?://[^\s"\'<>\\\\]+$~iD', $address )
			? esc_url_raw( $address, array( 'http', 'https' ) )
			: '';
	}
}
