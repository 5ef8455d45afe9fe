<?php
namespace Dovetail\Media_Import;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Names of files that come from elsewhere: words and dashes, one ending, and that of what the file is. */
final class File_Name {
	/** Characters before the ending. */
	const MAX_LENGTH = 80;

	/** Names that Windows has for devices. */
	const DEVICES = '~^(con|prn|aux|nul|com\d|lpt\d)$~';

	/**
	 * A name.
	 *
	 * @param string[] $wishes Texts, the dearest first: of an author, of a service. The first in which there is a letter or a digit counts.
	 * @param string   $type   Of the file, one of `File_Kind`.
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

	/** Small letters and digits of any script, dashes between them. */
	private static function words( string $text ): string {
		$text = Plain_Text::of_html( $text );
		$name = preg_replace( '~[^\p{L}\p{M}\p{N}]+~u', '-', mb_strtolower( remove_accents( $text ) ) );
		$name = trim( mb_substr( trim( (string) $name, '-' ), 0, self::MAX_LENGTH ), '-' );
		return preg_match( self::DEVICES, $name ) ? $name . '-1' : $name;
	}
}
