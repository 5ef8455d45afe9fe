<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * Parses a transcript in WebVTT, SubRip, the podcast namespace's JSON, HTML or plain text. Detects the format from the
 * content, because servers send various MIME types. Every step takes linear time.
 */
final class Transcript {
	/** Maximum number of lines in a transcript, and maximum number of characters per line. */
	const MAX_LINES       = 2000;
	const MAX_LINE_LENGTH = 1000;

	/** Maximum number of lines that are read from a WebVTT or SubRip file. */
	const MAX_ROWS = 60000;

	/**
	 * Minimum length in characters of a paragraph that ends at the end of a sentence. Paragraphs with a single subtitle
	 * cue would be too short to read.
	 */
	const MIN_PARAGRAPH_LENGTH = 180;

	/** Seconds after which a paragraph ends even within a sentence. */
	const MAX_PARAGRAPH_SECONDS = 40;

	/** Matches the line with a cue's times, such as `00:01.000 --> 00:04.000`. */
	const CUE = '~^\s*+([\d:.,]{4,15})\s+-->\s~';

	/**
	 * Returns the lines of a transcript.
	 *
	 * @return list<array{0: int|null, 1: string, 2: string}> Time in seconds (null if unknown), speaker (empty if unknown) and text of each line.
	 */
	public static function read( string $body ): array {
		$body  = str_replace( array( "\r\n", "\r", "\0" ), array( "\n", "\n", '' ), wp_check_invalid_utf8( $body, true ) );
		$start = ltrim( substr( $body, 0, 200 ), "\u{FEFF} \n\t" );
		if ( 0 === strpos( $start, '{' ) ) {
			$lines = self::json( $body );
		} elseif ( false !== strpos( substr( $body, 0, 10000 ), '-->' ) ) {
			$lines = self::cues( $body );
		} elseif ( preg_match( '~<(?:p|cite|html|body|time|div|br)\b~i', $body ) ) {
			$lines = self::html( $body );
		} else {
			$lines = array_map( static fn( string $text ): array => array( null, '', $text ), (array) preg_split( '~\n[ \t]*+\n\s*+~', $body, self::MAX_LINES + 1 ) );
		}
		return self::paragraphs( array_slice( $lines, 0, 10 * self::MAX_LINES ) );
	}

	/** Parses WebVTT and SubRip. A cue starts with its time and ends at the next empty line. */
	private static function cues( string $body ): array {
		$lines   = array();
		$last    = -1;
		$is_open = false;
		foreach ( array_slice( explode( "\n", $body, self::MAX_ROWS ), 0, self::MAX_ROWS - 1 ) as $row ) {
			if ( preg_match( self::CUE, $row, $time ) ) {
				$lines[ ++$last ] = array( Plain::seconds( $time[1] ), '', '' );
				$is_open          = true;
			} elseif ( '' === trim( $row ) ) {
				$is_open = false;
			} elseif ( $is_open && strlen( $lines[ $last ][2] ) < self::MAX_LINE_LENGTH ) {
				if ( preg_match( '~<v(?:\.[^\s<>]*)?\s+([^<>]{1,100})>~', $row, $voice ) ) {
					$lines[ $last ][1] = $voice[1];
				}
				$lines[ $last ][2] .= ' ' . self::text( $row );
			}
		}
		return $lines;
	}

	private static function json( string $body ): array {
		$lines = array();
		foreach ( Plain::records( Plain::json( $body ), 'segments' ) as $segment ) {
			if ( isset( $segment['body'] ) ) {
				$lines[] = array(
					isset( $segment['startTime'] ) ? Plain::seconds( $segment['startTime'] ) : null,
					$segment['speaker'] ?? '',
					$segment['body'],
				);
			}
		}
		return $lines;
	}

	/** Parses HTML. `cite` contains the speaker; `time` contains the time of the text after it. */
	private static function html( string $body ): array {
		$body    = Plain::without( 'style', Plain::without( 'script', Plain::without( 'head', $body ) ) );
		$pieces  = (array) preg_split( '~<(/?)(p|div|br|li|cite|time|h\d)\b[^<>]*>~i', $body, 40 * self::MAX_LINES, PREG_SPLIT_DELIM_CAPTURE );
		$lines   = array();
		$speaker = '';
		$second  = null;
		for ( $at = 0; $at < count( $pieces ); $at += 3 ) {
			$text = self::text( $pieces[ $at ] );
			$tag  = $at > 0 ? strtolower( $pieces[ $at - 2 ] . $pieces[ $at - 1 ] ) : '';
			if ( 'cite' === $tag ) {
				$speaker = $text;
			} elseif ( 'time' === $tag ) {
				$second = Plain::seconds( $text );
			} elseif ( '' !== trim( $text ) ) {
				$lines[] = array( $second, $speaker, $text );
				$second  = null;
			}
		}
		return $lines;
	}

	/**
	 * Returns the text without tags. wp_strip_all_tags() would be slow on hostile input; scripts are already removed.
	 *
	 * @param string $html Untrusted HTML from another server.
	 */
	private static function text( string $html ): string {
		return html_entity_decode( strip_tags( substr( $html, 0, 4 * self::MAX_LINE_LENGTH ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- see above.
	}

	/**
	 * Joins consecutive cues of one speaker into paragraphs. A paragraph ends after a sentence once it is long enough,
	 * or when it reaches the maximum duration or length.
	 *
	 * @return list<array{0: int|null, 1: string, 2: string}>
	 */
	private static function paragraphs( array $lines ): array {
		$read = array();
		$last = -1;
		foreach ( $lines as list( $second, $speaker, $text ) ) {
			$text    = str_replace( "\n", ' ', Plain::words( $text, self::MAX_LINE_LENGTH ) );
			$speaker = rtrim( str_replace( "\n", ' ', Plain::words( $speaker, 80 ) ), ':' );
			if ( '' === $text ) {
				continue;
			}
			$before   = $last >= 0 ? $read[ $last ] : null;
			$is_ended = null === $before || null === $second
				|| ( $speaker !== $before[1] && '' !== $speaker )
				|| $second - $before[0] > self::MAX_PARAGRAPH_SECONDS
				|| mb_strlen( $before[2] ) + mb_strlen( $text ) >= self::MAX_LINE_LENGTH
				|| ( mb_strlen( $before[2] ) >= self::MIN_PARAGRAPH_LENGTH && preg_match( '~[.!?…:。！？؟]["”’»)]?$~u', $before[2] ) );
			if ( ! $is_ended ) {
				$read[ $last ][2] .= " $text";
			} elseif ( count( $read ) === self::MAX_LINES ) {
				break;
			} else {
				$read[ ++$last ] = array( $second, $speaker, $text );
			}
		}
		return $read;
	}
}
