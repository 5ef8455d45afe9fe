<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Agenda;
use Dovetail\Google_Calendar\Event_File;
use Dovetail\Google_Calendar\Events;
use Dovetail\Google_Calendar\Ics;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-ics-test-case.php';

/** Tests the files of repeating events. */
final class SeriesFileTest extends Ics_Test_Case {

	const BERLIN = array( 'DTSTART;TZID=Europe/Berlin:20261005T090000', 'DTEND;TZID=Europe/Berlin:20261005T103000' );
	const DAYS   = array( 'DTSTART;VALUE=DATE:20261005', 'DTEND;VALUE=DATE:20261007' );

	/** @dataProvider series */
	public function test_the_file_of_a_repeating_event_contains_its_next_date_and_its_rule( array $lines, array $expected ): void {
		$file = self::lines_of( self::event( ...$lines ) );
		$this->assertSame( $expected, array_values( preg_grep( '~^(DTSTART|DTEND|RRULE|EXDATE)~', array_slice( $file, array_search( 'BEGIN:VEVENT', $file, true ) ) ) ) );
		// The file is read like any other, and has the same dates.
		$now = strtotime( self::NOW );
		$this->assertSame(
			array_column( self::coming( self::file( self::event( ...$lines ) ) ), 'start' ),
			array_column( Events::coming( Ics::parse( implode( "\r\n", $file ) ), $now, new \DateTimeZone( 'UTC' ) )['events'], 'start' )
		);
	}

