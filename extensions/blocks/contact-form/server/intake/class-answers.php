<?php
namespace Dovetail\Contact_Form;

use Dovetail\Validation\Email;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * Validates a visitor's answers against the form's schema, and converts them to text and to the format of an entry.
 * Never truncates an answer silently: an invalid answer causes an error. For a consent, the text from the server's
 * schema is stored, never text from the visitor's browser.
 */
final class Answers {
	/** Maximum number of characters in a single-line answer. */
	const MAX_LINE_LENGTH = 1000;

	/** Maximum number of characters in a multi-line answer. `Spam_Guard` limits the bytes of the whole message. */
	const MAX_TEXT_LENGTH = 20000;

	/**
	 * Returns the answers in the format stored with an entry.
	 *
	 * @param array[] $fields Fields of a schema.
	 * @param array   $values Validated values by field key.
	 * @return array[] Answers with `key`, `type`, `label` and `value`. A consent also has its text as `sentence`, and `news`, which is true for a newsletter consent.
	 */
	public static function of( array $fields, array $values ): array {
		$answers = array();
		foreach ( $fields as $field ) {
			$answer = array(
				'key'   => $field['key'],
				'type'  => $field['type'],
				'label' => Fields::label( $field ),
				'value' => $values[ $field['key'] ],
			);
			if ( 'consent' === $field['type'] ) {
				$answer['sentence'] = Fields::consent_message( $field );
				$answer['news']     = ! empty( $field['news'] );
			}
			$answers[] = $answer;
		}
		return $answers;
	}

	/**
	 * Returns an answer as text in the reader's language.
	 *
	 * @param array{type: string, value: string|string[]} $answer Answer of an entry.
	 * @return string Plain text.
	 */
	public static function words( array $answer ): string {
		$value = $answer['value'];
		if ( is_array( $value ) ) {
			return implode( ', ', $value );
		}
		$kind = Fields::kind( $answer['type'] );
		if ( 'tick' === $kind['asks'] ) {
			return '1' === $value ? __( 'Yes', 'dovetail-blocks' ) : __( 'No', 'dovetail-blocks' );
		}
		$moment = isset( $kind['moment'] ) ? self::moment( (string) $value, $kind['moment']['format'] ) : null;
		return $moment ? self::moment_words( $moment, $kind['moment']['option'] ) : (string) $value;
	}

	/**
	 * Returns a date or time in the site's format. A date has its weekday, so that readers need no calendar.
	 *
	 * @param string $option `date_format` or `time_format`.
	 */
	private static function moment_words( \DateTimeImmutable $moment, string $option ): string {
		$format = (string) get_option( $option );
		$words  = static fn( string $format ): string => (string) wp_date( $format, $moment->getTimestamp(), $moment->getTimezone() );
		if ( 'date_format' !== $option || strpbrk( (string) preg_replace( '~\\\\.~su', '', $format ), 'DlNrw' ) ) {
			return $words( $format );
		}
		/* translators: 1: name of a day, 2: a date. */
		return sprintf( _x( '%1$s, %2$s', 'day of the week, date', 'dovetail-blocks' ), $words( 'l' ), $words( $format ) );
	}

	/**
	 * Returns an answer as text. For a consent, includes the full consent sentence as proof.
	 *
	 * @return string Plain text.
	 */
	public static function in_full( array $answer ): string {
		$words = self::words( $answer );
		return isset( $answer['sentence'] )
			/* translators: 1: Yes or No, 2: the sentence that was or was not agreed to. */
			? sprintf( __( '%1$s: “%2$s”', 'dovetail-blocks' ), $words, $answer['sentence'] )
			: $words;
	}

	/**
	 * Returns a date or time in its stored format, for other programs; null for other types of answers.
	 *
	 * @return string|null Null if other programs get the answer as text.
	 */
	public static function for_machines( array $answer ): ?string {
		return isset( Fields::kind( $answer['type'] )['moment'] ) && is_string( $answer['value'] ) ? $answer['value'] : null;
	}

	/**
	 * Returns all answers in a machine-readable format.
	 *
	 * @param array[] $answers Answers of an entry.
	 * @return array<int, array{label: string, type: string, value: string}>
	 */
	public static function for_programs( array $answers ): array {
		return array_map(
			static fn( array $answer ): array => array(
				'label' => $answer['label'],
				'type'  => $answer['type'],
				'value' => self::for_machines( $answer ) ?? self::in_full( $answer ),
			),
			$answers
		);
	}

