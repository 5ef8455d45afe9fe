<?php
namespace Dovetail\Media_Import;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Creates safe names for imported files: words, hyphens, and the extension of the detected type. */
final class File_Name {
	/** Maximum number of characters before the extension. */
	const MAX_LENGTH = 80;

	/** Maximum size before the extension. File systems allow 255 bytes, and WordPress adds the size of an image. */
	const MAX_BYTES = 180;

	/** Reserved device names on Windows. */
	const DEVICES = '~^(con|prn|aux|nul|com\d|lpt\d)$~';

	/**
	 * Returns a file name.
	 *
	 * @param string[] $wishes Suggested names in order of preference. The first name with a letter or a digit is used.
	 * @param string   $type   MIME type that `File_Kind` returned.
	 */
	public static function of( array $wishes, string $type ): string {
		$ending = File_Kind::ENDINGS[ $type ];
		foreach ( $wishes as $wish ) {
			$name = self::words( preg_replace( '~\.(jpe?g|png|gif|webp|avif|mp4|m4v|webm)$~i', '', trim( $wish ) ) );
			if ( '' !== $name ) {
				return $name . '.' . $ending;
			}
		}
		return 'media.' . $ending;
	}

	/** Converts text to a slug: words and digits of any script, joined by hyphens, with lowercase ASCII letters. */
	private static function words( string $text ): string {
		$text = Plain_Text::of_html( $text );
		$name = preg_replace( '~[^\p{L}\p{M}\p{N}]+~u', '-', strtolower( remove_accents( $text ) ) );
		$name = mb_substr( trim( (string) $name, '-' ), 0, self::MAX_LENGTH );
		while ( strlen( $name ) > self::MAX_BYTES ) {
			$name = mb_substr( $name, 0, -1 );
		}
		$name = trim( $name, '-' );
		return preg_match( self::DEVICES, $name ) ? $name . '-1' : $name;
	}
}
