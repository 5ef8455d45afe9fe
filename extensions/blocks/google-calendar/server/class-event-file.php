<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Serves one event, or all dates of a repeating event, as a file for a visitor's own calendar. The request contains the
 * ID of a public post and the key of an event in it, but never a URL.
 */
final class Event_File {
	/** Query parameter that requests an event: `<post>-<event>`, or `<post>-<event>-all` for all its dates. */
	const PARAMETER = 'dovetail-event';

	/** Maximum number of files per visitor and minute. */
	const MAX_FILES_PER_MINUTE = 60;

	/** Years and number of clock changes that a file describes. Programs know the later ones by the zone's name. */
	const MAX_ZONE_YEARS   = 5;
	const MAX_ZONE_CHANGES = 20;

	/**
	 * Returns the URL of an event's file.
	 *
	 * @param int   $holder Post or synced pattern that contains the block.
	 * @param array $event  Event in the list, see `Agenda::next()`.
	 * @return string URL; empty if the block is outside of posts, or if the post is not public.
	 */
	public static function address( int $holder, array $event ): string {
		$value = "$holder-{$event['key']}" . ( empty( $event['repeats']['rule'] ) ? '' : '-all' );
		return Content_Source::is_public_without_password( $holder ) ? add_query_arg( self::PARAMETER, $value, home_url( '/' ) ) : '';
	}

	/** Returns a file name such as `summer-party.ics`. */
	public static function name( array $event ): string {
		$name = (string) preg_replace( '~[^a-z0-9-]~', '', sanitize_title( remove_accents( $event['title'] ) ) );
		return ( '' === $name ? 'event' : substr( $name, 0, 60 ) ) . '.ics';
	}

