<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Events;
use Dovetail\Google_Calendar\Ics;

require_once __DIR__ . '/class-ics-test-case.php';

/** Tests the parsing of calendars. */
final class IcsTest extends Ics_Test_Case {

	/**
	 * @dataProvider calendars
	 *
	 * @param string[] $lines  Lines of the calendar; `EVENT` and `END` begin and end an event with a unique ID.
	 * @param string[] $events The first events: `start/end` in UTC or as days, followed by the title if it is not "Event".
	 * @param string   $zone   The calendar's own time zone.
	 */
	public function test_a_calendar_is_parsed_and_unreadable_events_are_counted( array $lines, array $events, int $left_out = 0, string $now = self::NOW, string $zone = 'Europe/Berlin' ): void {
		$found = self::read( self::fold( self::file( $lines, $zone ), 20 ), $now );
		$this->assertSame( $events, array_slice( $found['events'], 0, max( count( $events ), 1 ) ) );
		$this->assertSame( $left_out, $found['leftOut'] );
		$this->assertFalse( $found['isCut'] );
	}

	public static function calendars(): array {
		return array(
			'an empty calendar' => array(
				array(),
				array(),
			),
			'times in UTC, of a zone, of the calendar’s own zone' => array(
				array(
					...self::event( 'DTSTART:20261201T090000Z', 'DTEND:20261201T103000Z' ),
					...self::event( 'DTSTART;TZID=America/New_York:20261202T090000', 'DTEND;TZID=America/New_York:20261202T093000' ),
					...self::event( 'DTSTART:20261203T090000', 'DTEND:20261203T100000' ),
				),
				array(
					'2026-12-01T09:00/2026-12-01T10:30',
					'2026-12-02T14:00/2026-12-02T14:30',
					'2026-12-03T08:00/2026-12-03T09:00',
				),
			),
			'an event that begins in one zone and ends in another, and one without an end' => array(
				array(
					...self::event( 'DTSTART;TZID=Europe/Berlin:20261201T220000', 'DTEND;TZID=America/New_York:20261202T010000' ),
					...self::event( 'DTSTART:20261203T090000Z' ),
				),
				array(
					'2026-12-01T21:00/2026-12-02T06:00',
					'2026-12-03T09:00/2026-12-03T09:00',
				),
			),
			'whole days: one without an end, three, and one that began yesterday' => array(
				array(
					...self::event( 'DTSTART;VALUE=DATE:20261224' ),
					...self::event( 'DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261228' ),
					...self::event( 'DTSTART;VALUE=DATE:20261122', 'DURATION:P2D' ),
				),
				array(
					'2026-11-22/2026-11-24',
					'2026-12-24/2026-12-25',
					'2026-12-25/2026-12-28',
				),
			),
			'events that are over, in progress and cancelled' => array(
				array(
					...self::event( 'DTSTART:20261123T070000Z', 'DTEND:20261123T075959Z' ),
					...self::event( 'DTSTART:20261123T070000Z', 'DTEND:20261123T093000Z' ),
					...self::event( 'DTSTART:20261201T070000Z', 'STATUS:CANCELLED' ),
				),
				array( '2026-11-23T07:00/2026-11-23T09:30' ),
			),
			'a week that stays at nine when the clocks change, both times' => array(
				self::event( 'DTSTART;TZID=Europe/Berlin:20260105T090000', 'DTEND;TZID=Europe/Berlin:20260105T100000', 'RRULE:FREQ=WEEKLY;COUNT=13' ),
				array(
					'2026-03-23T08:00/2026-03-23T09:00',
					'2026-03-30T07:00/2026-03-30T08:00',
				),
				0,
				'2026-03-23T00:00:00Z',
			),
			'a night that is an hour shorter, and a time that the clocks skip' => array(
				array(
					...self::event( 'DTSTART;TZID=Europe/Berlin:20270320T220000', 'DTEND;TZID=Europe/Berlin:20270321T060000', 'RRULE:FREQ=DAILY;UNTIL=20270327T210000Z' ),
					...self::event( 'DTSTART;TZID=Europe/Berlin:20270328T023000', 'DURATION:PT0S' ),
				),
				array(
					'2027-03-27T21:00/2027-03-28T04:00',
					'2027-03-28T01:30/2027-03-28T01:30',
				),
				0,
				'2027-03-27T12:00:00Z',
			),
			'every third day' => self::rule( '20261120', 'FREQ=DAILY;INTERVAL=3;COUNT=4', array( '2026-11-23', '2026-11-26', '2026-11-29' ) ),
			'every working day, by the days' => self::rule( '20261120', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261130', array( '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30' ) ),
			'every day of December that is the first or the last' => self::rule( '20260101', 'FREQ=DAILY;BYMONTH=12;BYMONTHDAY=1,-1;UNTIL=20270101T000000Z', array( '2026-12-01', '2026-12-31' ) ),
			'every other week on two days, with weeks from Sunday' => self::rule( '20261101', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU;UNTIL=20261218T000000Z', array( '2026-11-29', '2026-12-01', '2026-12-13', '2026-12-15' ) ),
			'the same with weeks from Monday' => self::rule( '20261101', 'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=SU,TU;UNTIL=20261218T000000Z', array( '2026-11-24', '2026-11-29', '2026-12-08', '2026-12-13' ) ),
			'the last moment itself, in UTC' => self::rule( '20261102', 'FREQ=WEEKLY;UNTIL=20261130T080000Z', array( '2026-11-23', '2026-11-30' ) ),
			'a moment before it' => self::rule( '20261102', 'FREQ=WEEKLY;UNTIL=20261130T075959Z', array( '2026-11-23' ) ),
			'the second Tuesday and the last Friday of a month' => self::rule( '20260113', 'FREQ=MONTHLY;BYDAY=2TU,-1FR;COUNT=24', array( '2026-11-27', '2026-12-08', '2026-12-25' ) ),
			'the last day of every second month' => self::rule( '20260131', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1;UNTIL=20270201T000000Z', array( '2026-11-30', '2027-01-31' ) ),
			'the 31st, where a month has one' => self::rule( '20260131', 'FREQ=MONTHLY;COUNT=8', array( '2026-12-31', '2027-01-31' ) ),
			'Friday the 13th' => self::rule( '20260213', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', array( '2026-11-13' ), '2026-11-01T00:00:00Z' ),
			'the last working day of a month' => self::rule( '20260130', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20270201T000000Z', array( '2026-11-30', '2026-12-31', '2027-01-29' ) ),
			'Thanksgiving' => self::rule( '20101125', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', array( '2026-11-26', '2027-11-25' ) ),
			'the last Sunday of a year' => self::rule( '20201227', 'FREQ=YEARLY;BYDAY=-1SU', array( '2026-12-27', '2027-12-26' ) ),
			'the 29th of February' => self::rule( '20240229', 'FREQ=YEARLY', array( '2028-02-29' ), '2027-12-01T00:00:00Z' ),
			'none in a year without one' => self::rule( '20240229', 'FREQ=YEARLY', array() ),
			'the 24th and the last of December, by month and day' => self::rule( '20231224', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,-1;COUNT=8', array( '2026-12-24', '2026-12-31' ) ),
			'a date that is excluded, one that was moved, one that was cancelled' => array(
				array(
					...self::event( 'DTSTART;TZID=Europe/Berlin:20261102T090000', 'DTEND;TZID=Europe/Berlin:20261102T100000', 'RRULE:FREQ=WEEKLY', 'UID:mondays', 'EXDATE;TZID=Europe/Berlin:20261130T090000,20261214T090000' ),
					...self::event( 'UID:mondays', 'RECURRENCE-ID;TZID=Europe/Berlin:20261207T090000', 'DTSTART;TZID=Europe/Berlin:20261208T150000', 'DTEND;TZID=Europe/Berlin:20261208T160000', 'SUMMARY:Moved' ),
					...self::event( 'UID:mondays', 'RECURRENCE-ID:20261221T080000Z', 'DTSTART:20261221T080000Z', 'STATUS:CANCELLED' ),
				),
				array(
					'2026-11-23T08:00/2026-11-23T09:00',
					'2026-12-08T14:00/2026-12-08T15:00 Moved',
					'2026-12-28T08:00/2026-12-28T09:00',
					'2027-01-04T08:00/2027-01-04T09:00',
				),
			),
			'a date that was moved in an earlier line than its series, and moved again' => array(
				array(
					...self::event( 'UID:mondays', 'SEQUENCE:2', 'RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000', 'DTSTART;TZID=Europe/Berlin:20261124T110000', 'SUMMARY:Second' ),
					...self::event( 'UID:mondays', 'SEQUENCE:1', 'RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000', 'DTSTART;TZID=Europe/Berlin:20261125T110000', 'SUMMARY:First' ),
					...self::event( 'DTSTART;TZID=Europe/Berlin:20261102T090000', 'DTEND;TZID=Europe/Berlin:20261102T100000', 'RRULE:FREQ=WEEKLY', 'UID:mondays' ),
				),
				array(
					'2026-11-24T10:00/2026-11-24T10:00 Second',
					'2026-11-30T08:00/2026-11-30T09:00',
				),
			),
			'whole days every year, one excluded by its date and one by a time on it' => array(
				self::event( 'DTSTART;VALUE=DATE:20200101', 'DTEND;VALUE=DATE:20200102', 'RRULE:FREQ=MONTHLY;COUNT=90', 'EXDATE;VALUE=DATE:20261201', 'EXDATE;TZID=Europe/Berlin:20270101T000000' ),
				array( '2027-02-01/2027-02-02' ),
			),
			'a series that was split in two by a change, and a whole day that became an evening' => array(
				array(
					...self::event( 'UID:choir@google.com', 'DTSTART;TZID=Europe/Berlin:20260907T190000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;UNTIL=20261129T225959Z;BYDAY=MO' ),
					...self::event( 'UID:choir_R20261130T180000@google.com', 'DTSTART;TZID=Europe/Berlin:20261130T200000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3', 'EXDATE;TZID=Europe/Berlin:20261207T200000' ),
					...self::event( 'UID:visit', 'DTSTART;VALUE=DATE:20261125', 'RRULE:FREQ=DAILY;COUNT=2' ),
					...self::event( 'UID:visit', 'RECURRENCE-ID;VALUE=DATE:20261126', 'DTSTART;TZID=Europe/Berlin:20261126T180000', 'DTEND;TZID=Europe/Berlin:20261126T190000' ),
				),
				array(
					'2026-11-23T18:00/2026-11-23T20:00',
					'2026-11-25/2026-11-26',
					'2026-11-26T17:00/2026-11-26T18:00',
					'2026-11-30T19:00/2026-11-30T21:00',
					'2026-12-14T19:00/2026-12-14T21:00',
				),
			),
			'a calendar without a zone, whose times are the site’s; one in the south, where the clocks change the other way' => array(
				array(
					...self::event( 'DTSTART:20261003T180000', 'DURATION:PT1H' ),
					...self::event( 'DTSTART;TZID=Australia/Sydney:20261003T120000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2' ),
				),
				array(
					'2026-10-03T02:00/2026-10-03T03:00',
					'2026-10-03T09:00/2026-10-03T10:00',
					'2026-10-04T01:00/2026-10-04T02:00',
				),
				0,
				'2026-10-03T00:00:00Z',
				'',
			),
			'birthdays, of which one is on the 29th of February, and names of properties in small letters' => array(
				array(
					...self::event( 'DTSTART;VALUE=DATE:19840229', 'DTEND;VALUE=DATE:19840301', 'RRULE:FREQ=YEARLY', 'SUMMARY:Leap' ),
					...self::event( 'dtstart;value=date:19791224', 'rrule:freq=yearly', 'summary:Eve' ),
				),
				array(
					'2026-12-24/2026-12-25 Eve',
					'2027-12-24/2027-12-25 Eve',
				),
			),
			'additional dates of a rule' => array(
				self::event( 'DTSTART;TZID=Europe/Berlin:20261102T090000', 'DTEND;TZID=Europe/Berlin:20261102T100000', 'RDATE;TZID=Europe/Berlin:20261225T090000,20261203T090000' ),
				array(
					'2026-12-03T08:00/2026-12-03T09:00',
					'2026-12-25T08:00/2026-12-25T09:00',
				),
			),
			'a zone of Outlook that only the calendar defines, before and after the clocks change' => array(
				array(
					'BEGIN:VTIMEZONE',
					'TZID:Customized Time Zone',
					'BEGIN:STANDARD',
					'DTSTART:16010101T030000',
					'TZOFFSETFROM:+0200',
					'TZOFFSETTO:+0100',
					'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
					'END:STANDARD',
					'BEGIN:DAYLIGHT',
					'DTSTART:16010101T020000',
					'TZOFFSETFROM:+0100',
					'TZOFFSETTO:+0200',
					'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
					'END:DAYLIGHT',
					'END:VTIMEZONE',
					...self::event( 'DTSTART;TZID="Customized Time Zone":20261024T090000', 'DTEND;TZID="Customized Time Zone":20261024T100000', 'RRULE:FREQ=DAILY;COUNT=2' ),
				),
				array(
					'2026-10-24T07:00/2026-10-24T08:00',
					'2026-10-25T08:00/2026-10-25T09:00',
				),
				0,
				'2026-10-24T00:00:00Z',
			),
			'zones by the names of Windows and of other programs' => array(
				array(
					...self::event( 'DTSTART;TZID=Pacific Standard Time:20261201T090000' ),
					...self::event( 'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Paris:20261202T090000' ),
					...self::event( 'DTSTART;TZID=UTC:20261203T090000' ),
					...self::event( 'DTSTART;TZID=Newfoundland Standard Time:20261204T090000' ),
					...self::event( 'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20261205T090000' ),
				),
				array(
					'2026-12-01T17:00/2026-12-01T17:00',
					'2026-12-02T08:00/2026-12-02T08:00',
					'2026-12-03T09:00/2026-12-03T09:00',
					'2026-12-04T12:30/2026-12-04T12:30',
					'2026-12-05T08:00/2026-12-05T08:00',
				),
			),
			'lines that are folded within a character, escaped text, invisible characters' => array(
				self::event( 'DTSTART:20261201T090000Z', "SUMMARY:Fü\u{202E}hrung\\, Tee \\; C:\\\\neu\\nund <b>mehr</b>", 'BEGIN:VALARM', 'DESCRIPTION:This is an event reminder', 'DTSTART:19990101T000000Z', 'END:VALARM' ),
				array( "2026-12-01T09:00/2026-12-01T09:00 Führung, Tee ; C:\\neu\nund <b>mehr</b>" ),
			),
			'unreadable events are counted, except past ones' => array(
				array(
					...self::event( 'DTSTART:20261201T090000Z', 'RRULE:FREQ=YEARLY;BYWEEKNO=20' ),
					...self::event( 'DTSTART:20261201T090000Z', 'RRULE:FREQ=HOURLY' ),
					...self::event( 'DTSTART:20261201T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=XX' ),
					...self::event( 'DTSTART:20261201T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=1MO' ),
					...self::event( 'DTSTART;TZID=Nowhere/Land:20261201T090000' ),
					...self::event( 'DTSTART:20261301T090000Z' ),
					...self::event( 'SUMMARY:Never' ),
					...self::event( 'DTSTART:20261201T090000Z', 'DTEND:tomorrow' ),
					...self::event( 'DTSTART:20261201T090000Z', 'EXDATE:some day' ),
					...self::event( 'DTSTART:20261201T090000Z', 'RDATE;VALUE=PERIOD:20261202T090000Z/PT1H' ),
					...self::event( 'UID:mondays', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261207T080000Z', 'DTSTART:20261207T090000Z' ),
					...self::event( 'DTSTART:20200101T090000Z', 'RRULE:FREQ=YEARLY;BYWEEKNO=20;UNTIL=20201231T000000Z' ),
					...self::event( 'DTSTART;TZID=Nowhere/Land:20200101T090000' ),
					...self::event( 'DTSTART:20261202T090000Z' ),
				),
				array( '2026-12-02T09:00/2026-12-02T09:00' ),
				11,
			),
			'rules that would take too long are left out' => array(
				array(
					...self::event( 'DTSTART:10010101T090000Z', 'RRULE:FREQ=DAILY;COUNT=999999999' ),
					...self::event( 'DTSTART:20261201T090000Z', 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30' ),
				),
				array( '2026-12-01T09:00/2026-12-01T09:00' ),
				1,
			),
		);
	}

	/** @dataProvider texts_that_are_no_calendars */
	public function test_text_that_is_not_a_calendar_is_rejected( string $text ): void {
		$this->assertNull( Ics::parse( $text ) );
	}

	public static function texts_that_are_no_calendars(): array {
		return array(
			'nothing' => array( '' ),
			'a card'  => array( "BEGIN:VCARD\r\nEND:VCARD" ),
			'a page'  => array( '<html>' ),
			'zeros'   => array( str_repeat( "\0", 1000 ) ),
		);
	}

	/** @dataProvider pages */
	public function test_an_event_has_the_url_of_its_web_page( string $line, string $url ): void {
		$file = self::file( self::event( 'DTSTART:20261201T090000Z', $line ) );
		$this->assertSame( array( $url ), array_column( Events::coming( Ics::parse( $file ), strtotime( self::NOW ), new \DateTimeZone( 'UTC' ) )['events'], 'url' ) );
	}

	public static function pages(): array {
		return array(
			'none'                => array( 'SUMMARY:Talk', '' ),
			'a page'              => array( 'URL:https://example.org/talks/7?a=1&b=2', 'https://example.org/talks/7?a=1&b=2' ),
			'with a parameter'    => array( 'URL;VALUE=URI:https://example.org/talks/7', 'https://example.org/talks/7' ),
			'a script'            => array( 'URL:javascript:alert(1)', '' ),
			'a path'              => array( 'URL:/wp-login.php?action=logout', '' ),
			'quotes and brackets' => array( 'URL:https://example.org/"><b>[gallery]', 'https://example.org/b%5Bgallery%5D' ),
			'longer than allowed' => array( 'URL:https://example.org/' . str_repeat( 'a', 2000 ), '' ),
		);
	}

	/**
	 * Returns a test case: a rule that repeats a one-hour event at nine in Berlin, and the expected days (in winter).
	 */
	private static function rule( string $start, string $rule, array $days, string $now = self::NOW ): array {
		return array(
			self::event( "DTSTART;TZID=Europe/Berlin:{$start}T090000", 'DURATION:PT1H', "RRULE:$rule" ),
			array_map( static fn( $day ) => "{$day}T08:00/{$day}T09:00", $days ),
			0,
			$now,
		);
	}

	/** Folds every line after the given number of bytes, even inside characters. */
	private static function fold( string $text, int $bytes ): string {
		return implode( "\r\n", array_map( static fn( $line ) => implode( "\r\n ", str_split( $line, $bytes ) ), explode( "\r\n", $text ) ) );
	}
}
