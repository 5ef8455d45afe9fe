<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Events;
use Dovetail\Google_Calendar\Ics;
use Dovetail\Tests\Test_Case;

final class CalendarsTest extends Test_Case {

	const NOW = '2026-11-23T08:00:00Z';

	/**
	 * @dataProvider calendars
	 * @param string[] $lines  Lines of the calendar; `EVENT` and `END` are those around an event that has a name of its own.
	 * @param string   $zone   Its own time zone; that of the site is Tokyo's.
	 * @param string[] $events The first events, `start/end` in UTC, of whole days the days; a title other than "Event" follows.
	 */
	public function test_a_calendar_is_read_and_what_cannot_be_is_counted( array $lines, string $zone, string $now, array $events, int $left_out ): void {
		$found           = self::read( self::folded( self::file( $lines, $zone ) ), $now );
		$found['events'] = array_slice( $found['events'], 0, max( count( $events ), 1 ) );
		$this->assertSame( self::reading( $events, $left_out ), $found );
	}

	public static function calendars(): array {
		$sets = array();
		foreach ( json_decode( file_get_contents( __DIR__ . '/calendars.json' ), true ) as $calendar ) {
			$sets[ $calendar['why'] ] = array( $calendar['lines'], $calendar['zone'] ?? 'Europe/Berlin', $calendar['now'] ?? self::NOW, $calendar['events'], $calendar['leftOut'] ?? 0 );
		}
		return $sets;
	}

	/** @dataProvider other_files */
	public function test_what_is_no_calendar_is_none( string $file ): void {
		$this->assertNull( self::read( $file ) );
	}

	public static function other_files(): array {
		return array(
			'nothing'    => array( '' ),
			'a card'     => array( "BEGIN:VCARD\r\nEND:VCARD" ),
			'HTML'       => array( '<html>' ),
			'zero bytes' => array( str_repeat( "\0", 1000 ) ),
		);
	}

	public function test_of_a_calendar_that_was_cut_off_the_whole_events_count(): void {
		$whole = self::two_events();
		$this->assertSame(
			self::reading( array( '2026-12-01T09:00/2026-12-01T09:00' ), 0, true ),
			self::read( substr( $whole, 0, strrpos( $whole, 'END:VEVENT' ) ) )
		);
	}

	public function test_ends_without_beginnings_and_a_byte_order_mark_are_passed_over(): void {
		$found = self::read( "\xEF\xBB\xBF" . str_replace( 'VERSION:2.0', "END:VEVENT\r\nEND:VTIMEZONE\r\nVERSION:2.0", self::two_events() ) );
		$this->assertSame( 0, $found['leftOut'] );
	}

	public function test_beginnings_without_ends_are_no_events(): void {
		$found = self::read( "BEGIN:VCALENDAR\r\n" . str_repeat( "BEGIN:VEVENT\r\n", 50000 ) );
		$this->assertSame( array(), $found['events'] );
	}

	public function test_a_time_zone_whose_clocks_change_every_day_leaves_its_events_out_and_those_of_an_honest_zone_are_read(): void {
		$lines = array_merge( self::zone( 'Yearly', 'FREQ=YEARLY' ), self::zone( 'Daily', 'FREQ=DAILY' ), self::event( 'DTSTART;TZID=Yearly:20261124T100000' ) );
		for ( $year = 2027; $year < 2227; $year++ ) {
			$lines = array_merge( $lines, self::event( "DTSTART;TZID=Daily:{$year}0101T100000" ) );
		}
		$found = self::read( self::file( $lines ) );
		$this->assertSame( '2026-11-24T09:00/2026-11-24T09:00', $found['events'][0] );
		$this->assertGreaterThan( 50, $found['leftOut'] );
	}

