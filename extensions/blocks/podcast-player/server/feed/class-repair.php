<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * Repairs common XML errors in feeds, as podcast apps do. Each repair takes linear time. The class is separate from
 * `Xml`, because some repairs run before WordPress has loaded the parent class of `Xml`.
 */
final class Repair {
	/** XML namespaces of podcast feeds by their usual prefixes. */
	const NAMESPACES = array(
		'atom'       => 'http://www.w3.org/2005/Atom',
		'content'    => 'http://purl.org/rss/1.0/modules/content/',
		'dc'         => 'http://purl.org/dc/elements/1.1/',
		'googleplay' => 'http://www.google.com/schemas/play-podcasts/1.0',
		'itunes'     => 'http://www.itunes.com/dtds/podcast-1.0.dtd',
		'media'      => 'http://search.yahoo.com/mrss/',
		'podcast'    => 'https://podcastindex.org/namespace/1.0',
		'psc'        => 'http://podlove.org/simple-chapters',
		'rdf'        => 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
	);

	/** Matches valid UTF-8, or one invalid byte. */
	const UTF8 = '~(?:[\x00-\x7F]|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEF][\x80-\xBF]{2}|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF4][\x80-\xBF]{3})++|(.)~s';

	/** Removes blank lines and byte order marks around a feed; themes often add them by mistake. */
	public static function ends( string $body ): string {
		$body = (string) preg_replace( '~^(?:\xEF\xBB\xBF|[ \t\r\n])+(?=<)~', '', $body );
		return "\xEF\xBB\xBF" === substr( $body, -3 ) ? rtrim( $body, " \t\r\n\xEF\xBB\xBF" ) : $body;
	}

	/** Converts invalid bytes from Windows-1252 if a feed claims to be UTF-8 or states no encoding. */
	public static function encoding( string $body ): string {
		if ( preg_match( '~~u', $body ) || false !== strpos( $body, "\0" ) || ( preg_match( '~^<\?xml[^>]*\sencoding\s*=\s*["\']([^"\']*)~i', $body, $said ) && 'utf-8' !== strtolower( $said[1] ) ) ) {
			return $body;
		}
		return (string) preg_replace_callback( self::UTF8, static fn( array $found ): string => isset( $found[1] ) ? mb_convert_encoding( $found[1], 'UTF-8', 'Windows-1252' ) : $found[0], $body );
	}

	/**
	 * Returns XML that the parser accepts. Removes control characters, escapes ampersands, declares namespaces, and
	 * moves items into the channel.
	 *
	 * @param string $data XML in valid UTF-8.
	 */
	public static function text( string $data ): string {
		$data = (string) preg_replace( '~[\x01-\x08\x0B\x0C\x0E-\x1F]|\xEF\xBF[\xBE\xBF]~', '', $data );
		return self::gather_items( self::declare_namespaces( self::escape_ampersands( $data ) ) );
	}

	/** Escapes ampersands outside of CDATA that do not start an entity. Replaces HTML entities with characters. */
	private static function escape_ampersands( string $data ): string {
		$parts  = explode( '<![CDATA[', $data );
		$result = self::escape( array_shift( $parts ) );
		foreach ( $parts as $part ) {
			$end     = strpos( $part, ']]>' );
			$end     = false === $end ? strlen( $part ) : $end;
			$result .= '<![CDATA[' . substr( $part, 0, $end ) . self::escape( substr( $part, $end ) );
		}
		return $result;
	}

	private static function escape( string $text ): string {
		return (string) preg_replace_callback(
			'~&(?:(amp|lt|gt|quot|apos);|(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});)?~',
			static function ( array $found ): string {
				if ( ! isset( $found[2] ) ) {
					return isset( $found[1] ) ? $found[0] : '&amp;';
				}
				if ( '#' === $found[2][0] ) {
					return self::is_character( $found[2] ) ? $found[0] : '';
				}
				$character = html_entity_decode( $found[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				return $character === $found[0] ? '&amp;' . $found[2] . ';' : htmlspecialchars( $character, ENT_QUOTES | ENT_XML1, 'UTF-8' );
			},
			$text
		);
	}

	/** Whether a numeric character reference, such as `#x1F600`, refers to a character that XML allows. */
	private static function is_character( string $reference ): bool {
		$code = 'x' === strtolower( $reference[1] ) ? hexdec( substr( $reference, 2 ) ) : (int) substr( $reference, 1 );
		return in_array( $code, array( 9, 10, 13 ), true ) || ( $code >= 0x20 && $code <= 0xD7FF ) || ( $code >= 0xE000 && $code <= 0xFFFD ) || ( $code >= 0x10000 && $code <= 0x10FFFF );
	}

	/** Declares common XML namespace prefixes that a feed uses without declaring them. */
	private static function declare_namespaces( string $data ): string {
		if ( ! preg_match( '~<(?:rss|rdf:RDF|feed)(?=[\s>])~i', $data, $root, PREG_OFFSET_CAPTURE ) ) {
			return $data;
		}
		$missing = '';
		foreach ( self::NAMESPACES as $prefix => $namespace ) {
			if ( preg_match( "~</?$prefix:~", $data ) && ! preg_match( "~\\sxmlns:$prefix\\s*=~", $data ) ) {
				$missing .= " xmlns:$prefix=\"$namespace\"";
			}
		}
		return substr_replace( $data, $missing, $root[0][1] + strlen( $root[0][0] ), 0 );
	}

	/**
	 * Moves the end tag of an RSS 2.0 channel after the items that follow it. Removes the namespace from enclosures in
	 * RSS 1.0, so that the parser finds them.
	 */
	private static function gather_items( string $data ): string {
		if ( false !== strpos( $data, '<rdf:RDF' ) ) {
			return str_replace( '<enclosure ', '<enclosure xmlns="" ', $data );
		}
		if ( ! preg_match( '~</channel\s*>(?=\s*<item[\s>])~', $data, $end, PREG_OFFSET_CAPTURE ) || ! preg_match( '~<rss[\s>]~', $data ) ) {
			return $data;
		}
		$data = substr_replace( $data, '', $end[0][1], strlen( $end[0][0] ) );
		$last = strrpos( $data, '</rss' );
		return false === $last ? $data : substr_replace( $data, '</channel>', $last, 0 );
	}
}
