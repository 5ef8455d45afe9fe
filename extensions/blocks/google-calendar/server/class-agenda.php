<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/** Renders the next events of a block's calendars as a list, in the visitor's language and the site's time zone. */
final class Agenda {
	const CLASS_NAME = 'wp-block-dovetail-google-calendar';

	/**
	 * Returns the HTML of the next cached events of a block's calendars; empty without events, and null for a calendar
	 * file that was never read.
	 */
	public static function of( array $attributes ): ?string {
		$holder  = Content_Source::current();
		$items   = '';
		$entries = array_map( array( Calendar::class, 'for_page' ), Address::calendars( $attributes ) );
		if ( '' !== $attributes['ics'] && null === $entries[0]['calendar'] ) {
			return null;
		}
		foreach ( self::next( $entries, $attributes ) as $event ) {
			$items .= '<li>' . self::item( $event, Event_File::address( $holder, $event ) ) . '</li>';
		}
		return '' === $items ? '' : sprintf(
			'<ul class="%1$s__events" aria-label="%2$s">%3$s</ul>',
			self::CLASS_NAME,
			esc_attr( self::label( $entries ) ),
			$items
		);
	}

	/** Returns the label of the list, with the calendar's name if there is only one calendar. */
	private static function label( array $entries ): string {
		$name = 1 === count( $entries ) ? $entries[0]['calendar']['name'] ?? '' : '';
		if ( '' === $name ) {
			return __( 'Upcoming events', 'dovetail-blocks' );
		}
		/* translators: %s: name of a calendar. */
		return sprintf( __( 'Upcoming events: %s', 'dovetail-blocks' ), $name );
	}

	/** Returns all events of a cached calendar, see `Events::coming()`. */
	public static function events( array $entry ): array {
		return array_merge( $entry['calendar']['events'] ?? array(), $entry['calendar']['later'] ?? array() );
	}

	/**
	 * Returns the next events of several calendars, sorted and without duplicates, up to the block's number of events.
	 * `repeats` is set only if the event represents all dates of a repeating event.
	 */
	public static function next( array $entries, array $attributes ): array {
		$events = array();
		foreach ( $entries as $entry ) {
			foreach ( $attributes['isGrouped'] ? self::events( $entry ) : ( $entry['calendar']['events'] ?? array() ) as $event ) {
				if ( max( self::moment( $event, 'end' ), self::moment( $event, 'start' ) + 1 ) > time() ) {
					$events[ $event['key'] ] = array( 'repeats' => $attributes['isGrouped'] ? $event['repeats'] ?? null : null ) + $event;
				}
			}
		}
		usort( $events, static fn( array $one, array $other ): int => array( self::moment( $one, 'start' ), $one['title'] ) <=> array( self::moment( $other, 'start' ), $other['title'] ) );
		$shown = array();
		foreach ( $events as $event ) {
			// Some calendars have IDs that are not unique, such as 1.
			$shown[ $event['repeats'] ? "series {$event['uid']}\n{$event['title']}\n{$event['place']}" : $event['key'] ] ??= $event;
		}
		return array_slice( array_values( $shown ), 0, $attributes['itemsToShow'] );
	}

	/**
	 * Returns the start or end of an event as a timestamp. All-day events use midnight in the site's time zone.
	 *
	 * @param string $edge `start` or `end`.
	 */
	public static function moment( array $event, string $edge ): int {
		return $event['isAllDay'] ? ( new \DateTime( gmdate( 'Y-m-d', $event[ $edge ] ), wp_timezone() ) )->getTimestamp() : $event[ $edge ];
	}

