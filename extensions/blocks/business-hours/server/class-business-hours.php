<?php
namespace Dovetail\Business_Hours;

defined( 'ABSPATH' ) || exit;

/** Parses the saved hours of the week and renders them. Has no state. */
class Business_Hours {

	/** Day codes in the saved HTML. As in PHP, the week starts with Sunday. */
	const DAYS = array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' );

	/** Day names that schema.org defines. */
	const SCHEMA_DAYS = array( 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday' );

	/**
	 * Returns the names of the days and the first day of the week from WordPress's locale data.
	 *
	 * @return array{days: array<string, string>, startOfWeek: int}
	 */
	public static function localized_week(): array {
		global $wp_locale;
		return array(
			'days'        => array_combine( self::DAYS, array_map( array( $wp_locale, 'get_weekday' ), range( 0, 6 ) ) ),
			'startOfWeek' => self::start_of_week(),
		);
	}

	/**
	 * Parses the saved hours. Days with only incomplete hours were not saved.
	 *
	 * @return array<int, list<array{string, string}>> Intervals of `HH:MM` by day number; an empty list means closed.
	 */
	public static function week( string $content ): array {
		$week = array();
		preg_match_all( '~<dt>([A-Z][a-z]{2})</dt><dd>([^<]*)</dd>~', $content, $rows, PREG_SET_ORDER );
		foreach ( $rows as list( , $name, $text ) ) {
			$day = array_search( $name, self::DAYS, true );
			if ( false === $day ) {
				continue;
			}
			$week[ $day ] = self::intervals( $text );
		}
		return $week;
	}

	/**
	 * Parses the hours of a day.
	 *
	 * @param string $text `09:00–12:00, 13:00–24:00`, or the text for a closed day.
	 * @return list<array{string, string}> Intervals of `HH:MM`; an empty list means closed.
	 */
	public static function intervals( string $text ): array {
		preg_match_all( '~(\d{2}:\d{2})–(\d{2}:\d{2})~u', $text, $intervals, PREG_SET_ORDER );
		return array_map(
			static fn( array $interval ): array => array( $interval[1], '24:00' === $interval[2] ? '00:00' : $interval[2] ),
			$intervals
		);
	}

	/**
	 * Renders the rows of the list, starting with the first day of the site's week. Consecutive days with the same
	 * hours share a row, which lists all its days for the script.
	 *
	 * @return string HTML, escaped.
	 */
	public static function rows( array $week ): string {
		global $wp_locale;
		$rows = '';
		foreach ( self::neighbors( $week ) as $days ) {
			$names = array_map( array( $wp_locale, 'get_weekday' ), $days );
			$rows .= sprintf(
				'<div class="wp-block-dovetail-business-hours__day" data-days="%1$s"><dt>%2$s</dt><dd>%3$s</dd></div>',
				esc_attr( implode( '|', array_map( array( self::class, 'day_and_name' ), $days, $names ) ) ),
				esc_html( implode( ' – ', array_unique( array( $names[0], end( $names ) ) ) ) ),
				self::hours( $week[ $days[0] ] )
			);
		}
		return $rows;
	}

	/** Returns a day number with its name, such as `1 Monday`, for the script. */
	private static function day_and_name( int $day, string $name ): string {
		return "$day $name";
	}

	/**
	 * Groups consecutive days with the same hours. A missing day separates groups.
	 *
	 * @return list<non-empty-list<int>>
	 */
	private static function neighbors( array $week ): array {
		$groups = array();
		$before = null;
		for ( $offset = 0; $offset < 7; $offset++ ) {
			$day   = ( self::start_of_week() + $offset ) % 7;
			$hours = $week[ $day ] ?? null;
			if ( null !== $hours && $hours === $before ) {
				$groups[ count( $groups ) - 1 ][] = $day;
			} elseif ( null !== $hours ) {
				$groups[] = array( $day );
			}
			$before = $hours;
		}
		return $groups;
	}

	/** Returns the intervals of a day as escaped HTML. */
	public static function hours( array $intervals ): string {
		if ( ! $intervals ) {
			return esc_html__( 'Closed', 'dovetail-blocks' );
		}
		return implode(
			'<br>',
			array_map(
				static function ( array $interval ): string {
					list( $opening, $closing ) = $interval;
					if ( '00:00' === $opening && '00:00' === $closing ) {
						return sprintf(
							'<time datetime="00:00" data-closing="%1$s">%2$s</time>',
							esc_attr( self::time( $closing ) ),
							esc_html__( 'Open 24 hours', 'dovetail-blocks' )
						);
					}
					return sprintf(
						'<time datetime="%1$s">%2$s</time> – <time datetime="%3$s">%4$s</time>',
						esc_attr( $opening ),
						esc_html( self::time( $opening ) ),
						esc_attr( $closing ),
						esc_html( self::time( $closing ) )
					);
				},
				$intervals
			)
		);
	}

	/**
	 * @param string $time `HH:MM`.
	 * @return string Plain text.
	 */
	private static function time( string $time ): string {
		list( $hours, $minutes ) = array_map( 'intval', explode( ':', $time ) );
		return (string) wp_date( get_option( 'time_format' ), $hours * HOUR_IN_SECONDS + $minutes * MINUTE_IN_SECONDS, new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Returns the site's UTC offset in minutes, and the new offsets within a year with their Unix timestamps:
	 * `60 120@1774746000`. With these changes, the script also works on cached pages.
	 */
	public static function offsets(): string {
		$zone    = wp_timezone();
		$now     = time();
		$offsets = array( (string) intdiv( $zone->getOffset( new \DateTime( 'now', $zone ) ), MINUTE_IN_SECONDS ) );
		foreach ( array_slice( $zone->getTransitions( $now, $now + YEAR_IN_SECONDS ) ?: array(), 1 ) as $change ) { // False for a plain offset.
			$offsets[] = intdiv( $change['offset'], MINUTE_IN_SECONDS ) . '@' . $change['ts'];
		}
		return implode( ' ', $offsets );
	}

	/** Returns the hours in schema.org's format for the page's LocalBusiness. */
	public static function schema( array $week ): array {
		$specifications = array();
		foreach ( $week as $day => $intervals ) {
			foreach ( $intervals as list( $opening, $closing ) ) {
				$specifications[] = array(
					'@type'     => 'OpeningHoursSpecification',
					'dayOfWeek' => self::SCHEMA_DAYS[ $day ],
					'opens'     => $opening,
					'closes'    => '00:00' === $opening && '00:00' === $closing ? '23:59' : $closing,
				);
			}
		}
		return $specifications ? array( 'openingHoursSpecification' => $specifications ) : array();
	}

	/** @return int Day number, 0 for Sunday. */
	private static function start_of_week(): int {
		return (int) get_option( 'start_of_week' ) % 7;
	}
}
