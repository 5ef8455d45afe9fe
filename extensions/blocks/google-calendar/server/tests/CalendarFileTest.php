<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Address;
use Dovetail\Google_Calendar\Agenda;
use Dovetail\Google_Calendar\Calendar;
use Dovetail\Google_Calendar\Events;
use Dovetail\Google_Calendar\Ics;
use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Remote_Cache;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

/** Tests calendar files from any service, and lists that group repeating events. */
final class CalendarFileTest extends Test_Case {

	/** URL on a public server. Tests never contact the server. */
	const FILE = 'https://93.184.215.14/public/team.ics?export';

	public function test_a_page_shows_the_next_events_of_a_calendar_file_and_its_link(): void {
		$this->answer_with_a_calendar();
		$id = $this->create_post( array( 'post_content' => self::markup() ), 'author' );
		$this->assertSame( '', trim( self::draw( $id ) ) );
		$this->assertSame( array(), $this->requests() );
		$this->run_due_jobs();
		$page = self::draw( $id );
		$this->assertSame( array( self::FILE ), array_values( preg_grep( '~^https://93\.~', array_column( $this->requests(), 'url' ) ) ) );
		$this->assertSame( 10, substr_count( $page, '<li>' ) );
		$this->assertStringContainsString( 'Weekly market', $page );
		$this->assertStringContainsString( '<a href="' . self::FILE . '">Download the calendar</a>', $page );
		$this->assertStringNotContainsString( 'dovetail-embed', $page );
	}

	public function test_visitors_get_no_link_to_an_address_that_was_never_a_calendar(): void {
		$this->answer_http( static fn() => array( 'body' => '<!doctype html><title>Calendar</title>' ) );
		self::read();
		$this->assertSame( '', trim( do_blocks( self::markup() ) ) );
	}

	public function test_visitors_keep_the_link_of_a_calendar_without_upcoming_events(): void {
		$this->answer_http( static fn() => array( 'body' => self::calendar( '' ) ) );
		self::read();
		$this->assertStringContainsString( '">Download the calendar</a>', do_blocks( self::markup() ) );
	}

	/** @dataProvider names */
	public function test_the_label_of_the_list_contains_the_name_of_the_calendar( string $line, string $label ): void {
		$body = str_replace( "VERSION:2.0\r\n", "VERSION:2.0\r\n$line", self::calendar( self::event( 'market', '20990107T060000', '20990107T110000' ) ) );
		$body = str_replace( '2099', (string) ( (int) gmdate( 'Y' ) + 1 ), $body );
		$this->answer_http( static fn() => array( 'body' => $body ) );
		self::read();
		$this->assertStringContainsString( "aria-label=\"$label\"", do_blocks( self::markup() ) );
	}

	public static function names(): array {
		return array(
			'none'                            => array( '', 'Upcoming events' ),
			'an empty name'                   => array( "X-WR-CALNAME:\r\n", 'Upcoming events' ),
			'a name with a special character' => array( "X-WR-CALNAME:Harbor\\, \"East\" & <b>West\r\n", 'Upcoming events: Harbor, &quot;East&quot; &amp; &lt;b&gt;West' ),
			'a name with a parameter'         => array( "X-WR-CALNAME;VALUE=TEXT:Harbor\r\n", 'Upcoming events: Harbor' ),
			'a name on two lines'             => array( "X-WR-CALNAME:Harbor \r\n East\r\n", 'Upcoming events: Harbor East' ),
			'the name of an inner component'  => array( "BEGIN:X-OTHER\r\nX-WR-CALNAME:Harbor\r\nEND:X-OTHER\r\n", 'Upcoming events' ),
		);
	}

	public function test_a_url_in_a_description_keeps_its_text_on_the_page(): void {
		$event = self::event( 'market', '20200107T060000', '20200107T110000', 'RRULE:FREQ=YEARLY', 'DESCRIPTION:See https://a.example/b.' );
		$this->answer_http( static fn() => array( 'body' => self::calendar( $event ) ) );
		self::read();
		$this->assertStringContainsString( '__description">See <a href="https://a.example/b" rel="nofollow">https://a.example/b</a>.</p>', do_blocks( self::markup() ) );
	}

	public function test_a_calendar_file_is_not_embedded_in_a_frame(): void {
		$this->assertNull( Address::frame( Attributes::for_block( 'google-calendar', array( 'ics' => self::FILE ) ) ) );
	}

