<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Json;

defined( 'ABSPATH' ) || exit;

/** Converts text and URLs from other servers to plain text and valid URLs. */
final class Plain {
	/** Private-use characters that mark the start and end of links during cleaning. */
	const OPEN  = "\u{E000}";
	const CLOSE = "\u{E001}";

	/** Maximum number of objects and lists in a JSON file. */
	const MAX_ITEMS_IN_JSON = 40000;

	/**
	 * Returns an http or https URL; empty if it is not valid.
	 *
	 * @param mixed $value Value from the feed, with ampersands as entities.
	 */
	public static function address( $value ): string {
		$value = is_string( $value ) ? trim( htmlspecialchars_decode( $value, ENT_QUOTES ) ) : '';
		if ( strlen( $value ) > 2000 || ! preg_match( '~^https?://[^\s/?#@]+(?:[/?#]|$)~i', $value ) ) {
			return '';
		}
		return str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url_raw( $value, array( 'http', 'https' ) ) );
	}

	/**
	 * Returns the URL of audio or an image for the page. On https sites, changes http to https, because browsers block
	 * http media there.
	 *
	 * @param string $address Return value of `address()`.
	 */
	public static function media( string $address ): string {
		return 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) ? set_url_scheme( $address, 'https' ) : $address;
	}

	/**
	 * Returns text on one line. Removes HTML tags, because some feeds put HTML in titles.
	 *
	 * @param mixed $value Text that the parser has escaped.
	 */
	public static function line( $value, int $max ): string {
		$html = str_replace( array( "\r", "\n" ), ' ', (string) $value );
		$text = self::prose( $html, 10 * $max, ' ' );
		return self::prose( preg_match( '~</[a-z]|&(?:[a-z]+|#\d+);~i', $text ) ? $text : esc_html( $text ), $max, ' ' );
	}

	/**
	 * Returns text without tags. Paragraphs and breaks become line breaks. Removes invisible characters that reverse or
	 * hide text.
	 *
	 * @param string $html HTML that the parser has sanitized.
	 * @param string $line Replacement for a line break.
	 */
	public static function prose( string $html, int $max, string $line = "\n" ): string {
		$text = preg_replace( '~<(?:br|/p|/div|/li|/h\d)\b[^<>]*>~i', $line, $html );
		return self::words( html_entity_decode( wp_strip_all_tags( (string) $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $max );
	}

	/**
	 * Returns plain text of limited length, without invisible characters.
	 *
	 * @param mixed $text Untrusted value from another server.
	 */
	public static function words( $text, int $max ): string {
		$text = wp_check_invalid_utf8( is_scalar( $text ) ? (string) $text : '', true );
		$text = (string) preg_replace( '~(?![\n\x{200C}\x{200D}])[\p{Cc}\p{Cf}]~u', '', str_replace( array( "\t", "\r" ), ' ', $text ) );
		$text = (string) preg_replace( array( '~[ \x{00A0}]+~u', '~ *\n *~', '~\n{3,}~' ), array( ' ', "\n", "\n\n" ), $text );
		$text = trim( $text );
		return mb_strlen( $text ) > $max ? rtrim( mb_substr( $text, 0, $max - 1 ) ) . '…' : $text;
	}

	/**
	 * Returns show notes as text and links. Also links plain URLs.
	 *
	 * @param string $html HTML that the parser has sanitized.
	 * @return list<array{0: string, 1: string}> Pieces of text, each with the URL of its link. The URL is empty for text without a link.
	 */
	public static function notes( string $html, int $max ): array {
		$addresses = array();
		$is_open   = false;
		$marked    = preg_replace_callback(
			'~<(/?)a\b([^<>]*)>~i',
			static function ( array $tag ) use ( &$addresses, &$is_open ): string {
				$mark    = $is_open ? self::CLOSE : '';
				$is_open = false;
				if ( '' === $tag[1] && preg_match( '~\shref\s*=\s*(?:"([^"]*)"|\'([^\']*)\')~i', $tag[2], $found ) ) {
					$address = self::address( end( $found ) );
					if ( '' !== $address ) {
						$addresses[] = $address;
						$is_open     = true;
						$mark       .= self::OPEN;
					}
				}
				return $mark;
			},
			str_replace( array( self::OPEN, self::CLOSE ), '', $html )
		);
		$text      = self::prose( (string) $marked, $max );
		$pieces    = array();
		foreach ( explode( self::OPEN, $text ) as $index => $part ) {
			$ends = explode( self::CLOSE, $part, 2 );
			$rest = $ends[0];
			if ( $index > 0 ) {
				$pieces[] = array( $ends[0], $addresses[ $index - 1 ] );
				$rest     = $ends[1] ?? '';
			}
			foreach ( (array) preg_split( '~(https?://[^\s<>"]*[^\s<>"\'.,;:!?)\]])~i', $rest, -1, PREG_SPLIT_DELIM_CAPTURE ) as $at => $words ) {
				$pieces[] = array( (string) $words, $at % 2 ? self::address( (string) $words ) : '' );
			}
		}
		return array_values( array_filter( $pieces, static fn( array $piece ): bool => '' !== $piece[0] ) );
	}

	/**
	 * Removes all elements with the given name. Stops at the first element without an end tag, so that it takes linear
	 * time.
	 *
	 * @param string $name Name of the elements, in lower case.
	 */
	public static function without( string $name, string $text ): string {
		$lower = strtolower( $text );
		$rest  = '';
		$kept  = 0;
		$at    = strpos( $lower, "<$name" );
		while ( false !== $at ) {
			$next = $at + strlen( $name ) + 1;
			if ( 0 === strspn( $lower, " \t\r\n\f/>", $next, 1 ) ) {
				$at = strpos( $lower, "<$name", $next );
				continue;
			}
			$end = strpos( $lower, "</$name", $next );
			$end = false === $end ? false : strpos( $lower, '>', $end );
			if ( false === $end ) {
				break;
			}
			$rest .= substr( $text, $kept, $at - $kept );
			$kept  = $end + 1;
			$at    = strpos( $lower, "<$name", $kept );
		}
		return $rest . substr( $text, $kept );
	}

	/** Decodes a JSON file. Returns an empty array if the file is invalid or needs too much memory. */
	public static function json( string $body ): array {
		$file = substr_count( $body, '{' ) + substr_count( $body, '[' ) > self::MAX_ITEMS_IN_JSON ? null : Json::decode( $body, true, 8 );
		return is_array( $file ) ? $file : array();
	}

	/**
	 * Returns a list of objects from a decoded file.
	 *
	 * @param array $file Return value of json().
	 * @return list<array> Entries of the list that are objects.
	 */
	public static function records( array $file, string $name ): array {
		return isset( $file[ $name ] ) && is_array( $file[ $name ] ) ? array_filter( $file[ $name ], 'is_array' ) : array();
	}

	/**
	 * Parses a time as whole seconds: `90`, `90.5`, `1:30`, `01:02:03,500`.
	 *
	 * @param mixed $time Untrusted value from another server.
	 * @return int|null Null if the value is not a time.
	 */
	public static function seconds( $time ): ?int {
		$time = is_scalar( $time ) ? trim( (string) $time ) : '';
		if ( ! preg_match( '~^(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,6})(?:[.,]\d+)?$~', $time, $parts ) ) {
			return null;
		}
		return (int) $parts[1] * HOUR_IN_SECONDS + (int) $parts[2] * MINUTE_IN_SECONDS + (int) $parts[3];
	}

	/**
	 * Formats seconds as `12:30` or `1:02:03`.
	 *
	 * @param int $seconds Number of seconds, not negative.
	 */
	public static function clock( int $seconds ): string {
		return $seconds >= HOUR_IN_SECONDS
			? sprintf( '%d:%02d:%02d', intdiv( $seconds, HOUR_IN_SECONDS ), intdiv( $seconds, MINUTE_IN_SECONDS ) % 60, $seconds % 60 )
			: sprintf( '%d:%02d', intdiv( $seconds, MINUTE_IN_SECONDS ), $seconds % 60 );
	}
}
