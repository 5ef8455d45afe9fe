<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** Parses the URL of an embedded calendar. */
final class Address {
	/** Maximum number of calendars per URL whose events are read. */
	const MAX_CALENDARS = 10;

	/** Height in pixels on small screens. */
	const NARROW_HEIGHT = 300;

	/** Returns the frame's own data; null without a calendar of Google, and in the list style. */
	public static function frame( array $attributes ): ?array {
		if ( 'list' === $attributes['style'] || '' !== $attributes['ics'] ) {
			return null;
		}
		$parts = Embed::parts( 'google-calendar', $attributes['url'] );
		if ( null === $parts || ! self::is_page( $parts['path'], self::query( $attributes['url'] ) ) ) {
			return null;
		}
		// The parameter for a calendar can occur several times, and parsing the query would keep only the last.
		return array(
			'src'    => Embed::base( 'google-calendar' ) . $parts['path'] . '?' . self::query( $attributes['url'] ),
			'height' => $attributes['height'],
			'narrow' => self::NARROW_HEIGHT,
		);
	}

	/** Returns the text of the link on the page. */
	public static function link_text(): string {
		return __( 'Open the calendar', 'dovetail-blocks' );
	}

	/**
	 * Returns the calendars that a block lists: the address of a file, or IDs of Google's calendars.
	 *
	 * @return string[] See `is_file()`.
	 */
	public static function calendars( array $attributes ): array {
		return '' === $attributes['ics'] ? self::ids( $attributes['url'] ) : array( $attributes['ics'] );
	}

	/** Whether a calendar is the address of a file. IDs contain no slash. */
	public static function is_file( string $calendar ): bool {
		return false !== strpos( $calendar, '://' );
	}

	/** Returns the IDs of the calendars in a URL, such as `anna@example.com`. */
	private static function ids( string $address ): array {
		$parts = Embed::parts( 'google-calendar', $address );
		$ids   = null !== $parts && 'embed' === basename( $parts['path'] ) ? array_map( array( __CLASS__, 'id' ), self::sources( self::query( $address ) ) ) : array();
		return array_slice( array_values( array_unique( array_filter( $ids, 'strlen' ) ) ), 0, self::MAX_CALENDARS );
	}

	/** Whether a URL leads to a page that can be embedded: calendars or an appointment page. */
	private static function is_page( string $path, string $query ): bool {
		return preg_match( '~^/calendar/(?:[bu]/\d+/)?embed$~', $path )
			? array() !== self::sources( $query )
			: 1 === preg_match( '~^/calendar/(?:[bu]/\d+/)?appointments/schedules/[\w-]+$~', $path );
	}

	/** The query of a URL, undecoded. */
	private static function query( string $address ): string {
		return (string) wp_parse_url( $address, PHP_URL_QUERY );
	}

	/** Returns the values of a query that name calendars. */
	private static function sources( string $query ): array {
		preg_match_all( '~(?:^|&)src=([^&]+)~', $query, $found );
		return array_map( 'urldecode', $found[1] );
	}

	/** Returns the ID of a calendar, which is plain or in base64; empty if it is not valid. */
	private static function id( string $source ): string {
		$id = false === strpos( $source, '@' ) ? (string) base64_decode( strtr( $source, '-_', '+/' ), true ) : $source; // The service's own way to write an id.
		return preg_match( '~^[^\s@/\\\\?"<>\x00-\x1F\x7F-\xFF]{1,200}@[a-z\d.-]{1,200}$~i', $id ) ? $id : '';
	}
}