	public function test_an_event_of_a_calendar_file_can_be_saved(): void {
		$this->answer_with_a_calendar();
		$id = $this->create_post( array( 'post_content' => self::markup() ), 'author' );
		self::read();
		preg_match( '~dovetail-event=(\d+-[\da-f]{12})~', self::draw( $id ), $found );
		$this->assertStringStartsWith( "$id-", $found[1] );
		$this->assertSame( substr( $found[1], -12 ), self::known()['calendar']['events'][0]['key'] );
	}

	/** @dataProvider numbers */
	public function test_the_list_contains_as_many_events_as_the_author_sets( $number, int $shown ): void {
		$this->answer_with_a_calendar();
		self::read();
		$this->assertSame( $shown, substr_count( do_blocks( self::markup( array( 'itemsToShow' => $number ) ) ), '<li>' ) );
	}

	public static function numbers(): array {
		return array(
			'three'         => array( 3, 3 ),
			'too many'      => array( 5000, 30 ),
			'none'          => array( 0, 1 ),
			'not a number'  => array( 'all', 10 ),
		);
	}

	/** @dataProvider problems */
	public function test_an_author_sees_what_is_wrong_with_an_address( string $url, $answer, string $problem ): void {
		$this->act_as( 'contributor' );
		$this->answer_http( static fn() => $answer );
		$response = $this->rest( 'GET', '/wpcom/v2/google-calendar', array( 'url' => '', 'ics' => $url, 'isGrouped' => false ) );
		$this->assertSame( 200, $response->get_status() );
		$this->assert_has(
			array(
				'problem' => $problem,
				'items'   => array(),
			),
			$response->get_data()
		);
	}

	public static function problems(): array {
		$page = array( 'body' => '<!doctype html><title>Calendar</title>' );
		return array(
			'a web page'                             => array( self::FILE, $page, 'not-calendar' ),
			'no response'                            => array( self::FILE, new \WP_Error( 'http_request_failed', 'Timed out.' ), 'unreachable' ),
			'a server error'                         => array( self::FILE, array( 'status' => 500 ), 'unreachable' ),
			'a deleted calendar'                     => array( self::FILE, array( 'status' => 410 ), 'private' ),
			'a calendar that asks for a password'    => array( self::FILE, array( 'status' => 401 ), 'private' ),
			'a redirect to a private server'         => array( self::FILE, array( 'status' => 302, 'headers' => array( 'location' => 'http://10.1.2.3/a.ics' ) ), 'unreachable' ),
			'a server of a private network'          => array( 'http://10.1.2.3/a.ics', $page, 'refused' ),
			'the server’s own network'               => array( 'http://169.254.169.254/a.ics', $page, 'refused' ),
			'an IPv6 address'                        => array( 'http://[::1]/a.ics', $page, 'refused' ),
			'a port for other services'              => array( 'http://93.184.215.14:22/a.ics', $page, 'port' ),
			'an unusual port'                        => array( 'https://93.184.215.14:8443/a.ics?at=b:8443', $page, 'port' ),
			'a port of a private network'            => array( 'https://10.1.2.3:8443/a.ics', $page, 'refused' ),
		);
	}

	public function test_a_calendar_that_is_too_large_is_truncated_and_marked_as_incomplete(): void {
		$this->act_as( 'author' );
		$event = self::event( 'one', '20990105T100000', '20990105T110000' );
		$this->answer_http( static fn() => array( 'body' => str_replace( 'END:VCALENDAR', str_repeat( 'X-NOTHING:' . str_repeat( 'x', 60 ) . "\r\n", 70000 ) . 'END:VCALENDAR', self::calendar( $event ) ) ) );
		$entry = Calendar::for_author( self::FILE );
		$this->assertSame( '', $entry['problem'] );
		$this->assertTrue( $entry['calendar']['isCut'] );
		self::read();
		$this->answer_http( static fn() => new \WP_Error( 'http_too_large', 'Too large.' ) );
		Clock::pass( 3700 );
		$this->assertNotNull( Calendar::for_author( self::FILE )['calendar'] );
	}

