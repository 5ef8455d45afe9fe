<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Embed\Embed;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Remote;

defined( 'ABSPATH' ) || exit;

/**
 * One copy of the next events of each public calendar, as the service hands them out to everybody. It counts as current for
 * an hour; a calendar that cannot be read leaves the last good copy as it is, and is left alone for ten minutes. No page
 * waits for the service: a job of the queue asks it, or an author, and one of them at a time.
 */
final class Calendar {
	/** Bytes of a calendar that are read, and seconds that the service has. */
	const BYTES   = 2 * MB_IN_BYTES;
	const SECONDS = 8;

	/** Seconds after which a fetch whose process died is nobody's. */
	const CLAIM = 30;

	/** How many calendars one author may have read within a minute. */
	const MOST_A_MINUTE = 20;

	/** Seconds for which a copy counts as current, and for which a failure is left alone. */
	const LIFETIME = HOUR_IN_SECONDS;
	const PATIENCE = 10 * MINUTE_IN_SECONDS;

	/** Seconds for which a copy is kept that nobody asks for, and what is known of a calendar that was never read. */
	const KEPT         = MONTH_IN_SECONDS;
	const KEPT_FAILURE = HOUR_IN_SECONDS;

	/** Name of the job that brings a copy up to date. */
	const EVENT = 'dovetail_blocks_calendar_refresh';

	/**
	 * For an author: the calendar as it is, or the copy while it is current. She may try again at once after a failure,
	 * because she may have made the calendar public.
	 */
	public static function for_author( string $id ): array {
		$entry = self::entry( $id );
		if ( '' === $entry['problem'] && ! self::is_due( $entry ) ) {
			return $entry;
		}
		return Rate_Limit::count( 'calendar-author-' . get_current_user_id(), self::MOST_A_MINUTE, MINUTE_IN_SECONDS )
			? self::refresh( $id )
			: $entry;
	}

	/** For a page: what is known, however old. It is brought up to date afterwards. */
	public static function for_page( string $id ): array {
		$entry = self::entry( $id );
		if ( self::is_due( $entry ) ) {
			Queue::push( self::EVENT, array( $id ) );
		}
		return $entry;
	}

	/** Brings a copy up to date, as the job does. Always true: a failure is known by then, and the next page asks for it again. */
	public static function refresh_later( string $id ): bool {
		if ( self::is_due( self::entry( $id ) ) ) {
			self::refresh( $id );
		}
		return true;
	}

	/**
	 * What is known of a calendar.
	 *
	 * @return array{checked: int, problem: string, calendar: array|null} When it was looked at; `private`, `unreachable` or
	 *                    `busy` where that gave nothing; and the last good copy, see `Events::coming()`.
	 */
	private static function entry( string $id ): array {
		$entry = get_transient( self::key( $id ) );
		return is_array( $entry ) && isset( $entry['checked'] ) ? $entry : array(
			'checked'  => 0,
			'problem'  => '',
			'calendar' => null,
		);
	}

	/** Asks the service and keeps what is known then. While somebody else does so, or when the database refuses, nobody is asked. */
	private static function refresh( string $id ): array {
		$claim = 'calendar-' . md5( $id );
		if ( ! Lock::claim( $claim, self::CLAIM ) ) {
			return array( 'problem' => 'busy' ) + self::entry( $id );
		}
		try {
			$entry = self::entry( $id );
			// A calendar may be made to kill whoever reads it. Nobody comes back to it before the patience is over.
			$entry['checked'] = time();
			self::keep( $id, array( 'problem' => 'busy' ) + $entry );
			$calendar         = self::fetch( $id );
			$entry['problem'] = is_string( $calendar ) ? $calendar : '';
			if ( is_array( $calendar ) ) {
				$entry['calendar'] = $calendar;
			} elseif ( 'private' === $calendar ) {
				// Its owner shows it no longer.
				$entry['calendar'] = null;
			}
			self::keep( $id, $entry );
			return $entry;
		} finally {
			Lock::release( $claim );
		}
	}

	/**
	 * The next events of a calendar.
	 *
	 * @return array|string See `Events::coming()`; `private` or `unreachable` where there are none to be had.
	 */
	private static function fetch( string $id ) {
		$response = Remote::get( self::address( $id ), self::SECONDS, self::BYTES, array( 'Accept' => 'text/calendar' ) );
		$status   = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		if ( in_array( $status, array( 401, 403, 404 ), true ) ) {
			return 'private';
		}
		$calendar = 200 === $status ? Ics::parse( wp_remote_retrieve_body( $response ) ) : null;
		return null === $calendar ? 'unreachable' : Events::coming( $calendar, time(), wp_timezone() );
	}

	/** Where the service hands a public calendar out to everybody. */
	public static function address( string $id ): string {
		return Embed::base( 'google-calendar' ) . '/calendar/ical/' . rawurlencode( $id ) . '/public/basic.ics';
	}

	/** Whether it is time to look at a calendar again. One that was looked at in the future was so before the clock was set right. */
	private static function is_due( array $entry ): bool {
		$age = time() - $entry['checked'];
		return $age < 0 || $age > ( '' === $entry['problem'] ? self::LIFETIME : self::PATIENCE );
	}

	/** Keeps what is known of a calendar. */
	private static function keep( string $id, array $entry ): void {
		set_transient( self::key( $id ), $entry, $entry['calendar'] ? self::KEPT : self::KEPT_FAILURE );
	}

	/** Name under which a calendar is kept. */
	public static function key( string $id ): string {
		return 'dovetail_blocks_calendar_' . md5( $id );
	}
}
