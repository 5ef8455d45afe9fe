<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Reads the metadata in a page's head. */
final class Thread_Card {
	/**
	 * Maximum length of a title and of a description, in characters. Networks do not limit titles; this limits what the
	 * site stores.
	 */
	const MAX_TITLE_LENGTH       = 2000;
	const MAX_DESCRIPTION_LENGTH = 200;

	/** Maximum number of characters to process, before whitespace is collapsed. */
	const MAX_READ_LENGTH = 8000;

	/**
	 * Encodings other than UTF-8 that pages still use. None of them can encode a letter so that it looks like markup.
	 */
	private const CHARSETS = '~^(?:iso-8859-\d{1,2}|windows-125\d|cp125\d|shift_jis|sjis|euc-jp|euc-kr|gb2312|gbk|gb18030|big5|koi8-[ru])\z~i';

	/**
	 * Returns the link card of a page; null if the page has no title.
	 *
	 * @param string $html HTML of the beginning of the page.
	 * @param string $type Content type that the server sent.
	 * @param string $url  URL of the page.
	 * @return array{title: string, description: string, url: string, image: string, type: string}|null Null for a page without a title.
	 */
	public static function read( string $html, string $type, string $url ): ?array {
		$said  = self::head( self::in_utf8( $html, $type ) );
		$title = self::plain( self::first( $said, array( 'twitter:title', 'og:title', 'title' ) ), self::MAX_TITLE_LENGTH );
		if ( '' === $title ) {
			return null;
		}
		return array(
			'title'       => $title,
			'description' => self::plain( self::first( $said, array( 'twitter:description', 'og:description', 'description' ) ), self::MAX_DESCRIPTION_LENGTH ),
			'url'         => $url,
			'image'       => self::image( self::first( $said, array( 'twitter:image', 'twitter:image:src', 'og:image', 'og:image:url', 'og:image:secure_url' ) ), $url ),
			'type'        => 'summary_large_image' === ( $said['twitter:card'] ?? '' ) ? 'summary_large_image' : 'summary',
		);
	}

	/**
	 * Returns the title and meta properties of a page. If a property is repeated, the first one is used.
	 *
	 * @return array<string, string>
	 */
	private static function head( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$said = array();
		while ( $tags->next_tag() ) {
			$tag = $tags->get_tag();
			if ( 'BODY' === $tag ) {
				break;
			}
			if ( 'TITLE' === $tag ) {
				$said += array( 'title' => $tags->get_modifiable_text() );
			} elseif ( 'META' === $tag ) {
				$name = $tags->get_attribute( 'property' ) ?? $tags->get_attribute( 'name' );
				$text = $tags->get_attribute( 'content' );
				if ( is_string( $name ) && is_string( $text ) && '' !== trim( $text ) ) {
					$said += array( strtolower( trim( $name ) ) => $text );
				}
			}
		}
		return $said;
	}

	/**
	 * @param array<string, string> $said  Metadata of the page, see `head()`.
	 * @param string[]              $names Property names, preferred first.
	 */
	private static function first( array $said, array $names ): string {
		foreach ( $names as $name ) {
			if ( '' !== trim( $said[ $name ] ?? '' ) ) {
				return trim( $said[ $name ] );
			}
		}
		return '';
	}

	private static function plain( string $text, int $max ): string {
		$text = mb_substr( $text, 0, self::MAX_READ_LENGTH, 'UTF-8' );
		$text = trim( (string) preg_replace( '~[\s\p{Cc}\x{202A}-\x{202E}\x{2066}-\x{2069}]+~u', ' ', $text ) );
		return Text::cut(
			$text,
			static function ( string $part ) use ( $max ): bool {
				return mb_strlen( $part ) <= $max;
			}
		);
	}

	/** Returns an image URL on the public web; empty for any other URL. */
	private static function image( string $image, string $page ): string {
		if ( '' === $image || strlen( $image ) > 2000 ) {
			return '';
		}
		$image = Thread_Text::address( \WP_Http::make_absolute_url( $image, $page ) );
		return '' !== $image && null !== Http_Client::resolve( $image ) ? $image : '';
	}

	/**
	 * @param string $type Content type that the server sent. If it names no encoding, the page's own declaration applies.
	 */
	private static function in_utf8( string $html, string $type ): string {
		$start   = substr( $html, 0, 2 * KB_IN_BYTES );
		$charset = preg_match( '~charset\s*=\s*["\']?([\w-]{1,40})~i', $type, $found ) || preg_match( '~<meta[^>]{0,200}charset\s*=\s*["\']?([\w-]{1,40})~i', $start, $found ) ? strtolower( $found[1] ) : '';
		if ( 1 === preg_match( self::CHARSETS, $charset ) && function_exists( 'iconv' ) ) {
			$html = (string) @iconv( $charset, 'UTF-8//IGNORE', $html ); // Warns of bytes that it leaves out.
		}
		return preg_match( '~~u', $html ) ? $html : (string) mb_convert_encoding( $html, 'UTF-8', 'UTF-8' );
	}
}
