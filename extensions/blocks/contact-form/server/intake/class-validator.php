<?php
namespace Dovetail\Contact_Form;

use Dovetail\Validation\Email;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * Validates a visitor's input against the form's schema. Nothing is truncated silently: an invalid answer returns an
 * error.
 */
final class Validator {
	/** Maximum number of characters in a single-line answer. */
	const MAX_LINE_LENGTH = 1000;

	/** Maximum number of characters in a multi-line answer. The whole message also has a limit in bytes. */
	const MAX_TEXT_LENGTH = 20000;

	/**
	 * Returns the answers of a message.
	 *
	 * @param array[] $fields Of a schema.
	 * @param mixed   $sent   What was sent, by key.
	 * @return array{values: array<string, string|string[]>, errors: array<string, string>, unknown: bool} Values as they were
	 *         typed, also where they are wrong; a sentence by key where they are; whether something was sent that nobody asked for.
	 */
	public static function message( array $fields, $sent ): array {
		$sent   = is_array( $sent ) ? $sent : array();
		$values = array();
		$errors = array();
		foreach ( $fields as $field ) {
			$key                          = $field['key'];
			list( $values[ $key ], $error ) = self::answer( $field, $sent[ $key ] ?? null );
			if ( '' !== $error ) {
				$errors[ $key ] = $error;
			}
		}
		return array(
			'values'  => $values,
			'errors'  => $errors,
			'unknown' => array() !== array_diff_key( $sent, $values ),
		);
	}

	/** Normalizes text: valid UTF-8, no control characters, uniform line breaks. */
	public static function clean( string $text ): string {
		if ( 1 !== preg_match( '//u', $text ) ) {
			$text = wp_check_invalid_utf8( $text, true );
		}
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		// Remove only control and format characters. Unassigned characters may be new emoji that this server does not
		// know yet.
		return trim( (string) preg_replace( '~(?![\n\t\x{200c}-\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}\x{e0020}-\x{e007f}])[\p{Cc}\p{Cf}\p{Co}]~u', '', $text ) );
	}

	/**
	 * Validates one answer.
	 *
	 * @param mixed $sent What was sent for it.
	 * @return array{0: string|string[], 1: string} The value and a sentence, empty when nothing is wrong.
	 */
	private static function answer( array $field, $sent ): array {
		$kind = Kinds::get( $field['type'] );
		if ( 'choice' === $kind['asks'] && 'checkbox' === $kind['control'] ) {
			return self::choices( $field, $sent );
		}
		$sentences = Kinds::sentences( $field['type'] );
		$value     = is_string( $sent ) ? self::clean( $sent ) : '';
		if ( in_array( $kind['control'], array( 'email', 'url', 'tel' ), true ) ) {
			$value = trim( Invisible::remove( $value ) );
		}
		if ( null !== $sent && ! is_string( $sent ) ) {
			return array( '', $sentences['wrong'] );
		}
		if ( 'consent' === $field['type'] && 'implicit' === $field['consent'] ) {
			// With implicit consent, sending the form is the consent.
			return array( '1', '' );
		}
		if ( '' === $value ) {
			return array( '', $field['required'] ? $sentences['missing'] : '' );
		}
		return self::typed( $field, $value, $sentences['wrong'] );
	}

	/**
	 * Validates an answer that is not empty.
	 *
	 * @param string $value Clean.
	 * @param string $wrong The sentence where it does not fit.
	 * @return array{0: string, 1: string}
	 */
	private static function typed( array $field, string $value, string $wrong ): array {
		$kind    = Kinds::get( $field['type'] );
		$is_text = 'textarea' === $kind['control'];
		$longest = $is_text ? self::MAX_TEXT_LENGTH : self::MAX_LINE_LENGTH;
		$length  = function_exists( 'mb_strlen' ) ? mb_strlen( $value, 'UTF-8' ) : strlen( $value );
		if ( $length > $longest ) {
			return array(
				$value,
				/* translators: %s: a number of characters, such as 1,000. */
				sprintf( __( 'Please shorten this to %s characters.', 'dovetail-blocks' ), number_format_i18n( $longest ) ),
			);
		}
		if ( ! $is_text ) {
			$value = trim( (string) preg_replace( '~\s+~u', ' ', $value ) );
		}
		if ( 'url' === $kind['control'] && preg_match( '~^[^\s/:@]+\.[^\s/:@]+~', $value ) ) {
			$value = 'https://' . $value;
		}
		return array( $value, self::fits( $field, $kind, $value ) ? '' : $wrong );
	}

	/**
	 * Whether a value is valid for its field.
	 *
	 * @param array $kind See `Kinds::get()`.
	 */
	private static function fits( array $field, array $kind, string $value ): bool {
		if ( 'tick' === $kind['asks'] ) {
			return '1' === $value;
		}
		if ( 'choice' === $kind['asks'] ) {
			return in_array( $value, $field['options'], true );
		}
		if ( isset( $kind['moment'] ) ) {
			return null !== Answers::moment( $value, $kind['moment']['format'] );
		}
		switch ( $kind['control'] ) {
			case 'email':
				return Email::is_valid( $value );
			case 'url':
				return 1 === preg_match( '~^https?://[^\s/?#@"<>\\\\]+\.[^\s/?#@"<>\\\\]+([/?#][^\s"<>\\\\]*)?\z~iu', $value );
			case 'tel':
				return 1 === preg_match( '~^(?=(?:\P{Nd}*\p{Nd}){3})[\p{Nd}\p{Pd}\x{2212} +()./\-#*,;A-Za-z\x{ff08}\x{ff09}\x{ff0b}\x{ff0e}\x{ff0f}]{3,100}\z~u', $value );
		}
		return true;
	}

	/**
	 * Validates the answer of a field with several choices.
	 *
	 * @param mixed $sent What was sent for it.
	 * @return array{0: string[], 1: string}
	 */
	private static function choices( array $field, $sent ): array {
		$sentences = Kinds::sentences( $field['type'] );
		$given     = array_filter( is_array( $sent ) ? $sent : array(), 'is_string' );
		$given     = array_map( array( __CLASS__, 'clean' ), $given );
		$values    = array_values( array_intersect( $field['options'], $given ) );
		$is_wrong  = ( null !== $sent && ! is_array( $sent ) )
			|| count( $given ) !== count( (array) $sent )
			|| array_diff( $given, $field['options'] );
		if ( $is_wrong ) {
			return array( $values, $sentences['wrong'] );
		}
		return array( $values, $field['required'] && ! $values ? $sentences['missing'] : '' );
	}
}
