<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Default texts of settings fields. Unchanged defaults are not stored, so they appear in the reader's language. */
final class Default_Texts {
	/** @return string|bool|int Value to show in a field. */
	public static function for_display( string $name, $value ) {
		return '' === $value ? self::default_text( $name ) : $value;
	}

	/** Returns the value to store. */
	public static function for_storage( string $name, $value ) {
		$plain = is_string( $value ) ? str_replace( "\r\n", "\n", $value ) : $value;
		return '' !== $plain && self::default_text( $name ) === $plain ? '' : $plain;
	}

	/** Returns the default text of a setting; empty for most settings. */
	private static function default_text( string $name ): string {
		/**
		 * Filters the default texts of settings.
		 *
		 * @param array<string, string> $texts Plain text by setting name.
		 */
		$texts = (array) apply_filters( 'dovetail_blocks_usual_texts', array() );
		return (string) ( $texts[ $name ] ?? '' );
	}
}