	/** Returns the HTML of an event, or of all dates of a repeating event. */
	public static function item( array $event, string $link ): string {
		$title = '' === $event['title'] ? __( 'Untitled event', 'dovetail-blocks' ) : $event['title'];
		$save  = self::save_label( $event );
		return sprintf(
			'<p class="%1$s__title">%2$s</p><p class="%1$s__when">%3$s</p>%4$s%6$s%5$s',
			self::CLASS_NAME,
			empty( $event['url'] ) ? self::plain( $title ) : sprintf( '<a href="%1$s" rel="nofollow">%2$s</a>', self::plain_url( $event['url'] ), self::plain( $title ) ),
			empty( $event['repeats'] ) ? self::when( $event ) : Repetition::html( $event ),
			'' === $event['place'] ? '' : sprintf( '<p class="%1$s__place">%2$s</p>', self::CLASS_NAME, self::plain( str_replace( "\n", ', ', $event['place'] ) ) ),
			'' === $link ? '' : sprintf(
				'<p class="%1$s__save"><a href="%2$s" download="%3$s" rel="nofollow" aria-label="%5$s">%4$s</a></p>',
				self::CLASS_NAME,
				esc_url( $link ),
				esc_attr( Event_File::name( $event ) ),
				esc_html( $save ),
				self::label_for( $save, $title )
			),
			Description::html( $event['description'], $title )
		);
	}

	/** Returns the label of the link to an event's file, which says how many dates it saves. */
	private static function save_label( array $event ): string {
		if ( ! empty( $event['repeats']['rule'] ) ) {
			return __( 'Save all dates to my calendar', 'dovetail-blocks' );
		}
		if ( ! empty( $event['repeats'] ) ) {
			return __( 'Save the next date to my calendar', 'dovetail-blocks' );
		}
		return empty( $event['isOneDate'] ) ? __( 'Save to my calendar', 'dovetail-blocks' ) : __( 'Save this date to my calendar', 'dovetail-blocks' );
	}

	/** Returns the escaped label of a link or button, with the title of its event. */
	public static function label_for( string $label, string $title ): string {
		/* translators: 1: label of a link or button, such as “Save to my calendar”. 2: title of an event. */
		return self::plain( sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), $label, $title ) );
	}

	/** Returns the HTML of an event's date and time. For all-day events, the last day is the day before the end. */
	private static function when( array $event ): string {
		$start = self::moment( $event, 'start' );
		$end   = self::moment( $event, 'end' );
		if ( $event['isAllDay'] ) {
			$last = self::day( $end - 1 );
			return self::time( self::day( $start ), gmdate( 'Y-m-d', $event['start'] ) )
				. ( self::day( $start ) === $last ? '' : ' – ' . self::time( $last, (string) wp_date( 'Y-m-d', $end - 1 ) ) );
		}
		/* translators: 1: a date, 2: a time. */
		$both  = static fn( int $moment ): string => sprintf( _x( '%1$s, %2$s', 'date, time', 'dovetail-blocks' ), self::day( $moment ), wp_date( (string) get_option( 'time_format' ), $moment ) );
		$until = wp_date( 'Y-m-d', $start ) === wp_date( 'Y-m-d', $end ) ? (string) wp_date( (string) get_option( 'time_format' ), $end ) : $both( $end );
		return self::time( $both( $start ), (string) wp_date( 'c', $start ) )
			. ( $start === $end ? '' : ' – ' . self::time( $until, (string) wp_date( 'c', $end ) ) );
	}

	/** Returns a date with its weekday, in the site's format and the visitor's language. */
	public static function day( int $moment ): string {
		$format = (string) get_option( 'date_format' );
		$date   = (string) wp_date( $format, $moment );
		return preg_match( '~(?<!\\\\)[lD]~', $format ) ? $date
			/* translators: 1: name of a day, 2: a date. */
			: sprintf( _x( '%1$s, %2$s', 'day of the week, date', 'dovetail-blocks' ), wp_date( 'l', $moment ), $date );
	}

	/** Returns a time element with a readable and a machine-readable time. */
	public static function time( string $words, string $iso ): string {
		return sprintf( '<time datetime="%1$s">%2$s</time>', esc_attr( $iso ), esc_html( $words ) );
	}

	/** Escapes a URL from the calendar, including brackets in its host, so that no shortcode runs. */
	public static function plain_url( string $url ): string {
		return str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url( $url, array( 'http', 'https' ) ) );
	}

	/** Escapes text from the calendar, including brackets, so that no shortcode runs. */
	public static function plain( string $words ): string {
		return str_replace( '[', '&#091;', esc_html( $words ) );
	}
}
