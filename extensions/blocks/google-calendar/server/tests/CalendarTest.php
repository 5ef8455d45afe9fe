<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Address;
use Dovetail\Google_Calendar\Agenda;
use Dovetail\Google_Calendar\Calendar;
use Dovetail\Google_Calendar\Event_File;
use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Queue;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class CalendarTest extends Test_Case {

	const HARBOUR = 'harbour@group.calendar.google.com';

	const ADDRESS = 'https://calendar.google.com/calendar/embed?src=harbour%40group.calendar.google.com';

	const MARKUP = '<!-- wp:dovetail/google-calendar {"url":"' . self::ADDRESS . '","style":"list"} -->
<div class="wp-block-dovetail-google-calendar"><p><a href="' . self::ADDRESS . '">calendar.google.com/calendar/embed</a></p></div>
<!-- /wp:dovetail/google-calendar -->';

	// spec: 002-3.3-1, 002-9-5
	/** @dataProvider frames */
	public function test_a_google_calendar_url_is_parsed_to_frame_data_and_calendar_ids( array $attributes, ?array $frame, array $ids ): void {
		$attributes = Attributes::for_block( 'google-calendar', $attributes );
		if ( $frame ) {
			$frame['src'] = str_replace( '{base}', DOVETAIL_TESTS_PLATFORM . '/services/google-calendar', $frame['src'] );
		}
		$this->assertEquals( $frame, Address::frame( $attributes ) );
		$this->assertSame( $ids, Address::calendars( $attributes ) );
	}

	public static function frames(): array {
		$frames = array();
		foreach ( json_decode( file_get_contents( __DIR__ . '/frames.json' ), true ) as $case ) {
			$frames[ $case['why'] ] = array( $case['attributes'], $case['frame'], $case['ids'] );
		}
		return $frames;
	}

	/** @dataProvider times */
	public function test_dates_and_times_use_the_time_zone_formats_and_language_of_the_site( array $event, string $html ): void {
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'date_format', 'j. F Y' );
		update_option( 'time_format', 'H:i' );
		$GLOBALS['wp_locale']                = clone $GLOBALS['wp_locale'];
		$GLOBALS['wp_locale']->weekday[2]    = 'Dienstag';
		$GLOBALS['wp_locale']->month['12']   = 'Dezember';
		$this->assertStringContainsString( $html, preg_replace( '~^.*__when">(.*?)</p>.*$~s', '$1', Agenda::item( self::event( $event ), '' ) ) );
	}

	public static function times(): array {
		$event = static fn( $start, $end, $is_all_day = false ) => array(
			'isAllDay' => $is_all_day,
			'start'    => strtotime( $start ),
			'end'      => strtotime( $end ),
		);
		return array(
			'an evening'          => array( $event( '2026-12-02T01:30:00Z', '2026-12-02T03:00:00Z' ), '<time datetime="2026-12-01T20:30:00-05:00">Dienstag, 1. Dezember 2026, 20:30</time> – <time datetime="2026-12-01T22:00:00-05:00">22:00</time>' ),
			'whole days'          => array( $event( '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z', true ), '<time datetime="2026-12-24">Thursday, 24. Dezember 2026</time> – <time datetime="2026-12-26">Saturday, 26. Dezember 2026</time>' ),
			'a night'             => array( $event( '2026-12-02T01:30:00Z', '2026-12-02T06:00:00Z' ), 'Wednesday, 2. Dezember 2026, 01:00' ),
		);
	}

	public function test_a_page_never_waits_for_the_service_and_a_job_requests_the_calendar_later(): void {
		$this->refuse_all();
		$page = do_blocks( self::MARKUP ) . do_blocks( self::MARKUP );
		$this->assertSame( array(), $this->requests() );
		$this->assertCount( 1, array_filter( array_column( _get_cron_array(), Calendar::REFRESH_EVENT ) ) );
		$this->assertStringContainsString( 'href="' . self::ADDRESS . '"', $page );
		$this->assertStringNotContainsString( 'Upcoming events', $page );
		remove_all_filters( 'pre_http_request' );
		$this->run_due_jobs();
		$this->assert_has(
			array(
				'problem'  => '',
				'calendar' => array( 'leftOut' => 1 ),
			),
			self::known()
		);
	}

	public function test_the_service_is_requested_at_most_once_an_hour(): void {
		self::read();
		foreach ( array( 3590 => false, 20 => true ) as $seconds => $is_due ) {
			Clock::pass( $seconds );
			do_blocks( self::MARKUP );
			$this->assertSame( $is_due, null !== Queue::next_time( Calendar::REFRESH_EVENT, array( self::HARBOUR ) ) );
		}
	}

	/**
	 * @dataProvider failures
	 *
	 * @param array|null $answer Response of the service; null if it does not respond.
	 */
	public function test_a_page_shows_only_the_link_if_the_service_fails_and_there_is_no_copy( ?array $answer ): void {
		$seconds = null;
		$this->answer_http(
			static function ( $url, $args ) use ( $answer, &$seconds ) {
				$seconds = $args['timeout'];
				return $answer ?? new \WP_Error( 'http_request_failed', 'Timed out.' );
			}
		);
		self::read();
		$this->assertEqualsWithDelta( 8, $seconds, 0.5 );
		$this->assert_has(
			array(
				'problem'  => 'unreachable',
				'calendar' => null,
			),
			self::known()
		);
		$page = self::draw( $this->create_post( array( 'post_content' => self::MARKUP ), 'author' ) );
		$this->assertStringContainsString( 'href="' . self::ADDRESS . '"', $page );
		$this->assertStringNotContainsString( 'Upcoming events', $page );
	}

	public static function failures(): array {
		return array(
			'an error'             => array( array( 'status' => 503 ) ),
			'a page'               => array( array( 'body' => '<!doctype html><p>Sorry' ) ),
			'an unexpected format' => array( array( 'body' => '{"kind":"calendar#events"}' ) ),
			'a truncated calendar' => array( array( 'body' => 'BEGIN:VCAL' ) ),
			'no response'          => array( null ),
		);
	}

	public function test_the_last_good_copy_is_shown_while_the_service_fails_and_deleted_once_the_calendar_is_private(): void {
		$id = $this->create_post( array( 'post_content' => self::MARKUP ), 'author' );
		self::read();
		Clock::pass( 3610 );
		$this->refuse_all();
		self::read();
		$this->assertSame( 'unreachable', self::known()['problem'] );
		$this->assertStringContainsString( 'Fish market', self::draw( $id ) );
		Clock::pass( 601 );
		remove_all_filters( 'pre_http_request' );
		$this->answer_http( static fn() => array( 'status' => 404 ) );
		self::read();
		$this->assert_has(
			array(
				'problem'  => 'private',
				'calendar' => null,
			),
			self::known()
		);
		$this->assertStringNotContainsString( 'Fish market', self::draw( $id ) );
	}

	public function test_after_a_failure_pages_retry_after_ten_minutes_and_authors_up_to_twenty_times_a_minute(): void {
		$this->act_as( 'author' );
		$this->refuse_all();
		self::read();
		self::read();
		$this->assertCount( 1, $this->requests() );
		Clock::pass( 605 );
		self::read();
		$this->assertCount( 2, $this->requests() );
		Calendar::for_author( self::HARBOUR );
		$this->assertCount( 3, $this->requests() );
		for ( $n = 0; $n < 30; $n++ ) {
			Calendar::for_author( "$n@example.com" );
		}
		$this->assertCount( 22, $this->requests() );
	}

	public function test_text_of_a_calendar_is_escaped_in_an_event_file(): void {
		$event = array(
			'start' => strtotime( '2026-12-24' ),
			'end'   => strtotime( '2026-12-25' ),
			'title' => str_repeat( 'ü', 100 ),
			'place' => "a;b,c\\d\nEND:VEVENT",
		);
		$file  = Event_File::text( self::event( $event ), 0 );
		$this->assertLessThanOrEqual( 75, max( array_map( 'strlen', explode( "\r\n", $file ) ) ) );
		$this->assertStringContainsString( "DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261225\r\n", $file );
		$this->assertStringContainsString( 'SUMMARY:' . str_repeat( 'ü', 100 ) . "\r\n", str_replace( "\r\n ", '', $file ) );
		$this->assertStringContainsString( "LOCATION:a\\;b\\,c\\\\d\\nEND:VEVENT\r\n", $file );
		$this->assertSame( 1, preg_match_all( '/^END:VEVENT/m', $file ) );
	}

	public function test_text_of_a_calendar_is_escaped_on_the_page(): void {
		$event = array(
			'title' => '<img src=x onerror=alert(1)>[gallery]"',
			'place' => '<script>',
			'url'   => 'http://[audio;src=x]/"><img>',
		);
		$item  = Agenda::item( self::event( $event ), 'https://example.org/?a=1&b=2' );
		$this->assertDoesNotMatchRegularExpression( '/<(img|script)|\[(gallery|audio)/', $item );
		$this->assertStringContainsString( 'href="https://example.org/?a=1&#038;b=2"', $item );
	}

	public function test_the_title_links_to_the_web_page_of_the_event(): void {
		$event = self::event( array( 'url' => 'https://example.org/talks?a=1&b=2' ) );
		$this->assertStringContainsString( '__title"><a href="https://example.org/talks?a=1&#038;b=2" rel="nofollow">A</a></p>', Agenda::item( $event, '' ) );
		$this->assertStringContainsString( "\r\nURL:https://example.org/talks?a=1&b=2\r\n", Event_File::text( $event, 0 ) );
		// A calendar that was cached by an earlier version has no URLs.
		$this->assertStringContainsString( '__title">A</p>', Agenda::item( self::event( array() ), '' ) );
		$this->assertStringNotContainsString( 'URL:', Event_File::text( self::event( array() ), 0 ) );
	}

	private static function event( array $values ): array {
		return $values + array(
			'key'         => 'abc',
			'uid'         => 'x',
			'isAllDay'    => true,
			'start'       => 0,
			'end'         => DAY_IN_SECONDS,
			'title'       => 'A',
			'place'       => '',
			'description' => '',
		);
	}

	/** Runs the job that reads the calendar, if it is due. */
	private static function read(): void {
		do_action( Calendar::REFRESH_EVENT, self::HARBOUR );
	}

	/** Returns the cached entry of the calendar. */
	private static function known(): array {
		return get_transient( Calendar::transient_name( self::HARBOUR ) );
	}

	private function refuse_all(): void {
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed', 'No.' ) );
	}

	private static function draw( int $id ): string {
		$GLOBALS['post'] = get_post( $id );
		setup_postdata( $GLOBALS['post'] );
		return apply_filters( 'the_content', $GLOBALS['post']->post_content );
	}
}
