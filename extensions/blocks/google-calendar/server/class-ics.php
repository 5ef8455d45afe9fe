<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** Parses an iCalendar file (RFC 5545) into its events and time zones, without interpreting them. */
final class Ics {
	const MAX_EVENTS = 5000;

	/** Maximum length of the calendar's name in characters. */
	const MAX_NAME = 100;

	/** Maximum number of values of a repeatable property. */
	const MAX_VALUES = 1000;

	/** Stored properties, and those that may occur several times. */
	const PROPERTIES = array( 'UID', 'SEQUENCE', 'STATUS', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'URL', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'TZID', 'X-LIC-LOCATION', 'TZOFFSETFROM', 'TZOFFSETTO' );
	const REPEATABLE = array( 'RRULE', 'EXRULE', 'RDATE', 'EXDATE' );

	/**
	 * Returns the events and time zones of a file. Omits an incomplete component, such as the end of a truncated file.
	 *
	 * @return array{zone: string, name: string, events: array[], zones: array<string, array>, isCut: bool}|null `zone` is the default
	 *                     time zone; each of `zones` has `location` and `rules`. Null if the text is not a calendar.
	 */
	public static function parse( string $body ): ?array {
		$body = (string) preg_replace( '~^\xEF\xBB\xBF~', '', $body );
		if ( ! preg_match( '~^\s*BEGIN:VCALENDAR\s~i', $body ) ) {
			return null;
		}
		$calendar = array(
			'zone'   => '',
			'name'   => '',
			'events' => array(),
			'zones'  => array(),
			'isCut'  => ! preg_match( '~\nEND:VCALENDAR\s*$~i', substr( $body, -200 ) ),
		);
		// A file can fold lines inside a multibyte character, so join lines before decoding.
		$body = (string) preg_replace( '~\r\n?|\n~', "\n", $body );
		$body = (string) preg_replace( '~\n[ \t]~', '', $body );
		$path = array();
		$open = array();
		foreach ( explode( "\n", $body ) as $line ) {
			$name = strtoupper( substr( $line, 0, strcspn( $line, ':;' ) ) );
			if ( 'BEGIN' === $name ) {
				$path[] = strtoupper( trim( substr( $line, 6 ) ) );
				$open[] = array();
			} elseif ( 'END' === $name && $path ) {
				self::close( $calendar, (string) array_pop( $path ), (array) array_pop( $open ), $open );
			} elseif ( 'X-WR-TIMEZONE' === $name && array( 'VCALENDAR' ) === $path ) {
				$calendar['zone'] = trim( substr( $line, strlen( $name ) + 1 ) );
			} elseif ( 'X-WR-CALNAME' === $name && array( 'VCALENDAR' ) === $path ) {
				$calendar['name'] = self::text( array( array(), (string) preg_replace( '~^[^:]*:~', '', $line ) ), self::MAX_NAME );
			} elseif ( $path && in_array( $name, self::PROPERTIES, true ) ) {
				self::keep( $open[ count( $open ) - 1 ], $name, $line );
			}
			if ( count( $path ) > 10 ) {
				break;
			}
		}
		return $calendar;
	}

	/** Unescapes text from a calendar file. */
	public static function text( ?array $property, int $most ): string {
		$text = strtr(
			$property ? $property[1] : '',
			array(
				'\\\\' => '\\',
				'\\n'  => "\n",
				'\\N'  => "\n",
				'\\,'  => ',',
				'\\;'  => ';',
			)
		);
		return self::clean( $text, $most );
	}

	/** Returns text of limited length, without invalid and invisible characters. A text that is too long ends after a word. */
	public static function clean( string $text, int $most ): string {
		$text = wp_check_invalid_utf8( $text, true );
		// Remove invisible characters and characters that change the text direction. Keep the joiners that some scripts
		// need.
		$text = trim( (string) preg_replace( '~(?![\n\x{200C}\x{200D}])[\p{Cc}\p{Cf}]~u', '', $text ) );
		if ( mb_strlen( $text ) <= $most ) {
			return $text;
		}
		// Some languages have no spaces between words, so remove only an end that can be part of a word or a short URL.
		$text = (string) preg_replace( '~\s\S{0,100}$~Du', '', mb_substr( $text, 0, $most ) );
		return rtrim( mb_substr( $text, 0, $most - 1 ) ) . '…';
	}

	/**
	 * @param array<string, array> $component Component to which the property is added.
	 * @param string               $name      Name in capitals.
	 */
	private static function keep( array &$component, string $name, string $line ): void {
		if ( ! preg_match( '~^[^:;]+((?:;[a-z\d-]+=(?:"[^"]*"|[^":;,]*)(?:,(?:"[^"]*"|[^":;,]*))*)*):(.*)$~is', $line, $found ) ) {
			return;
		}
		$parameters = array();
		preg_match_all( '~;([a-z\d-]+)=(?:"([^"]*)"|([^":;]*))~i', $found[1], $pairs, PREG_SET_ORDER );
		foreach ( $pairs as $pair ) {
			$parameters[ strtoupper( $pair[1] ) ] = trim( $pair[3] ?? $pair[2] );
		}
		$property = array( $parameters, trim( $found[2] ) );
		if ( ! in_array( $name, self::REPEATABLE, true ) ) {
			$component[ $name ] = $property;
		} elseif ( count( $component[ $name ] ?? array() ) < self::MAX_VALUES ) {
			$component[ $name ][] = $property;
		}
	}

	/**
	 * Adds a finished component to the calendar.
	 *
	 * @param array   $calendar  Calendar in the format of `parse()`.
	 * @param string  $kind      Type such as VEVENT.
	 * @param array   $component Properties of the component.
	 * @param array[] $open      Enclosing components, the innermost last.
	 */
	private static function close( array &$calendar, string $kind, array $component, array &$open ): void {
		if ( 'VEVENT' === $kind && 1 === count( $open ) ) {
			if ( count( $calendar['events'] ) < self::MAX_EVENTS ) {
				$calendar['events'][] = $component;
			} else {
				$calendar['isCut'] = true;
			}
		} elseif ( in_array( $kind, array( 'STANDARD', 'DAYLIGHT' ), true ) && 2 === count( $open ) ) {
			$open[1]['rules'][] = $component;
		} elseif ( 'VTIMEZONE' === $kind && isset( $component['TZID'] ) && count( $calendar['zones'] ) < 100 ) {
			$calendar['zones'][ $component['TZID'][1] ] = array(
				'location' => isset( $component['X-LIC-LOCATION'] ) ? $component['X-LIC-LOCATION'][1] : '',
				'rules'    => array_slice( $component['rules'] ?? array(), 0, 20 ),
			);
		}
	}
}
