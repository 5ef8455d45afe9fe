<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor's answers: as an entry stores them, and as text. For a consent, the text from the server's schema is
 * stored, and never text that was sent.
 */
final class Answers {
	/**
	 * Returns the answers in the form in which an entry stores them.
	 *
	 * @param array[] $fields Of a schema.
	 * @param array   $values Checked, by key.
	 * @return array[] Each with `key`, `type`, `label`, `value`; of a consent also the `sentence`, and `news` where it is for news.
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
	 * @param array{type: string, value: string|string[]} $answer Of an entry.
	 * @return string Plain text.
	 */
	public static function words( array $answer ): string {
		$value = $answer['value'];
		if ( is_array( $value ) ) {
			return implode( ', ', $value );
		}
		$kind = Kinds::get( $answer['type'] );
		if ( 'tick' === $kind['asks'] ) {
			return '1' === $value ? __( 'Yes', 'dovetail-blocks' ) : __( 'No', 'dovetail-blocks' );
		}
		$moment = isset( $kind['moment'] ) ? self::moment( (string) $value, $kind['moment']['format'] ) : null;
		return $moment ? (string) wp_date( (string) get_option( $kind['moment']['option'] ), $moment->getTimestamp(), $moment->getTimezone() ) : (string) $value;
	}

	/**
	 * Returns an answer as text; for a consent, with its full sentence as proof.
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
	 * Returns the stored value of a date or time, for other programs; null for other answers.
	 *
	 * @return string|null Null where they read the words.
	 */
	public static function for_machines( array $answer ): ?string {
		return isset( Kinds::get( $answer['type'] )['moment'] ) && is_string( $answer['value'] ) ? $answer['value'] : null;
	}

	/**
	 * Returns all answers for other programs.
	 *
	 * @param array[] $answers Of an entry.
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
	 * Parses a date or time, which has no time zone.
	 *
	 * @param string $value  Such as 2026-11-30.
	 * @param string $format See `Kinds::get()`.
	 * @return \DateTimeImmutable|null Null for what there is not, such as February 30. Browsers know no year 0.
	 */
	public static function moment( string $value, string $format ): ?\DateTimeImmutable {
		$moment = date_create_immutable_from_format( '!' . $format, $value, timezone_open( 'UTC' ) );
		return $moment && $moment->format( $format ) === $value && (int) $moment->format( 'Y' ) > 0 ? $moment : null;
	}

	/**
	 * Returns the first answer of a field type that is not empty.
	 *
	 * @param array[] $answers Of an entry.
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
	 * Returns the consent text with which the visitor agreed to the newsletter.
	 *
	 * @param array[] $answers Of an entry.
	 * @return string Plain text; empty without that consent.
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
	 * @param array[] $answers Of an entry.
	 * @return string Plain text of one line; may be empty.
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
	 * Returns text on one line.
	 *
	 * @param string $text Plain text.
	 * @param int    $most Characters at most; what is longer ends with an ellipsis.
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
}
