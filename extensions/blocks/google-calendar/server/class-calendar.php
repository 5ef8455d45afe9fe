<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Embed\Embed;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Remote_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Caches the next events of each public calendar. An entry has `problem`, which is `private`, `unreachable` or `busy`;
 * and `calendar`, the last good copy, see `Events::coming()`.
 */
final class Calendar extends Remote_Cache {
	/** Maximum size of a calendar in bytes, and timeout in seconds. */
	const BYTES   = 2 * MB_IN_BYTES;
	const SECONDS = 8;

	const LIFETIME_SECONDS    = HOUR_IN_SECONDS;
	const RETRY_DELAY_SECONDS = 10 * MINUTE_IN_SECONDS;

	const TRANSIENT_PREFIX = 'dovetail_blocks_calendar_';
	const LOCK_PREFIX      = 'calendar';
	const REFRESH_EVENT    = 'dovetail_blocks_calendar_refresh';

	const ERROR_FIELD = 'problem';
	const COPY_FIELD  = 'calendar';
	const BUSY_ERROR  = 'busy';
	const EMPTY_ENTRY = array(
		'checked'  => 0,
		'problem'  => '',
		'calendar' => null,
	);

	/** URL of a public calendar's file. */
	public static function address( string $id ): string {
		return Embed::base( 'google-calendar' ) . '/calendar/ical/' . rawurlencode( $id ) . '/public/basic.ics';
	}

	protected static function fetch( string $id, array $entry ): array {
		$response = Http_Client::get( self::address( $id ), self::SECONDS, self::BYTES, array( 'Accept' => 'text/calendar' ) );
		$status   = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		if ( in_array( $status, array( 401, 403, 404 ), true ) ) {
			// The calendar is no longer public, so its copy is deleted.
			return array(
				'problem'  => 'private',
				'calendar' => null,
			) + $entry;
		}
		$calendar = 200 === $status ? Ics::parse( wp_remote_retrieve_body( $response ) ) : null;
		return null === $calendar ? array( 'problem' => 'unreachable' ) + $entry : array(
			'problem'  => '',
			'calendar' => Events::coming( $calendar, time(), wp_timezone() ),
		) + $entry;
	}
}