	public function test_a_copy_that_only_an_author_has_requested_is_kept_for_an_hour_until_a_page_requests_it(): void {
		$this->act_as( 'author' );
		$this->answer_with_a_calendar();
		Calendar::for_author( self::FILE );
		$this->assertEqualsWithDelta( HOUR_IN_SECONDS, self::seconds_left(), 5 );
		do_blocks( self::markup() );
		$this->run_due_jobs();
		$this->assertEqualsWithDelta( MONTH_IN_SECONDS, self::seconds_left(), 5 );
		do_blocks( self::markup() );
		$this->assertNull( Queue::next_time( Calendar::REFRESH_EVENT, array( self::FILE ) ) );
		Clock::pass( 3700 );
		Calendar::for_author( self::FILE );
		$this->assertEqualsWithDelta( MONTH_IN_SECONDS, self::seconds_left(), 5 );
	}

	public function test_a_web_page_in_place_of_the_calendar_keeps_the_last_good_copy(): void {
		$this->answer_with_a_calendar();
		self::read();
		Clock::pass( 3610 );
		remove_all_filters( 'pre_http_request' );
		$this->answer_http( static fn() => array( 'body' => '<!doctype html><p>Back soon' ) );
		self::read();
		$this->assertSame( 'not-calendar', self::known()['problem'] );
		$this->assertStringContainsString( 'Weekly market', do_blocks( self::markup() ) );
	}

	public function test_one_request_queues_at_most_30_calendars(): void {
		$this->answer_http( static fn() => array( 'status' => 500 ) );
		for ( $n = 0; $n < Remote_Cache::MAX_PER_PAGE + 20; $n++ ) {
			do_blocks( self::markup( array( 'ics' => self::FILE . "&n=$n" ) ) );
		}
		$this->assertNotNull( Queue::next_time( Calendar::REFRESH_EVENT, array( self::FILE . '&n=29' ) ) );
		$this->assertNull( Queue::next_time( Calendar::REFRESH_EVENT, array( self::FILE . '&n=30' ) ) );
		$this->run_due_jobs();
		$this->assertCount( Remote_Cache::MAX_PER_PAGE, $this->requests() );
	}

	public function test_a_site_reads_a_limited_number_of_calendars_per_hour(): void {
		Clock::pass( HOUR_IN_SECONDS - time() % HOUR_IN_SECONDS );
		$this->answer_http( static fn() => array( 'status' => 500 ) );
		for ( $n = 0; $n < Remote_Cache::MAX_PER_HOUR + 5; $n++ ) {
			do_action( Calendar::REFRESH_EVENT, self::FILE . "&n=$n" );
		}
		$this->assertCount( Remote_Cache::MAX_PER_HOUR, $this->requests() );
		Clock::pass( HOUR_IN_SECONDS );
		do_action( Calendar::REFRESH_EVENT, self::FILE . '&n=' . ( $n - 1 ) );
		$this->assertCount( Remote_Cache::MAX_PER_HOUR + 1, $this->requests() );
	}

	/** @dataProvider repetitions */
	public function test_the_dates_of_a_repeating_event_are_grouped_into_one_entry( string $event, string $words, string $zone = 'Europe/Berlin' ): void {
		update_option( 'timezone_string', $zone );
		update_option( 'time_format', 'H:i' );
		update_option( 'date_format', 'j F Y' );
		$items = self::items( $event, strtotime( '2026-12-01T00:00:00Z' ) );
		$this->assertCount( 1, $items );
		$this->assertStringContainsString( $words, wp_strip_all_tags( str_replace( '<span', ' <span', $items[0] ) ) );
	}

