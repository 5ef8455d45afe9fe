<?php
namespace Dovetail\Validation;

defined( 'ABSPATH' ) || exit;

/**
 * Removes invisible characters: direction marks, zero-width spaces, soft hyphens, fillers, variation selectors. People
 * copy them together with phone numbers, email addresses and URLs from address books, PDFs and chats.
 * `invisible-characters.ts` applies the same rule in browsers. The tests of both use `tests/invisible.cases.json`.
 *
 * @see invisible-characters.ts
 */
final class Invisible {
	/**
	 * Matches invisible characters. The first alternative keeps joiners and selectors that follow a non-ASCII letter or
	 * an emoji.
	 */
	const PATTERN = '~((?![\x00-\x7f\x{fe00}-\x{fe0f}])[\p{L}\p{M}\p{S}][\x{200c}\x{200d}\x{fe0e}\x{fe0f}\x{e0020}-\x{e007f}]+)|[\p{Cf}\x{34f}\x{115f}\x{1160}\x{17b4}\x{17b5}\x{180b}-\x{180f}\x{3164}\x{fe00}-\x{fe0f}\x{ffa0}\x{e0100}-\x{e01ef}]~u';

	/**
	 * Removes invisible characters from text.
	 *
	 * @param string $text Text in valid UTF-8.
	 */
	public static function remove( string $text ): string {
		return (string) preg_replace( self::PATTERN, '$1', $text );
	}
}