	/** Serves an event's file if the request contains the parameter. */
	public static function send(): void {
		$asked = isset( $_GET[ self::PARAMETER ] ) ? wp_unslash( $_GET[ self::PARAMETER ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- matched below.
		if ( ! is_string( $asked ) || ! preg_match( '~^(\d{1,18})-([\da-f]{12})(-all)?$~D', $asked, $found ) ) {
			return;
		}
		if ( ! Rate_Limit::count_client( 'calendar-file-', self::MAX_FILES_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			wp_die( esc_html__( 'You have downloaded too many events. Wait a minute and try again.', 'dovetail-blocks' ), '', array( 'response' => 429 ) );
		}
		$event = self::find( (int) $found[1], $found[2] );
		if ( ! $event ) {
			wp_die( esc_html__( 'This event is over or is no longer in the calendar.', 'dovetail-blocks' ), '', array( 'response' => 404 ) );
		}
		nocache_headers();
		header( 'Content-Type: text/calendar; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . self::name( $event ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		echo self::text( $event, time(), isset( $found[3] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a text file; nosniff.
		exit;
	}

	/**
	 * Returns the content of the file.
	 *
	 * @param bool $is_series Whether the file contains all dates of a repeating event, if they are known.
	 */
	public static function text( array $event, int $now, bool $is_series = false ): string {
		$series = $is_series && ! empty( $event['repeats']['rule'] ) ? $event['repeats'] : null;
		$form   = $event['isAllDay'] ? 'Ymd' : 'Ymd\THis\Z';
		$name   = $event['isAllDay'] ? ';VALUE=DATE:' : ':';
		// A repeating event needs local times, because it stays at nine o'clock when the clocks change.
		$zone = $series && 'UTC' !== $series['zone'] ? new \DateTimeZone( $series['zone'] ) : null;
		$time = static fn( int $moment ): string => $zone
			? ";TZID={$zone->getName()}:" . ( new \DateTime( "@$moment" ) )->setTimezone( $zone )->format( 'Ymd\THis' )
			: $name . gmdate( $form, $moment );
		$lines = array(
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//Dovetail Blocks//Calendar of Events//EN',
			...( $zone ? self::zone_lines( $zone, $event['start'] - DAY_IN_SECONDS ) : array() ),
			'BEGIN:VEVENT',
			// A single date of a repeating event is a separate event. Some calendars have IDs that are not unique, such as 1.
			// The ID of all dates must stay the same when the next date changes, so it depends on the title and place instead.
			'UID:' . ( $series ? 'all-' . substr( md5( "{$event['title']}\n{$event['place']}" ), 0, 12 ) : $event['key'] ) . "-{$event['uid']}@" . wp_parse_url( home_url(), PHP_URL_HOST ),
			'DTSTAMP:' . gmdate( 'Ymd\THis\Z', $now ),
			'DTSTART' . $time( $event['start'] ),
			'DTEND' . $time( $event['end'] ),
			$series ? 'RRULE:' . $series['rule'] : '',
			$series && $series['skipped'] ? "EXDATE$name" . implode( ',', array_map( static fn( int $moment ): string => gmdate( $form, $moment ), $series['skipped'] ) ) : '',
			'SUMMARY:' . self::escaped( $event['title'] ),
			'' === $event['place'] ? '' : 'LOCATION:' . self::escaped( $event['place'] ),
			empty( $event['url'] ) ? '' : 'URL:' . $event['url'],
			'' === $event['description'] ? '' : 'DESCRIPTION:' . self::escaped( $event['description'] ),
			'END:VEVENT',
			'END:VCALENDAR',
		);
		return implode( '', array_map( array( __CLASS__, 'folded' ), array_filter( $lines, 'strlen' ) ) );
	}

	/** Returns the description of a time zone: its offset from a time on, and its next clock changes. */
	private static function zone_lines( \DateTimeZone $zone, int $from ): array {
		$lines   = array( 'BEGIN:VTIMEZONE', 'TZID:' . $zone->getName() );
		$offset  = static fn( int $seconds ): string => ( $seconds < 0 ? '-' : '+' ) . gmdate( 'Hi', abs( $seconds ) );
		$changes = array_slice( $zone->getTransitions( $from, $from + self::MAX_ZONE_YEARS * YEAR_IN_SECONDS ), 0, self::MAX_ZONE_CHANGES );
		$before  = $changes[0]['offset'];
		foreach ( $changes as $change ) {
			$type = ( new \DateTime( "@{$change['ts']}" ) )->setTimezone( $zone )->format( 'I' ) ? 'DAYLIGHT' : 'STANDARD';
			array_push(
				$lines,
				"BEGIN:$type",
				'DTSTART:' . gmdate( 'Ymd\THis', $change['ts'] + $before ),
				'TZOFFSETFROM:' . $offset( $before ),
				'TZOFFSETTO:' . $offset( $change['offset'] ),
				"END:$type"
			);
			$before = $change['offset'];
		}
		$lines[] = 'END:VTIMEZONE';
		return $lines;
	}

	private static function escaped( string $text ): string {
		return strtr(
			$text,
			array(
				'\\' => '\\\\',
				"\n" => '\\n',
				"\r" => '',
				','  => '\\,',
				';'  => '\\;',
			)
		);
	}

	/** Folds a line after 75 bytes, without splitting characters. Continuation lines start with a space. */
	private static function folded( string $line ): string {
		$folded = '';
		while ( strlen( $line ) > 73 ) {
			$head    = mb_strcut( $line, 0, 73, 'UTF-8' );
			$folded .= $head . "\r\n ";
			$line    = substr( $line, strlen( $head ) );
		}
		return $folded . $line . "\r\n";
	}

	/** Returns an event from a block in the post; null if no block shows the event. */
	private static function find( int $holder, string $key ): ?array {
		foreach ( Content_Source::is_public_without_password( $holder ) ? self::ids( parse_blocks( get_post( $holder )->post_content ) ) : array() as $id ) {
			foreach ( Agenda::events( Calendar::for_page( $id ) ) as $event ) {
				if ( $key === $event['key'] ) {
					return $event;
				}
			}
		}
		return null;
	}

	private static function ids( array $blocks ): array {
		$ids = array();
		foreach ( $blocks as $block ) {
			$own = 'dovetail/google-calendar' === $block['blockName'] ? Address::calendars( Attributes::for_block( 'google-calendar', $block['attrs'] ) ) : array();
			array_push( $ids, ...$own, ...self::ids( $block['innerBlocks'] ) );
		}
		return array_unique( $ids );
	}
}