	/**
	 * Parses a date or time without a time zone.
	 *
	 * @param string $value  Stored value such as 2026-11-30.
	 * @param string $format Format of the value; see `Fields::kind()`.
	 * @return \DateTimeImmutable|null Null if the date or time does not exist, such as February 30, or the year 0, which browsers do not support.
	 */
	public static function moment( string $value, string $format ): ?\DateTimeImmutable {
		$moment = date_create_immutable_from_format( '!' . $format, $value, timezone_open( 'UTC' ) );
		return $moment && $moment->format( $format ) === $value && (int) $moment->format( 'Y' ) > 0 ? $moment : null;
	}

	/** Returns the date in the site's time zone, as browsers send it. Unlike `wp_date()`, no plugin can change the calendar. */
	public static function today(): string {
		return current_datetime()->format( 'Y-m-d' );
	}

	/**
	 * Returns the first answer of a field type, skipping empty answers.
	 *
	 * @param array[] $answers Answers of an entry.
	 */
	public static function first( array $answers, string $type ): string {
		foreach ( $answers as $answer ) {
			if ( $type === $answer['type'] && is_string( $answer['value'] ) && '' !== $answer['value'] ) {
				return $answer['value'];
			}
		}
		return '';
	}

	/**
	 * Returns the text of the newsletter consent that the visitor gave.
	 *
	 * @param array[] $answers Answers of an entry.
	 * @return string Plain text; empty if there is no such consent.
	 */
	public static function news_consent( array $answers ): string {
		foreach ( $answers as $answer ) {
			if ( '1' === $answer['value'] && ! empty( $answer['news'] ) ) {
				return $answer['sentence'];
			}
		}
		return '';
	}

	/**
	 * Returns the sender: the name, the email address, or the first words of the message.
	 *
	 * @param array[] $answers Answers of an entry.
	 * @return string Plain text on one line; may be empty.
	 */
	public static function sender( array $answers ): string {
		foreach ( array( 'name', 'email', 'text', 'telephone', 'textarea' ) as $type ) {
			$words = self::first( $answers, $type );
			if ( '' !== $words ) {
				return self::line( $words, 80 );
			}
		}
		return '';
	}

	/**
	 * Returns the label of an answer on one line, with a colon unless it ends with a punctuation mark.
	 *
	 * @param int $most Maximum number of characters of the label.
	 * @return string Plain text; empty if the answer has no label.
	 */
	public static function heading( array $answer, int $most ): string {
		$label = self::line( $answer['label'], $most );
		return $label . ( preg_match( '/(?:^|[?!:.…？！：。؟])$/u', $label ) ? '' : ':' );
	}

	/**
	 * Collapses text to a single line and truncates it.
	 *
	 * @param string $text Plain text.
	 * @param int    $most Maximum number of characters; longer text ends with an ellipsis.
	 */
	public static function line( string $text, int $most ): string {
		$text = trim( (string) preg_replace( '~[\s\p{Cc}]+~u', ' ', $text ) );
		return mb_strlen( $text, 'UTF-8' ) > $most ? mb_substr( $text, 0, $most - 1, 'UTF-8' ) . '…' : $text;
	}

