<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** Parses the URL of an embedded calendar. */
final class Address {
	/** Maximum number of calendars per URL. */
	const MAX_CALENDARS = 10;

	/** Height in pixels on small screens. */
	const NARROW_HEIGHT = 300;

	/** Returns the data of the frame; null in the list style or without a Google calendar. */
	public static function frame( array $attributes ): ?array {
		if ( 'list' === $attributes['style'] || '' !== $attributes['ics'] ) {
			return null;
		}
		$parts = Embed::parts( 'google-calendar', $attributes['url'] );
		if ( null === $parts || ! self::is_page( $parts['path'], self::query( $attributes['url'] ) ) ) {
			return null;
		}
		// Use the raw query, because parsing it would keep only the last of several calendars.
		return array(
			'src'    => Embed::base( 'google-calendar' ) . $parts['path'] . '?' . self::query( $attributes['url'] ),
			'height' => $attributes['height'],
			'narrow' => self::NARROW_HEIGHT,
		);
	}

	/** Returns the text of the link on the page. Browsers download a calendar file instead of showing it. */
	public static function link_text( array $attributes ): string {
		return '' === $attributes['ics'] ? __( 'Open the calendar', 'dovetail-blocks' ) : __( 'Download the calendar', 'dovetail-blocks' );
	}

	/**
	 * Returns the calendars that a block lists: the URL of a calendar file, or Google calendar IDs.
	 *
	 * @return string[] Address or IDs, see `is_file()`.
	 */
	public static function calendars( array $attributes ): array {
		return '' === $attributes['ics'] ? self::ids( $attributes['url'] ) : array( $attributes['ics'] );
	}

	/** Whether a calendar is the URL of a file. Google calendar IDs contain no slash. */
	public static function is_file( string $calendar ): bool {
		return false !== strpos( $calendar, '://' );
	}

	private static function ids( string $address ): array {
		$parts = Embed::parts( 'google-calendar', $address );
		$ids   = null !== $parts && 'embed' === basename( $parts['path'] ) ? array_map( array( __CLASS__, 'id' ), self::sources( self::query( $address ) ) ) : array();
		return array_slice( array_values( array_unique( array_filter( $ids, 'strlen' ) ) ), 0, self::MAX_CALENDARS );
	}

	/** Whether a URL is a calendar or an appointment page. */
	private static function is_page( string $path, string $query ): bool {
		return preg_match( '~^/calendar/(?:[bu]/\d+/)?embed$~', $path )
			? array() !== self::sources( $query )
			: 1 === preg_match( '~^/calendar/(?:[bu]/\d+/)?appointments/schedules/[\w-]+$~', $path );
	}

	/** Returns the query of a URL without decoding it. */
	private static function query( string $address ): string {
		return (string) wp_parse_url( $address, PHP_URL_QUERY );
	}

	/** Returns the values of all `src` parameters, one per calendar. */
	private static function sources( string $query ): array {
		preg_match_all( '~(?:^|&)src=([^&]+)~', $query, $found );
		return array_map( 'urldecode', $found[1] );
	}

	/** Returns the ID of a calendar from its plain or base64 form; empty if the ID is invalid. */
	private static function id( string $source ): string {
		$id = false === strpos( $source, '@' ) ? (string) base64_decode( strtr( $source, '-_', '+/' ), true ) : $source; // The service's own way to write an id.
		return preg_match( '~^[^\s@/\\\\?"<>\x00-\x1F\x7F-\xFF]{1,200}@[a-z\d.-]{1,200}$~i', $id ) ? $id : '';
	}
}
