<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that stand in a field of the settings until the owner writes others. One that is not changed is not stored, so it is in
 * the language of who reads it.
 */
final class Usual_Texts {
	/** @return string|bool|int What stands in a field. */
	public static function shown( string $name, $value ) {
		return '' === $value ? self::of( $name ) : $value;
	}

	/** What is stored of what was entered. */
	public static function stored( string $name, $value ) {
		$plain = is_string( $value ) ? str_replace( "\r\n", "\n", $value ) : $value;
		return '' !== $plain && self::of( $name ) === $plain ? '' : $plain;
	}

	/** The usual text of a setting; empty for most. */
	private static function of( string $name ): string {
		/**
		 * Texts that stand in fields of the settings until the owner writes others.
		 *
		 * @param array<string, string> $texts Plain text by the name of the setting.
		 */
		$texts = (array) apply_filters( 'dovetail_blocks_usual_texts', array() );
		return (string) ( $texts[ $name ] ?? '' );
	}
}
