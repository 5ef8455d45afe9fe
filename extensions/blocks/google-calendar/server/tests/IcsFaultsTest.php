<?php
namespace Dovetail\Google_Calendar\Tests;

require_once __DIR__ . '/class-ics-test-case.php';

/** Tests calendars that are damaged, truncated, hostile or huge. */
final class IcsFaultsTest extends Ics_Test_Case {

	public function test_complete_events_of_a_truncated_calendar_are_kept(): void {
		$whole = self::two_events();
		$this->assertSame(
			array(
				'events'  => array( '2026-12-01T09:00/2026-12-01T09:00' ),
				'leftOut' => 0,
				'isCut'   => true,
			),
			self::read( substr( $whole, 0, strrpos( $whole, 'END:VEVENT' ) ) )
		);
	}

	public function test_all_events_are_read_despite_unmatched_end_lines_and_a_byte_order_mark(): void {
		$hostile = "\u{FEFF}" . str_replace( 'VERSION:2.0', "END:VEVENT\r\nEND:VTIMEZONE\r\nVERSION:2.0", self::two_events() );
		$this->assertSame( 0, self::read( $hostile )['leftOut'] );
	}

	public function test_events_without_an_end_line_are_ignored(): void {
		$this->assertSame( array(), self::read( "BEGIN:VCALENDAR\r\n" . str_repeat( "BEGIN:VEVENT\r\n", 50000 ) )['events'] );
	}

	public function test_events_in_a_time_zone_that_changes_daily_are_omitted_and_all_others_are_read(): void {
		$zone   = static function ( string $name, string $rule ): array {
			$change = array( 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETTO:+0100', "RRULE:$rule", 'END:STANDARD' );
			return array( 'BEGIN:VTIMEZONE', "TZID:$name", ...array_merge( ...array_fill( 0, 20, $change ) ), ...array( 'END:VTIMEZONE' ) );
		};
		$events = self::event( 'DTSTART;TZID=Yearly:20261124T100000' );
		for ( $year = 2027; $year < 2227; $year++ ) {
			array_push( $events, ...self::event( "DTSTART;TZID=Daily:{$year}0101T100000" ) );
		}
		$found = self::read( self::file( array_merge( $zone( 'Yearly', 'FREQ=YEARLY' ), $zone( 'Daily', 'FREQ=DAILY' ), $events ) ) );
		$this->assertSame( '2026-11-24T09:00/2026-11-24T09:00', $found['events'][0] );
		$this->assertGreaterThan( 50, $found['leftOut'] );
	}

	public function test_repeated_values_in_a_rule_are_ignored(): void {
		$rule  = 'RRULE:FREQ=YEARLY;BYMONTH=' . str_repeat( '11,', 20000 ) . '11;BYMONTHDAY=' . str_repeat( '24,', 20000 ) . '25';
		$found = self::read( self::file( self::event( 'DTSTART:20261124T100000Z', $rule ) ) );
		$this->assertSame(
			array(
				'2026-11-24T10:00/2026-11-24T10:00',
				'2026-11-25T10:00/2026-11-25T10:00',
				'2027-11-24T10:00/2027-11-24T10:00',
				'2027-11-25T10:00/2027-11-25T10:00',
			),
			$found['events']
		);
		$this->assertSame( 0, $found['leftOut'] );
	}

	public function test_the_first_60_events_of_a_huge_calendar_are_computed_within_seconds(): void {
		$lines = array();
		for ( $number = 0; $number < 2000; $number++ ) {
			$year = 2010 + $number % 15;
			array_push( $lines, ...self::event( "DTSTART;TZID=Europe/Berlin:{$year}0105T090000", 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=9999' ) );
		}
		$start = microtime( true );
		$found = self::read( self::file( $lines ) );
		$this->assertLessThan( 20, microtime( true ) - $start );
		$this->assertCount( 60, $found['events'] );
		$this->assertGreaterThan( 1900, $found['leftOut'] );
		$this->assertSame( '2026-11-23T08:00/2026-11-23T09:00', $found['events'][0] );
	}

	public function test_no_rule_is_expanded_after_all_steps_are_used_up(): void {
		$rule  = 'RRULE:FREQ=MONTHLY;COUNT=9;BYDAY=' . implode( ',', array_map( static fn( int $number ): string => "{$number}MO", range( 6, 53 ) ) );
		$lines = array();
		for ( $number = 0; $number < 20; $number++ ) {
			array_push( $lines, ...self::event( 'DTSTART:10000101T090000Z', $rule ) );
		}
		array_push( $lines, ...self::event( 'DTSTART:20261124T090000Z', 'RRULE:FREQ=YEARLY' ), ...self::event( 'DTSTART:20261125T090000Z' ) );
		$found = self::read( self::file( $lines ) );
		$this->assertSame( array( '2026-11-25T09:00/2026-11-25T09:00' ), $found['events'] );
		$this->assertSame( 21, $found['leftOut'] );
	}

	/** @dataProvider endless_lists */
	public function test_events_with_more_than_10_000_dates_in_a_list_are_left_out( string $line, string $value ): void {
		$lists = static fn( int $count ): array => array_fill( 0, 10, "$line:" . implode( ',', array_fill( 0, $count, $value ) ) );
		$event = static fn( array $lines ): string => self::file( self::event( 'DTSTART:20261124T100000Z', 'RRULE:FREQ=DAILY;COUNT=3', ...$lines ) );
		$this->assertSame( 0, self::read( $event( $lists( 1000 ) ) )['leftOut'] );
		$this->assertSame( 1, self::read( $event( array_merge( $lists( 1000 ), array( "$line:$value" ) ) ) )['leftOut'] );
	}

	public static function endless_lists(): array {
		return array(
			'additional dates' => array( 'RDATE', '20261225T100000Z' ),
			'excluded dates'   => array( 'EXDATE', '20261125T100000Z' ),
		);
	}

	private static function two_events(): string {
		return self::file( array_merge( self::event( 'DTSTART:20261201T090000Z' ), self::event( 'DTSTART:20261202T090000Z' ) ) );
	}
}