	public function test_a_value_that_a_rule_repeats_counts_once(): void {
		$found = self::read( self::file( self::event( 'DTSTART:20261124T100000Z', 'RRULE:FREQ=YEARLY;BYMONTH=' . str_repeat( '11,', 20000 ) . '11;BYMONTHDAY=' . str_repeat( '24,', 20000 ) . '25' ) ) );
		$this->assertSame(
			array( '2026-11-24T10:00/2026-11-24T10:00', '2026-11-25T10:00/2026-11-25T10:00', '2027-11-24T10:00/2027-11-24T10:00', '2027-11-25T10:00/2027-11-25T10:00' ),
			$found['events']
		);
		$this->assertSame( 0, $found['leftOut'] );
	}

	public function test_a_calendar_with_more_events_than_are_kept_gives_the_first_in_seconds(): void {
		$lines = array();
		for ( $number = 0; $number < 2000; $number++ ) {
			array_push( $lines, ...self::event( 'DTSTART;TZID=Europe/Berlin:20' . ( 10 + $number % 15 ) . '0105T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=9999' ) );
		}
		$begun = microtime( true );
		$found = self::read( self::file( $lines ) );
		$this->assertLessThan( 20, microtime( true ) - $begun );
		$this->assertCount( 60, $found['events'] );
		$this->assertGreaterThan( 1900, $found['leftOut'] );
		$this->assertSame( '2026-11-23T08:00/2026-11-23T09:00', $found['events'][0] );
	}

	/** @return string[] */
	private static function event( string ...$lines ): array {
		return array( 'EVENT', ...$lines, 'END' );
	}

	/** @return string[] Lines of a time zone that changes its clocks twenty times by a rule. */
	private static function zone( string $name, string $rule ): array {
		$change = array( 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETTO:+0100', "RRULE:$rule", 'END:STANDARD' );
		return array_merge( array( 'BEGIN:VTIMEZONE', "TZID:$name" ), ...array_fill( 0, 20, $change ), ...array( array( 'END:VTIMEZONE' ) ) );
	}

	private static function two_events(): string {
		return self::file( array_merge( self::event( 'DTSTART:20261201T090000Z' ), self::event( 'DTSTART:20261202T090000Z' ) ) );
	}

	/** Returns the file of a calendar. */
	private static function file( array $lines, string $zone = 'Europe/Berlin' ): string {
		$number = 0;
		$file   = array( 'BEGIN:VCALENDAR', 'VERSION:2.0' );
		if ( '' !== $zone ) {
			$file[] = "X-WR-TIMEZONE:$zone";
		}
		foreach ( $lines as $line ) {
			if ( 'EVENT' === $line ) {
				array_push( $file, 'BEGIN:VEVENT', 'UID:' . ++$number, 'SUMMARY:Event' );
			} else {
				$file[] = 'END' === $line ? 'END:VEVENT' : $line;
			}
		}
		return implode( "\r\n", $file ) . "\r\nEND:VCALENDAR\r\n";
	}

	/** Folds every line after each twenty bytes, within letters too. */
	private static function folded( string $file ): string {
		return implode( "\r\n", array_map( static fn( $line ) => implode( "\r\n ", str_split( $line, 20 ) ), explode( "\r\n", $file ) ) );
	}

	/** Reads a calendar on a site in Tokyo; null when it is none. */
	private static function read( string $file, string $now = self::NOW ): ?array {
		$calendar = Ics::parse( $file );
		if ( ! $calendar ) {
			return null;
		}
		$coming = Events::coming( $calendar, strtotime( $now ), new \DateTimeZone( 'Asia/Tokyo' ) );
		$events = array_map(
			static function ( array $event ): string {
				$form = $event['isAllDay'] ? 'Y-m-d' : 'Y-m-d\TH:i';
				return gmdate( $form, $event['start'] ) . '/' . gmdate( $form, $event['end'] ) . ( 'Event' === $event['title'] ? '' : " {$event['title']}" );
			},
			$coming['events']
		);
		return self::reading( $events, $coming['leftOut'], $coming['isCut'] );
	}

	private static function reading( array $events, int $left_out, bool $is_cut = false ): array {
		return array(
			'events'  => $events,
			'leftOut' => $left_out,
			'isCut'   => $is_cut,
		);
	}
}
