<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Formats times in the site's format, time zone and language. */
final class Site_Time {
	/**
	 * Returns the date and time of day as plain text.
	 *
	 * @param int $time Unix timestamp.
	 */
	public static function date_and_time( int $time ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	}

	/**
	 * Returns the date and time of day as HTML.
	 *
	 * @param int $time Unix timestamp.
	 */
	public static function html( int $time ): string {
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $time ) ), esc_html( self::date_and_time( $time ) ) );
	}
}
