<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans plain text from people, services and HTML. WordPress's `sanitize_text_field()` and `wp_strip_all_tags()` are
 * for HTML: they remove text that looks like a tag (`<3`, `<br>` in a sentence about HTML) or like an encoded byte
 * (`20%de`). The results are text, not HTML: escape them when you print them.
 */
final class Plain_Text {
	/** Block elements and line breaks, which separate words. */
	private const BREAKING_ELEMENTS = 'address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';

	/**
	 * Returns text on one line: valid UTF-8, without control characters, each run of white space as one space.
	 *
	 * @param mixed  $text       Any value other than a string returns an empty text.
	 * @param int    $max_length Maximum number of characters, including the ellipsis.
	 * @param string $ellipsis   Text to append if the text is shortened.
	 */
	public static function line( $text, int $max_length = PHP_INT_MAX, string $ellipsis = '' ): string {
		return self::cut( trim( (string) preg_replace( '~\s+~u', ' ', self::clean( $text ) ) ), $max_length, $ellipsis );
	}

	/**
	 * Returns text that may have several lines: valid UTF-8, without control characters other than tabs and line
	 * breaks.
	 *
	 * @param mixed $text       Any value other than a string returns an empty text.
	 * @param int   $max_length Maximum number of characters.
	 */
	public static function lines( $text, int $max_length = PHP_INT_MAX ): string {
		return self::cut( trim( self::clean( $text ) ), $max_length, '' );
	}

	/**
	 * Returns the text of HTML on one line, with a space for each line break and each end of a block.
	 *
	 * @param mixed  $html       Any value other than a string returns an empty text.
	 * @param int    $max_length Maximum number of characters, including the ellipsis.
	 * @param string $ellipsis   Text to append if the text is shortened.
	 */
	public static function of_html( $html, int $max_length = PHP_INT_MAX, string $ellipsis = '' ): string {
		$html = preg_replace(
			// `strip_tags()` also drops text that only looks like a tag: `<3`, `a<b and c`, `<anna@example.org>`.
			array( '~<(?!/?[a-z][a-z0-9:-]*(?:[\s/][^<>]*)?>|[!?])~i', '~</?(?:' . self::BREAKING_ELEMENTS . ')(?![\w-])~i' ),
			array( '&lt;', ' $0' ),
			is_string( $html ) ? $html : ''
		);
		return self::line( html_entity_decode( wp_strip_all_tags( (string) $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $max_length, $ellipsis );
	}

	/**
	 * Returns valid text without control characters other than tabs and line breaks.
	 *
	 * @param mixed $text Any value other than a string returns an empty text.
	 */
	private static function clean( $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", wp_check_invalid_utf8( is_string( $text ) ? $text : '', true ) );
		return (string) preg_replace( '~(?![\t\n])\p{Cc}~u', '', $text );
	}

	private static function cut( string $text, int $max_length, string $ellipsis ): string {
		return mb_strlen( $text, 'UTF-8' ) > $max_length
			? rtrim( mb_substr( $text, 0, $max_length - mb_strlen( $ellipsis, 'UTF-8' ), 'UTF-8' ) ) . $ellipsis
			: $text;
	}
}