	public static function series(): array {
		$next = array( 'DTSTART;TZID=Europe/Berlin:20261123T090000', 'DTEND;TZID=Europe/Berlin:20261123T103000' );
		return array(
			'every week'                       => array( array( ...self::BERLIN, 'RRULE:FREQ=WEEKLY' ), array( ...$next, 'RRULE:FREQ=WEEKLY' ) ),
			'every other week from Sunday'     => array( array( ...self::BERLIN, 'RRULE:FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=MO,SA' ), array( 'DTSTART;TZID=Europe/Berlin:20261130T090000', 'DTEND;TZID=Europe/Berlin:20261130T103000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA;WKST=SU' ) ),
			'a number of times'                => array( array( ...self::BERLIN, 'RRULE:FREQ=WEEKLY;COUNT=10' ), array( ...$next, 'RRULE:FREQ=WEEKLY;UNTIL=20261207T080000Z' ) ),
			'until a moment'                   => array( array( ...self::BERLIN, 'RRULE:FREQ=WEEKLY;UNTIL=20261207T220000Z' ), array( ...$next, 'RRULE:FREQ=WEEKLY;UNTIL=20261207T080000Z' ) ),
			'until a day in two years'         => array( array( ...self::BERLIN, 'RRULE:FREQ=WEEKLY;UNTIL=20280703' ), array( ...$next, 'RRULE:FREQ=WEEKLY;UNTIL=20280703T215959Z' ) ),
			'with cancelled and moved dates'   => array(
				array( 'UID:a', ...self::BERLIN, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20261116T090000,20261130T090000', 'END', 'EVENT', 'UID:a', 'RECURRENCE-ID;TZID=Europe/Berlin:20270405T090000', 'DTSTART:20200101T000000Z' ),
				array( ...$next, 'RRULE:FREQ=WEEKLY', 'EXDATE:20261130T080000Z,20270405T070000Z' ),
			),
			'cancelled later than a year on'   => array(
				array( 'UID:a', ...self::BERLIN, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20280703T090000', 'EXDATE;VALUE=DATE:20280117', 'END', 'EVENT', 'UID:a', 'RECURRENCE-ID:20280710T070000Z', 'DTSTART:20200101T000000Z' ),
				array( ...$next, 'RRULE:FREQ=WEEKLY', 'EXDATE:20280117T080000Z,20280703T070000Z,20280710T070000Z' ),
			),
			'a time that excludes a whole day' => array( array( ...self::DAYS, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Asia/Tokyo:20280703T000000,20280703T000000' ), array( 'DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261125', 'RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20280703' ) ),
			'every year'                       => array( array( ...self::BERLIN, 'RRULE:FREQ=YEARLY' ), array( 'DTSTART;TZID=Europe/Berlin:20271005T090000', 'DTEND;TZID=Europe/Berlin:20271005T103000', 'RRULE:FREQ=YEARLY' ) ),
			'the first Monday of a month'      => array( array( ...self::BERLIN, 'RRULE:FREQ=MONTHLY;BYDAY=1MO' ), array( 'DTSTART;TZID=Europe/Berlin:20261207T090000', 'DTEND;TZID=Europe/Berlin:20261207T103000', 'RRULE:FREQ=MONTHLY;BYDAY=1MO' ) ),
			'the last working day of a month'  => array( array( ...self::BERLIN, 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' ), array( 'DTSTART;TZID=Europe/Berlin:20261130T090000', 'DTEND;TZID=Europe/Berlin:20261130T103000', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' ) ),
			'whole days'                       => array( array( ...self::DAYS, 'RRULE:FREQ=WEEKLY;COUNT=10', 'EXDATE;VALUE=DATE:20261130' ), array( 'DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261125', 'RRULE:FREQ=WEEKLY;UNTIL=20261207', 'EXDATE;VALUE=DATE:20261130' ) ),
			'whole days until in two years'    => array( array( ...self::DAYS, 'RRULE:FREQ=WEEKLY;UNTIL=20280703' ), array( 'DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261125', 'RRULE:FREQ=WEEKLY;UNTIL=20280703' ) ),
			'in UTC'                           => array( array( 'DTSTART:20261006T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY' ), array( 'DTSTART:20261123T090000Z', 'DTEND:20261123T100000Z', 'RRULE:FREQ=DAILY' ) ),
			'in the zone of the calendar'      => array( array( 'DTSTART:20261005T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY' ), array( 'DTSTART;TZID=Europe/Berlin:20261123T090000', 'DTEND;TZID=Europe/Berlin:20261123T100000', 'RRULE:FREQ=WEEKLY' ) ),
			'over midnight, in another zone'   => array( array( 'DTSTART;TZID=America/New_York:20261005T230000', 'DTEND;TZID=America/New_York:20261006T010000', 'RRULE:FREQ=WEEKLY' ), array( 'DTSTART;TZID=America/New_York:20261123T230000', 'DTEND;TZID=America/New_York:20261124T010000', 'RRULE:FREQ=WEEKLY' ) ),
		);
	}

	public function test_the_file_describes_the_clock_changes_of_the_time_zone(): void {
		$file = implode( "\n", self::lines_of( self::event( ...self::BERLIN, ...array( 'RRULE:FREQ=WEEKLY' ) ) ) );
		$this->assertStringContainsString( "BEGIN:VTIMEZONE\nTZID:Europe/Berlin\nBEGIN:STANDARD\n", $file );
		$this->assertStringContainsString( "BEGIN:DAYLIGHT\nDTSTART:20270328T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT\n", $file );
		$this->assertStringContainsString( "BEGIN:STANDARD\nDTSTART:20271031T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD\n", $file );
		$this->assertLessThan( 3000, strlen( $file ) );
	}

	public function test_the_ids_of_events_on_two_sites_differ(): void {
		$event = self::coming( self::file( self::event( ...self::BERLIN, ...array( 'RRULE:FREQ=WEEKLY' ) ) ) )[0];
		add_filter( 'home_url', static fn(): string => 'https://harbor.example/blog' );
		$this->assertMatchesRegularExpression( '~\r\nUID:all-[\da-f]{12}-1@harbor\.example\r\n~', Event_File::text( $event, 0, true ) );
		$this->assertStringContainsString( "\r\nUID:{$event['key']}-1@harbor.example\r\n", Event_File::text( $event, 0 ) );
	}

	public function test_series_with_the_same_id_in_two_calendars_have_different_ids_that_stay_the_same_for_later_dates(): void {
		$uid = static fn( string $title, int $date ): string => (string) preg_replace( '~.*\r\nUID:(\S+)\r\n.*~s', '$1', Event_File::text( self::coming( self::file( self::event( "SUMMARY:$title", ...self::BERLIN, ...array( 'RRULE:FREQ=WEEKLY' ) ) ) )[ $date ], 0, true ) );
		$this->assertNotSame( $uid( 'Market', 0 ), $uid( 'Fair', 0 ) );
		$this->assertSame( $uid( 'Market', 0 ), $uid( 'Market', 1 ) );
	}

	public function test_an_event_without_an_id_gets_the_same_one_after_a_change_of_the_calendar(): void {
		$event = array( ...self::BERLIN, ...array( 'SUMMARY:Market', 'RRULE:FREQ=WEEKLY' ) );
		$uids  = static fn( array $lines ): array => array_column( self::coming( preg_replace( '~\r\nUID:.*~', '', self::file( $lines ) ) ), 'uid', 'title' );
		$first = $uids( self::event( ...$event ) );
		$later = $uids( array( ...self::event( ...self::BERLIN, ...array( 'SUMMARY:Fair' ) ), ...self::event( ...$event, ...array( 'EXDATE:20261130T080000Z' ) ), ...self::event( ...self::DAYS, ...array( 'SUMMARY:Party', 'RRULE:FREQ=WEEKLY' ) ) ) );
		$this->assertSame( $first['Market'], $later['Market'] );
		$this->assertNotSame( $later['Market'], $later['Party'] );
	}

	/** @dataProvider events_without_ids */
	public function test_two_events_without_ids_with_the_same_title_and_start_are_both_listed( array $one, array $other ): void {
		$start  = array( 'SUMMARY:Guided tour', 'DTSTART:20261201T090000Z' );
		$file   = self::file( array( ...self::event( ...$start, ...$one ), ...self::event( ...$start, ...$other ) ) );
		$events = self::coming( preg_replace( '~\r\nUID:.*~', '', $file ) );
		$this->assertCount( 2, array_unique( array_column( $events, 'uid' ) ) );
		$this->assertCount( 2, array_unique( array_column( $events, 'key' ) ) );
	}

	public static function events_without_ids(): array {
		return array(
			'different ends'         => array( array( 'DTEND:20261201T100000Z' ), array( 'DTEND:20261201T110000Z' ) ),
			'different durations'    => array( array( 'DURATION:PT1H' ), array( 'DURATION:PT2H' ) ),
			'different pages'        => array( array( 'URL:https://example.org/1' ), array( 'URL:https://example.org/2' ) ),
			'different descriptions' => array( array( 'DESCRIPTION:In English' ), array( 'DESCRIPTION:In German' ) ),
		);
	}

	/** @dataProvider single_dates */
	public function test_a_series_that_cannot_be_passed_on_exactly_is_saved_as_its_next_date( string ...$lines ): void {
		$event = self::coming( self::file( self::event( ...$lines ) ) )[0];
		$this->assertStringContainsString( '>Save the next date to my calendar<', Agenda::item( $event, 'https://example.org/?x' ) );
		$this->assertStringNotContainsString( 'RRULE', Event_File::text( $event, 0, true ) );
	}

	public static function single_dates(): array {
		$skipped = array();
		for ( $day = 0; $day < 60; $day++ ) {
			$skipped[] = gmdate( 'Ymd', strtotime( '2026-12-01' ) + 2 * $day * DAY_IN_SECONDS );
		}
		return array(
			'a number of times that is not yet known' => array( ...self::BERLIN, ...array( 'RRULE:FREQ=WEEKLY;COUNT=300' ) ),
			'a time zone that only the file describes' => array( 'DTSTART;TZID=Ours:20261005T090000', 'RRULE:FREQ=WEEKLY', 'END', 'BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0120', 'TZOFFSETTO:+0120', 'END:STANDARD', 'END:VTIMEZONE', 'EVENT', 'DTSTART:20300101' ),
			'a change of all later dates'              => array( 'UID:a', ...self::BERLIN, ...array( 'RRULE:FREQ=WEEKLY', 'END', 'EVENT', 'UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270405T090000', 'DTSTART;TZID=Europe/Berlin:20270405T100000' ) ),
			'many cancelled dates'                     => array( ...array( 'DTSTART;VALUE=DATE:20261005', 'RRULE:FREQ=DAILY' ), ...array( 'EXDATE;VALUE=DATE:' . implode( ',', $skipped ) ) ),
		);
	}

	public function test_a_link_says_which_dates_it_saves(): void {
		$event = self::coming( self::file( self::event( ...self::BERLIN, ...array( 'RRULE:FREQ=WEEKLY' ) ) ) )[0];
		$link  = 'https://example.org/?x';
		$this->assertStringContainsString( '>Save all dates to my calendar<', Agenda::item( $event, $link ) );
		// A calendar that was cached by an earlier version has no rules.
		unset( $event['repeats']['rule'] );
		$this->assertStringContainsString( '>Save the next date to my calendar<', Agenda::item( $event, $link ) );
	}

	/** @dataProvider labels */
	public function test_a_link_in_a_list_says_whether_it_saves_one_of_several_dates( bool $is_grouped, string $label, string ...$lines ): void {
		$now = strtotime( self::NOW );
		Clock::pass( $now - time() );
		$calendar = Events::coming( Ics::parse( self::file( self::event( ...self::BERLIN, ...$lines ) ) ), $now, new \DateTimeZone( 'UTC' ) );
		$events   = Agenda::next(
			array( array( 'calendar' => $calendar ) ),
			array(
				'isGrouped'   => $is_grouped,
				'itemsToShow' => 5,
			)
		);
		$this->assertStringContainsString( ">$label<", Agenda::item( $events[0], 'https://example.org/?x' ) );
	}

	public static function labels(): array {
		$one  = 'Save this date to my calendar';
		$next = 'DTSTART;TZID=Europe/Berlin:20261201T090000';
		return array(
			'an event'                            => array( false, 'Save to my calendar', $next ),
			'every week'                          => array( false, $one, 'RRULE:FREQ=WEEKLY' ),
			'every week, grouped'                 => array( true, 'Save all dates to my calendar', 'RRULE:FREQ=WEEKLY' ),
			'two days of a month, grouped'        => array( true, $one, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1,15' ),
			'a list of dates, grouped'            => array( true, $one, $next, 'RDATE;TZID=Europe/Berlin:20261208T090000' ),
			'every year'                          => array( false, $one, 'RRULE:FREQ=YEARLY' ),
			'every year, grouped'                 => array( true, 'Save all dates to my calendar', 'RRULE:FREQ=YEARLY' ),
			'the last of several years, grouped'  => array( true, $one, 'RRULE:FREQ=YEARLY;COUNT=2' ),
			'the last year before an end'         => array( true, $one, 'RRULE:FREQ=YEARLY;UNTIL=20280901T000000Z' ),
			'the last but one year before an end' => array( true, 'Save all dates to my calendar', 'RRULE:FREQ=YEARLY;UNTIL=20281231T000000Z' ),
			'a moved date, grouped'               => array( true, $one, 'UID:a', 'RRULE:FREQ=WEEKLY', 'END', 'EVENT', 'UID:a', 'RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000', 'DTSTART;TZID=Europe/Berlin:20261123T120000' ),
		);
	}

	/** Returns the lines of the file with all dates of the first event. */
	private static function lines_of( array $lines ): array {
		$text = Event_File::text( self::coming( self::file( $lines ) )[0], 0, true );
		return explode( "\r\n", str_replace( "\r\n ", '', $text ) );
	}

	private static function coming( string $file ): array {
		return Events::coming( Ics::parse( $file ), strtotime( self::NOW ), new \DateTimeZone( 'UTC' ) )['events'];
	}
}
