<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** Describes the dates of a repeating event in a few words, in the visitor's language and the site's time zone. */
final class Repetition {
	/** Returns the HTML of a repeating event's frequency, times and next date; see `Events::coming()`. */
	public static function html( array $event ): string {
		$start = Agenda::moment( $event, 'start' );
		$often = esc_html( self::often( $event['repeats'] ) );
		$hours = $event['isAllDay'] ? '' : self::hours( $start, $event['end'] );
		$next  = self::day( $start );
		/* translators: %s: a date. */
		$dates = sprintf( esc_html__( 'Next: %s', 'dovetail-blocks' ), $next );
		if ( null !== $event['repeats']['last'] ) {
			$last = self::day( Agenda::moment( array( 'start' => $event['repeats']['last'] ) + $event, 'start' ) );
			/* translators: 1: the next date of an event, 2: its last date. */
			$dates = sprintf( esc_html__( 'Next: %1$s. Last: %2$s', 'dovetail-blocks' ), $next, $last );
		}
		// A cached calendar also has cancelled dates that are over.
		$except = array_filter( $event['repeats']['except'] ?? array(), static fn( int $moment ): bool => $moment > $event['start'] );
		$except = array_map( static fn( int $moment ): string => self::date( Agenda::moment( array( 'start' => $moment ) + $event, 'start' ) ), $except );
		if ( $except ) {
			/* translators: %s: dates on which a repeating event does not take place. */
			$dates .= '. ' . sprintf( esc_html__( 'Not on: %s', 'dovetail-blocks' ), implode( '; ', $except ) );
		}
		return sprintf(
			'%1$s<span class="%2$s__next">%3$s</span>',
			/* translators: 1: a date, 2: a time. */
			'' === $hours ? $often : sprintf( esc_html_x( '%1$s, %2$s', 'date, time', 'dovetail-blocks' ), $often, $hours ),
			Agenda::CLASS_NAME,
			$dates
		);
	}

	/** Returns how often an event repeats, such as “Every Tuesday”. */
	private static function often( array $repeats ): string {
		$interval = (int) $repeats['interval'];
		$count    = number_format_i18n( $interval );
		$days     = array_unique( $repeats['days'] );
		switch ( $repeats['unit'] ) {
			case 'WEEKLY':
				if ( 1 === $interval ) {
					return 7 === count( $days ) ? __( 'Every day', 'dovetail-blocks' ) : self::weekdays( $days );
				}
				/* translators: %s: number of weeks, at least 2. */
				return sprintf( _n( 'Every %s week', 'Every %s weeks', $interval, 'dovetail-blocks' ), $count );
			case 'MONTHLY':
				return 1 === $interval ? __( 'Every month', 'dovetail-blocks' ) :
					/* translators: %s: number of months, at least 2. */
					sprintf( _n( 'Every %s month', 'Every %s months', $interval, 'dovetail-blocks' ), $count );
			case 'YEARLY':
				return 1 === $interval ? __( 'Every year', 'dovetail-blocks' ) :
					/* translators: %s: number of years, at least 2. */
					sprintf( _n( 'Every %s year', 'Every %s years', $interval, 'dovetail-blocks' ), $count );
			default:
				return 1 === $interval ? __( 'Every day', 'dovetail-blocks' ) :
					/* translators: %s: number of days, at least 2. */
					sprintf( _n( 'Every %s day', 'Every %s days', $interval, 'dovetail-blocks' ), $count );
		}
	}

	/**
	 * Returns the names of weekdays, in the order of the site's week.
	 *
	 * @param int[] $days Days of the week, 1 for Monday.
	 */
	private static function weekdays( array $days ): string {
		// Use a separate string for each day, because “every” depends on the day's gender in many languages.
		$every = array(
			1 => __( 'Every Monday', 'dovetail-blocks' ),
			2 => __( 'Every Tuesday', 'dovetail-blocks' ),
			3 => __( 'Every Wednesday', 'dovetail-blocks' ),
			4 => __( 'Every Thursday', 'dovetail-blocks' ),
			5 => __( 'Every Friday', 'dovetail-blocks' ),
			6 => __( 'Every Saturday', 'dovetail-blocks' ),
			7 => __( 'Every Sunday', 'dovetail-blocks' ),
		);
		if ( 1 === count( $days ) ) {
			return $every[ reset( $days ) ];
		}
		$first = (int) get_option( 'start_of_week' );
		usort( $days, static fn( int $one, int $other ): int => ( $one - $first + 7 ) % 7 <=> ( $other - $first + 7 ) % 7 );
		$names = array_map( static fn( int $day ): string => $GLOBALS['wp_locale']->get_weekday( $day % 7 ), $days );
		/* translators: %s: several days of the week, such as “Tuesday and Thursday”. */
		return sprintf( __( 'Every %s', 'dovetail-blocks' ), wp_sprintf( '%l', $names ) );
	}

	/** Returns the HTML of an event's start and end times. Omits the end if the event lasts a day or longer. */
	private static function hours( int $start, int $end ): string {
		$time = static fn( int $moment ): string => Agenda::time( (string) wp_date( (string) get_option( 'time_format' ), $moment ), (string) wp_date( 'H:i', $moment ) );
		return $time( $start ) . ( $end > $start && $end - $start < DAY_IN_SECONDS ? ' – ' . $time( $end ) : '' );
	}

	private static function date( int $moment ): string {
		return Agenda::time( (string) wp_date( (string) get_option( 'date_format' ), $moment ), (string) wp_date( 'Y-m-d', $moment ) );
	}

	private static function day( int $moment ): string {
		return Agenda::time( Agenda::day( $moment ), (string) wp_date( 'Y-m-d', $moment ) );
	}
}
