<?php
namespace Dovetail\Media_Import;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Sanitizes captions, titles and alt texts from other services: removes scripts and shortcodes, limits the length. */
final class External_Text {
	/** Maximum length of a title or alternative text (in characters) and of a caption (in bytes). */
	const MAX_LENGTH        = 500;
	const MAX_CAPTION_BYTES = 5000;

	/** Elements allowed in captions. */
	const ELEMENTS = array(
		'a'      => array( 'href' => true ),
		'em'     => array(),
		'strong' => array(),
		'br'     => array(),
	);

	/** Maximum number of characters of a title or alternative text to process, including tags and spaces. */
	const MAX_INPUT_LENGTH = 10000;

	/**
	 * Returns plain text on one line, without the HTML that some services send. Reads only the beginning of long text,
	 * because removing its tags would be slow.
	 */
	public static function plain( $text ): string {
		$text = is_string( $text ) ? mb_substr( wp_check_invalid_utf8( $text, true ), 0, self::MAX_INPUT_LENGTH, 'UTF-8' ) : '';
		// Replace square brackets, because WordPress runs shortcodes even inside attributes.
		return strtr( Plain_Text::of_html( $text, self::MAX_LENGTH ), '[]', '()' );
	}

	/** Returns a caption's HTML, reduced to web links, emphasis and line breaks. */
	public static function caption( $html ): string {
		$html = is_string( $html ) && strlen( $html ) <= self::MAX_CAPTION_BYTES ? wp_check_invalid_utf8( $html, true ) : '';
		$html = wp_kses( preg_replace( '~<(script|style)\b.*?(</\1\s*>|$)~is', '', $html ), self::ELEMENTS, array( 'http', 'https' ) );
		$html = preg_replace( '~<a href="(?!https?://)[^"]*"~i', '<a', $html );
		$html = preg_replace_callback( '~(?<=<a href=")[^"]*~i', static fn( array $url ): string => str_replace( array( '[', ']' ), array( '%5B', '%5D' ), $url[0] ), $html );
		return trim( self::escape_shortcodes( $html ) );
	}

	/** Returns plain text as HTML. */
	public static function html( string $text ): string {
		return self::escape_shortcodes( esc_html( $text ) );
	}

	/** Adds an invisible joiner after each `[`. An entity would not last, because the editor decodes it. */
	private static function escape_shortcodes( string $html ): string {
		return (string) preg_replace( '~\[(?!\x{2060})~u', "[\u{2060}", $html );
	}
}