	/**
	 * Escapes visitor input exactly: `esc_html()` would show a typed `&amp;` as `&`.
	 *
	 * @param string $text Plain text.
	 */
	public static function html( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Validates the answers of a message.
	 *
	 * @param array[] $fields Fields of the schema.
	 * @param mixed   $sent   Input by key.
	 * @return array{values: array<string, string|string[]>, errors: array<string, string>, unknown: bool} The values, even
	 *         invalid ones; error texts by key; whether there was input for unknown fields.
	 */
	public static function validate( array $fields, $sent ): array {
		$sent   = is_array( $sent ) ? $sent : array();
		$values = array();
		$errors = array();
		foreach ( $fields as $field ) {
			$key                          = $field['key'];
			list( $values[ $key ], $error ) = self::validate_answer( $field, $sent[ $key ] ?? null );
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

	/** Normalizes text to valid UTF-8 with uniform line breaks and without control characters. */
	public static function clean( string $text ): string {
		if ( 1 !== preg_match( '//u', $text ) ) {
			$text = wp_check_invalid_utf8( $text, true );
		}
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		// Remove only control and format characters. Unassigned characters may be emoji that are newer than this
		// server.
		return trim( (string) preg_replace( '~(?![\n\t\x{200c}-\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}\x{e0020}-\x{e007f}])[\p{Cc}\p{Cf}\p{Co}]~u', '', $text ) );
	}

	/** Normalizes text like `clean()`, and collapses white space, so that options and answers can be compared. */
	public static function clean_line( string $text ): string {
		return trim( (string) preg_replace( '~\s+~u', ' ', self::clean( $text ) ) );
	}

	/**
	 * @param mixed $sent Input for the field.
	 * @return array{0: string|string[], 1: string} The value, and the error text; empty if the value is valid.
	 */
	private static function validate_answer( array $field, $sent ): array {
		$kind = Fields::kind( $field['type'] );
		// Schemas that were stored by earlier versions have options as the author typed them.
		$field['options'] = array_map( array( __CLASS__, 'clean_line' ), $field['options'] );
		if ( 'choice' === $kind['asks'] && 'checkbox' === $kind['control'] ) {
			return self::choices( $field, $sent );
		}
		$sentences = Fields::sentences( $field['type'] );
		$value     = is_string( $sent ) ? self::clean( $sent ) : '';
		if ( in_array( $kind['control'], array( 'email', 'url', 'tel' ), true ) ) {
			$value = trim( Invisible::remove( $value ) );
		}
		if ( null !== $sent && ! is_string( $sent ) ) {
			return array( '', $sentences['wrong'] );
		}
		if ( 'consent' === $field['type'] && 'implicit' === $field['consent'] ) {
			// With implicit consent, sending the form is the consent, unless the visitor may not have seen its text.
			return array( empty( $field['partly_hidden'] ) ? '1' : '', '' );
		}
		if ( '' === $value ) {
			return array( '', $field['required'] ? $sentences['missing'] : '' );
		}
		return self::validate_typed( $field, $value, $sentences['wrong'] );
	}

	/**
	 * Validates an answer that is not empty.
	 *
	 * @param string $value Normalized text.
	 * @param string $wrong Error text for an invalid value.
	 * @return array{0: string, 1: string}
	 */
	private static function validate_typed( array $field, string $value, string $wrong ): array {
		$kind    = Fields::kind( $field['type'] );
		$is_text = 'textarea' === $kind['control'];
		$longest = $is_text ? self::MAX_TEXT_LENGTH : self::MAX_LINE_LENGTH;
		if ( mb_strlen( $value, 'UTF-8' ) > $longest ) {
			return array(
				$value,
				/* translators: %s: a number of characters, such as 1,000. */
				sprintf( __( 'Please shorten this to %s characters.', 'dovetail-blocks' ), number_format_i18n( $longest ) ),
			);
		}
		if ( ! $is_text ) {
			$value = self::clean_line( $value );
		}
		if ( 'url' === $kind['control'] && preg_match( '~^[^\s/:@]+\.[^\s/:@]+~', $value ) ) {
			$value = 'https://' . $value;
		}
		return array( $value, self::fits( $field, $kind, $value ) ? self::date_error( $field, $value ) : $wrong );
	}

	/**
	 * Whether a value is valid for its field.
	 *
	 * @param array $kind Data of the field type; see `Fields::kind()`.
	 */
	private static function fits( array $field, array $kind, string $value ): bool {
		if ( 'tick' === $kind['asks'] ) {
			return '1' === $value;
		}
		if ( 'choice' === $kind['asks'] ) {
			return in_array( $value, $field['options'], true );
		}
		if ( isset( $kind['moment'] ) ) {
			return null !== self::moment( $value, $kind['moment']['format'] );
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
	 * Returns the error text for a date that the field's author excludes; empty if the date is allowed.
	 *
	 * @param string $value Valid value of the field.
	 */
	private static function date_error( array $field, string $value ): string {
		if ( 'date' !== $field['type'] ) {
			return '';
		}
		$errors  = Fields::date_sentences( $field );
		$weekday = (int) self::moment( $value, 'Y-m-d' )->format( 'w' );
		if ( $value >= self::today() ) {
			$errors['too_early'] = '';
		}
		if ( in_array( $weekday, $field['weekdays'] ?? array(), true ) ) {
			$errors['wrong_day'] = '';
		}
		return implode( ' ', array_filter( $errors ) );
	}

	/**
	 * Validates the answer of a field with several choices.
	 *
	 * @param mixed $sent Input for the field.
	 * @return array{0: string[], 1: string} The valid choices, and the error text; empty if there is none.
	 */
	private static function choices( array $field, $sent ): array {
		$sentences = Fields::sentences( $field['type'] );
		$given     = array_filter( is_array( $sent ) ? $sent : array(), 'is_string' );
		$given     = array_map( array( __CLASS__, 'clean_line' ), $given );
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