	public static function repetitions(): array {
		$market = static fn( string ...$more ): string => self::event( 'market', '20261103T060000', '20261103T110000', ...$more );
		$days   = static fn( string ...$more ): string => self::event( 'fair', '20261103', '20261104', ...$more );
		return array(
			'every week'                       => array( $market( 'RRULE:FREQ=WEEKLY' ), 'Every Tuesday, 06:00 – 11:00 Next: Tuesday, 1 December 2026' ),
			'on several days'                  => array( $market( 'RRULE:FREQ=WEEKLY;BYDAY=TH,TU' ), 'Every Tuesday and Thursday, 06:00 – 11:00' ),
			'every day of the week'            => array( $market( 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU' ), 'Every day, 06:00 – 11:00' ),
			'on working days, by a daily rule' => array( $market( 'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE' ), 'Every Monday, Tuesday, and Wednesday, 06:00' ),
			'every day'                        => array( $market( 'RRULE:FREQ=DAILY' ), 'Every day, 06:00 – 11:00' ),
			'every third day'                  => array( $market( 'RRULE:FREQ=DAILY;INTERVAL=3' ), 'Every 3 days, 06:00' ),
			'every second week'                => array( $market( 'RRULE:FREQ=WEEKLY;INTERVAL=2' ), 'Every 2 weeks, 06:00 – 11:00 Next: Tuesday, 1 December 2026' ),
			'every month'                      => array( $market( 'RRULE:FREQ=MONTHLY;BYDAY=1TU' ), 'Every month, 06:00 – 11:00' ),
			'every quarter'                    => array( $market( 'RRULE:FREQ=MONTHLY;INTERVAL=3' ), 'Every 3 months, 06:00' ),
			'every year, in whole days'        => array( self::event( 'fair', '20251205', '20251207', 'RRULE:FREQ=YEARLY' ), 'Every year Next: Saturday, 5 December 2026' ),
			'every year, once in the list'     => array( self::event( 'fair', '20260605', '20260607', 'RRULE:FREQ=YEARLY;UNTIL=20300605' ), 'Every year Next: Saturday, 5 June 2027' ),
			'until a day'                      => array( $days( 'RRULE:FREQ=WEEKLY;UNTIL=20261222' ), 'Every Tuesday Next: Tuesday, 1 December 2026. Last: Tuesday, 22 December 2026' ),
			'with cancelled dates'             => array( $market( 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20261208T060000' ) . self::event( 'market', '20261222T060000', '20261222T110000', 'RECURRENCE-ID;TZID=Europe/Berlin:20261222T060000', 'STATUS:CANCELLED' ), 'Next: Tuesday, 1 December 2026. Not on: 8 December 2026; 22 December 2026' ),
			'a number of times'                => array( $market( 'RRULE:FREQ=WEEKLY;COUNT=6' ), 'Last: Tuesday, 8 December 2026' ),
			'in another zone, a day earlier'   => array( self::event( 'call', '20261103T013000Z', '20261103T020000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU' ), 'Every Monday, 20:30 – 21:00 Next: Monday, 30 November 2026', 'America/New_York' ),
			'over midnight'                    => array( self::event( 'night', '20261103T220000', '20261104T020000', 'RRULE:FREQ=WEEKLY' ), 'Every Tuesday, 22:00 – 02:00' ),
			'an event without a duration'      => array( self::event( 'bell', '20261103T120000', '20261103T120000', 'RRULE:FREQ=DAILY' ), 'Every day, 12:00 Next' ),
		);
	}

	/** @dataProvider ends */
	public function test_the_last_date_is_shown_only_if_it_is_known( string $rule, bool $is_known ): void {
		$items = self::items( self::event( 'market', '20261103T060000', '20261103T110000', "RRULE:$rule" ), strtotime( '2026-12-01T00:00:00Z' ) );
		$this->assertSame( $is_known, str_contains( implode( $items ), 'Last: ' ) );
	}

	public static function ends(): array {
		return array(
			'no end'                                    => array( 'FREQ=WEEKLY', false ),
			'a number of times within a year'           => array( 'FREQ=WEEKLY;COUNT=20', true ),
			'a number of times over two years'          => array( 'FREQ=MONTHLY;COUNT=24', false ),
			'the number of the last date within a year' => array( 'FREQ=MONTHLY;COUNT=14', true ),
			'a day in this year'                        => array( 'FREQ=WEEKLY;UNTIL=20261222T050000Z', true ),
			'a day in two years'                        => array( 'FREQ=MONTHLY;UNTIL=20281103T050000Z', false ),
			'more dates than are stored'                => array( 'FREQ=DAILY;UNTIL=20270601T050000Z', false ),
		);
	}

	/** @dataProvider other_hours */
	public function test_a_date_with_other_hours_has_its_own_entry_and_is_no_exception( string $start, string $moved, string $original ): void {
		$event = self::event( 'market', $start, $start, 'RRULE:FREQ=WEEKLY' )
			. self::event( 'market', $moved, $moved, "RECURRENCE-ID$original" );
		$items = self::items( $event, strtotime( '2026-12-01T00:00:00Z' ) );
		$this->assertCount( 2, $items );
		$this->assertStringNotContainsString( 'Not on', implode( $items ) );
	}

	public static function other_hours(): array {
		return array(
			'in the same time zone'       => array( '20261103T060000', '20261208T080000', ';TZID=Europe/Berlin:20261208T060000' ),
			'in UTC, on an earlier day'   => array( '20261103T003000', '20261214T230000Z', ':20261214T233000Z' ),
			'in whole days'               => array( '20261103', '20261208', ';VALUE=DATE:20261208' ),
		);
	}

	public function test_cancelled_dates_before_the_next_date_are_not_listed(): void {
		$event = self::event( 'market', '20261103T060000', '20261103T110000', 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20261208T060000' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$events = Events::coming( Ics::parse( self::calendar( $event ) ), strtotime( '2026-12-01T00:00:00Z' ), wp_timezone() )['events'];
		$this->assertStringContainsString( 'Not on', Agenda::item( $events[0], '' ) );
		$this->assertStringNotContainsString( 'Not on', Agenda::item( $events[1], '' ) );
	}

	/** @dataProvider single_dates */
	public function test_a_complex_rule_has_a_list_entry_for_each_date( string $event, int $entries ): void {
		$items = self::items( $event, strtotime( '2026-12-01T00:00:00Z' ) );
		$this->assertCount( $entries, $items );
		$this->assertStringNotContainsString( 'Every', implode( $items ) );
	}

	public static function single_dates(): array {
		$market = static fn( string ...$more ): string => self::event( 'market', '20261103T060000', '20261103T110000', ...$more );
		return array(
			'one remaining date'                => array( $market( 'RRULE:FREQ=WEEKLY;UNTIL=20261203T000000Z' ), 1 ),
			'the last of several years'         => array( $market( 'RRULE:FREQ=YEARLY;COUNT=2' ), 1 ),
			'every Monday of some months'       => array( $market( 'RRULE:FREQ=WEEKLY;BYDAY=MO;BYMONTH=1;UNTIL=20270201' ), 4 ),
			'several days of a month'           => array( $market( 'RRULE:FREQ=MONTHLY;BYMONTHDAY=3,20;COUNT=6' ), 4 ),
			'two months of every year'          => array( $market( 'RRULE:FREQ=YEARLY;BYMONTH=6,12;COUNT=3' ), 2 ),
			'two months of every second year'   => array( $market( 'RRULE:FREQ=YEARLY;INTERVAL=2;BYMONTH=6,12' ), 1 ),
			'dates of a list'                   => array( $market( 'RDATE;TZID=Europe/Berlin:20261208T060000,20261210T060000' ), 2 ),
			'every second working day'          => array( $market( 'RRULE:FREQ=DAILY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261212' ), 2 ),
		);
	}

	public function test_a_moved_date_has_its_own_entry_and_a_cancelled_date_has_none(): void {
		$event = self::event( 'market', '20261103T060000', '20261103T110000', 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20261201T060000' )
			. self::event( 'market', '20261209T080000', '20261209T110000', 'RECURRENCE-ID;TZID=Europe/Berlin:20261208T060000' );
		$items = self::items( $event, strtotime( '2026-12-01T00:00:00Z' ) );
		$this->assertCount( 2, $items );
		$this->assertStringContainsString( 'December 9, 2026', $items[0] );
		$this->assertStringContainsString( 'Next: <time datetime="2026-12-15">', $items[1] );
	}

	/** @dataProvider lists */
	public function test_only_the_same_event_of_two_calendars_is_merged_if_ids_are_equal( bool $is_grouped, string $more, array $titles ): void {
		$now = strtotime( '2026-12-01T00:00:00Z' );
		Clock::pass( $now - time() );
		$entry = static function ( string $title ) use ( $now, $more ): array {
			$event = str_replace( 'SUMMARY:1', "SUMMARY:$title", self::event( '1', '20261207T060000', '20261207T110000', $more ) );
			return array( 'calendar' => Events::coming( Ics::parse( self::calendar( $event ) ), $now, wp_timezone() ) );
		};
		$next  = Agenda::next(
			array_map( $entry, array( 'Market', 'Fair', 'Market' ) ),
			array(
				'isGrouped'   => $is_grouped,
				'itemsToShow' => 3,
			)
		);
		$this->assertSame( $titles, array_column( $next, 'title' ) );
	}

	public static function lists(): array {
		return array(
			'one date'           => array( false, 'SEQUENCE:1', array( 'Fair', 'Market' ) ),
			'repeating'          => array( false, 'RRULE:FREQ=WEEKLY', array( 'Fair', 'Market', 'Fair' ) ),
			'repeating, grouped' => array( true, 'RRULE:FREQ=WEEKLY', array( 'Fair', 'Market' ) ),
		);
	}

	public function test_daily_events_fill_the_list_unless_they_are_grouped(): void {
		$events = self::event( 'daily', '20261103T060000', '20261103T070000', 'RRULE:FREQ=DAILY' ) . self::event( 'party', '20270601T200000', '20270601T230000' );
		$now    = strtotime( '2026-12-01T00:00:00Z' );
		$this->assertCount( 2, self::items( $events, $now ) );
		$single = self::items( $events, $now, false );
		$this->assertCount( 30, $single );
		$this->assertStringNotContainsString( 'party', implode( $single ) );
	}

	public function test_the_editor_gets_the_same_entries_as_the_page(): void {
		$this->answer_with_a_calendar();
		$this->act_as( 'author' );
		foreach ( array( true, false ) as $is_grouped ) {
			$items = $this->rest( 'GET', '/wpcom/v2/google-calendar', array( 'url' => '', 'ics' => self::FILE, 'isGrouped' => $is_grouped ) )->get_data()['items'];
			$page  = do_blocks( self::markup( array( 'isGrouped' => $is_grouped, 'itemsToShow' => 30 ) ) );
			preg_match_all( '~<li>(.*?)</li>~s', $page, $found );
			$plain = static fn( string $item ): string => preg_replace( '~<p class="[^"]*__save">.*?</p>~', '', $item );
			$this->assertSame( array_map( $plain, $items ), $found[1] );
		}
	}

	private static function items( string $events, int $now, bool $is_grouped = true ): array {
		Clock::pass( $now - time() );
		$calendar = Events::coming( Ics::parse( self::calendar( $events ) ), $now, wp_timezone() );
		$next     = Agenda::next(
			array( array( 'calendar' => $calendar ) ),
			array(
				'isGrouped'   => $is_grouped,
				'itemsToShow' => 30,
			)
		);
		return array_map( static fn( array $event ): string => Agenda::item( $event, '' ), $next );
	}

	private static function calendar( string $events ): string {
		return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-TIMEZONE:Europe/Berlin\r\n{$events}END:VCALENDAR\r\n";
	}

	/** Returns an event for a calendar file. Times are Berlin time if no time zone is given. */
	private static function event( string $uid, string $start, string $end, string ...$more ): string {
		$time = static fn( string $name, string $value ): string => $name . ( 8 === strlen( $value ) ? ';VALUE=DATE' : ( 'Z' === substr( $value, -1 ) ? '' : ';TZID=Europe/Berlin' ) ) . ":$value";
		return implode( "\r\n", array_merge( array( 'BEGIN:VEVENT', "UID:$uid", "SUMMARY:$uid", $time( 'DTSTART', $start ), $time( 'DTEND', $end ) ), $more, array( 'END:VEVENT', '' ) ) );
	}

	private function answer_with_a_calendar(): void {
		$body = str_replace( 'SUMMARY:market', 'SUMMARY:Weekly market', self::calendar( self::event( 'market', '20200107T060000', '20200107T110000', 'RRULE:FREQ=WEEKLY' ) ) );
		$this->answer_http( static fn() => array( 'body' => $body ) );
	}

	private static function markup( array $attributes = array() ): string {
		$attributes += array( 'ics' => self::FILE );
		return '<!-- wp:dovetail/google-calendar ' . wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES ) . ' --><div class="wp-block-dovetail-google-calendar"><p><a href="' . self::FILE . '">93.184.215.14/public/team.ics</a></p></div><!-- /wp:dovetail/google-calendar -->';
	}

	private static function read(): void {
		do_action( Calendar::REFRESH_EVENT, self::FILE );
	}

	private static function known(): array {
		return get_transient( Calendar::transient_name( self::FILE ) );
	}

	/** Returns how long the copy will be kept. */
	private static function seconds_left(): int {
		return get_option( '_transient_timeout_' . Calendar::transient_name( self::FILE ) ) - \time();
	}

	private static function draw( int $id ): string {
		$GLOBALS['post'] = get_post( $id );
		setup_postdata( $GLOBALS['post'] );
		return apply_filters( 'the_content', $GLOBALS['post']->post_content );
	}
}
