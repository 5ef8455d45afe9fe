<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Embed\Embed;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Remote_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Caches the next events of each public calendar, identified by a Google calendar ID or a file URL. In an entry,
 * `problem` is `private`, `unreachable`, `refused`, `port`, `not-calendar`, `too-large` or `busy`, and `calendar` is the
 * last good copy, see `Events::coming()`.
 */
final class Calendar extends Remote_Cache {
	const MAX_BYTES       = 2 * MB_IN_BYTES;
	const TIMEOUT_SECONDS = 8;

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

	/** HTTP statuses of a calendar that is not public or no longer exists. */
	const PRIVATE_STATUSES = array( 401, 403, 404, 410 );

	/** Returns the URL of a public calendar's file. */
	public static function address( string $id ): string {
		return Address::is_file( $id ) ? $id : Embed::base( 'google-calendar' ) . '/calendar/ical/' . rawurlencode( $id ) . '/public/basic.ics';
	}

	protected static function fetch( string $id, array $entry ): array {
		$response = Http_Client::get( self::address( $id ), self::TIMEOUT_SECONDS, self::MAX_BYTES, array( 'Accept' => 'text/calendar, */*;q=0.1' ) );
		$status   = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		if ( in_array( $status, self::PRIVATE_STATUSES, true ) ) {
			// Delete the copy of a calendar that is no longer public.
			return array(
				'problem'  => 'private',
				'calendar' => null,
			) + $entry;
		}
		$calendar = 200 === $status ? Ics::parse( wp_remote_retrieve_body( $response ) ) : null;
		return null === $calendar ? array( 'problem' => self::problem( $id, $response ) ) + $entry : array(
			'problem'  => '',
			'calendar' => Events::coming( $calendar, time(), wp_timezone() ),
		) + $entry;
	}

	/**
	 * Returns why a response is not a calendar.
	 *
	 * @param array|\WP_Error $response Response to the request for the calendar's file.
	 */
	private static function problem( string $id, $response ): string {
		if ( ! is_wp_error( $response ) ) {
			return Address::is_file( $id ) && 200 === (int) wp_remote_retrieve_response_code( $response ) ? 'not-calendar' : 'unreachable';
		}
		if ( 'http_too_large' === $response->get_error_code() ) {
			return 'too-large';
		}
		$url = self::address( $id );
		if ( null !== Http_Client::resolve( $url ) ) {
			return 'unreachable';
		}
		// WordPress allows only a few ports.
		$default_port_url = (string) preg_replace( '~^(https?://[^/?#]*):\d+~i', '$1', $url );
		return null === Http_Client::resolve( $default_port_url ) ? 'refused' : 'port';
	}
}
