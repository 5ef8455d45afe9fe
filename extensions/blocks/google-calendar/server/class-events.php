<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** Computes the next events of a calendar: expands recurring events, and applies moved and cancelled dates. */
final class Events {
	/** Maximum number of stored events per calendar, and how far in the future they may start, in seconds. */
	const MAX_EVENTS = 60;
	const MAX_AHEAD  = 400 * DAY_IN_SECONDS;

	/** Maximum number of iterations when expanding recurring events: for a whole calendar, and for one event. */
	const MAX_STEPS      = 200000;
	const MAX_STEPS_EACH = 40000;

	/** Maximum lengths in characters. */
	const MAX_TITLE = 200;
	const MAX_PLACE = 300;
	const MAX_URL   = 2000;

	/**
	 * Maximum size of all descriptions of a calendar, and the length in characters to which each is shortened beyond it.
	 * Many object caches store at most 1 MB per entry.
	 */
	const MAX_DESCRIPTION_BYTES = 360000;
	const SHORT_DESCRIPTION     = 600;

	/** Maximum number of cancelled dates that are listed for a repeating event, and that its file leaves out. */
	const MAX_EXCEPTIONS = 10;
	const MAX_SKIPPED    = 50;

	/** Maximum length of a rule in the file of a repeating event, in bytes. */
	const MAX_RULE = 300;

	private Zones $zones;
	private \DateTimeZone $site;

	private int $now;

	private int $steps = self::MAX_STEPS;

	private int $left_out = 0;

	/**
	 * Collects the next events of a calendar.
	 *
	 * @param int           $now  Current Unix time. Events that have ended are left out.
	 * @param \DateTimeZone $site The site's time zone, for calendars without a time zone, and for the weekdays of repeating events.
	 * @return array{events: array[], later: array[], leftOut: int, isCut: bool, name: string} In order; an event has `key`, `start`, `end`,
	 *                        `isAllDay`, `title`, `place`, `description`, `url`, `uid`, `isOneDate` (whether it is
	 *                        one of several dates), `repeats` (see `repeats()`). Seconds are UTC;
	 *                        for whole days, midnight as if the day were in UTC. `later` has the first date of
	 *                        each event that is not among `events`. `leftOut` is the number of unreadable events.
	 */
	public static function coming( array $calendar, int $now, \DateTimeZone $site ): array {
		$self        = new self();
		$self->zones = new Zones( $calendar['zones'], $calendar['zone'], $site );
		$self->site  = $site;
		$self->now   = $now;
		$events      = array();
		$moved       = array();
		$copies      = array();
		foreach ( $calendar['events'] as $event ) {
			$uid      = $event['UID'][1] ?? self::own_id( $event );
			$original = isset( $event['RECURRENCE-ID'] ) ? $event['RECURRENCE-ID'][1] : '';
			if ( ! isset( $event['UID'] ) && '' === $original ) {
				$copies[ $uid ] = ( $copies[ $uid ] ?? 0 ) + 1;
				$uid           .= 1 === $copies[ $uid ] ? '' : "-{$copies[ $uid ]}";
			}
			$earlier  = '' === $original ? ( $events[ $uid ] ?? null ) : ( $moved[ $uid ][ $original ] ?? null );
			if ( $earlier && (int) ( $earlier['SEQUENCE'][1] ?? 0 ) > (int) ( $event['SEQUENCE'][1] ?? 0 ) ) {
				continue;
			}
			if ( '' === $original ) {
				$events[ $uid ] = $event;
			} else {
				$moved[ $uid ][ $original ] = $event;
			}
		}
		$found = array();
		$later = array();
		foreach ( $events as $uid => $event ) {
			$times = $self->times_of( (string) $uid, $event, array_values( $moved[ $uid ] ?? array() ) );
			array_push( $found, ...$times );
			array_push( $later, ...array_slice( $times, 0, 1 ) );
			if ( count( $found ) > 20 * self::MAX_EVENTS ) {
				$found = self::first( $found );
			}
		}
		foreach ( $moved as $uid => $ones ) {
			foreach ( $ones as $event ) {
				// Changes that also apply to all later occurrences are not supported: programs no longer write them.
				if ( isset( $event['RECURRENCE-ID'][0]['RANGE'] ) ) {
					++$self->left_out;
				} else {
					array_push( $found, ...$self->times_of( (string) $uid, array_diff_key( $event, array_flip( Ics::REPEATABLE ) ), array() ) );
				}
			}
		}
		$found = self::first( $found );
		$known = array_column( $found, null, 'uid' );
		$later = self::first( array_filter( $later, static fn( array $event ): bool => ! isset( $known[ $event['uid'] ] ) ) );
		if ( strlen( implode( '', array_column( array_merge( $found, $later ), 'description' ) ) ) > self::MAX_DESCRIPTION_BYTES ) {
			$shorten = static fn( array $event ): array => array( 'description' => Ics::clean( $event['description'], self::SHORT_DESCRIPTION ) ) + $event;
			$found   = array_map( $shorten, $found );
			$later   = array_map( $shorten, $later );
		}
		return array(
			'events'  => $found,
			'later'   => $later,
			'leftOut' => $self->left_out,
			'isCut'   => $calendar['isCut'],
			'name'    => $calendar['name'] ?? '',
		);
	}

	/**
	 * Returns an ID for an event without one. It stays the same when events are added or dates are cancelled. Events that
	 * differ only in their description get the same ID.
	 */
	private static function own_id( array $event ): string {
		return md5( (string) wp_json_encode( array_intersect_key( $event, array_flip( array( 'SUMMARY', 'LOCATION', 'URL', 'DTSTART', 'DTEND', 'DURATION', 'RRULE' ) ) ) ) );
	}

	private static function first( array $events ): array {
		usort( $events, static fn( array $one, array $other ): int => array( $one['start'], $one['title'] ) <=> array( $other['start'], $other['title'] ) );
		return array_slice( $events, 0, self::MAX_EVENTS );
	}

	/**
	 * Returns all future occurrences of an event.
	 *
	 * @param array[] $moved Changed occurrences of the event, which are separate events.
	 */
	private function times_of( string $uid, array $event, array $moved ): array {
		if ( ! self::is_held( $event ) || $this->is_long_over( $event ) ) {
			return array();
		}
		$start  = Moment::read( $event['DTSTART'] ?? null, $this->zones );
		$length = $start ? $this->length( $start, $event ) : null;
		$rule   = isset( $event['RRULE'] ) ? Recurrence::read( $event['RRULE'][0][1] ) : null;
		$walls  = null === $length ? null : $this->walls( $start, $length, $event, $rule );
		$taken  = null === $walls ? null : $this->taken( $start, $event, $moved );
		if ( null === $taken ) {
			++$this->left_out;
			return array();
		}
		$found   = array();
		$except  = array();
		$repeats = null;
		$words   = null;
		// A date with other hours has its own entry, so it is not listed as cancelled.
		$moved_to = array_filter( array_map( fn( array $one ): ?Moment => self::is_held( $one ) ? Moment::read( $one['DTSTART'] ?? null, $this->zones ) : null, $moved ) );
		// Days to which dates were moved, by the UTC offset of the day.
		$days = array();
		foreach ( $walls as $wall ) {
			$day   = gmdate( 'Ymd', $wall );
			$begin = $start->is_date ? $wall : $this->zones->utc( $wall, $start->zone );
			$end   = $start->is_date ? $wall + $length : (int) $this->zones->utc( $wall + $length, $start->zone );
			// The time zone has no steps left for this year.
			if ( null === $begin ) {
				continue;
			}
			if ( isset( $taken[ $start->is_date ? "w$day" : "t$begin" ] ) || isset( $taken[ "d$day" ] ) ) {
				$shift          = $wall - $begin;
				$days[ $shift ] = $days[ $shift ] ?? array_flip( array_map( static fn( Moment $one ): string => gmdate( 'Ymd', $one->utc + $shift ), $moved_to ) );
				if ( $found && ! isset( $days[ $shift ][ $day ] ) ) {
					$except[] = $begin;
				}
			} elseif ( max( $end, $begin + 1 ) > $this->now - ( $start->is_date ? DAY_IN_SECONDS : 0 ) && count( $found ) < self::MAX_EVENTS ) {
				$words   = $words ?? array(
					'title'       => Ics::text( $event['SUMMARY'] ?? null, self::MAX_TITLE ),
					'place'       => Ics::text( $event['LOCATION'] ?? null, self::MAX_PLACE ),
					'description' => Description::read( $event['DESCRIPTION'] ?? null ),
					'url'         => self::url( $event['URL'][1] ?? '' ),
					'uid'         => (string) preg_replace( '~[^\x21-\x7E]~', '', substr( $uid, 0, 200 ) ),
					'isOneDate'   => isset( $event['RRULE'] ) || isset( $event['RDATE'] ) || isset( $event['RECURRENCE-ID'] ),
				);
				$found[] = array(
					'key'      => substr( md5( "$uid $begin {$words['title']}" ), 0, 12 ),
					'start'    => $begin,
					'end'      => max( $begin, $end ),
					'isAllDay' => $start->is_date,
					'repeats'  => null,
				) + $words;
				$repeats = $repeats ?? $this->repeats( $event, $rule, $walls, $wall, $start->is_date ? $wall : $begin, $start->is_date );
			}
		}
		// With a single known date, an event repeats only if its rule continues after the dates of the list.
		if ( $repeats && ( count( $found ) > 1 || ! $rule->has_ended ) ) {
			$last              = end( $found )['start'];
			$repeats['last']   = $rule->has_ended && count( $found ) < self::MAX_EVENTS ? $last : null;
			$repeats['except'] = array_slice( array_filter( $except, static fn( int $moment ): bool => $moment < $last ), 0, self::MAX_EXCEPTIONS );
			// The file of the event repeats without an end, so it also leaves out dates that are too far ahead for the list.
			$skipped = array_unique( array_filter( $taken, static fn( int $moment ): bool => $moment > $found[0]['start'] ) );
			sort( $skipped );
			// `RANGE` changes all later dates, see `coming()`.
			$is_changed = array_filter( $moved, static fn( array $one ): bool => isset( $one['RECURRENCE-ID'][0]['RANGE'] ) );
			$repeats   += $is_changed ? array() : $this->series( $rule, $start, $repeats['last'], $skipped );
			foreach ( array_keys( $found ) as $at ) {
				$found[ $at ]['repeats'] = $repeats;
			}
		}
		return $found;
	}

	/** Returns the URL of an event's web page; empty if it is no web address or too long. */
	private static function url( string $value ): string {
		return preg_match( '~^https?://~i', $value ) && strlen( $value ) <= self::MAX_URL ? sanitize_url( $value, array( 'http', 'https' ) ) : '';
	}

	/** Whether an event is not cancelled. */
	private static function is_held( array $event ): bool {
		return 'CANCELLED' !== strtoupper( $event['STATUS'][1] ?? '' );
	}

	/**
	 * Returns how an event repeats, with weekdays in the site's time zone.
	 *
	 * @param int[] $walls Local start times of the occurrences, see `walls()`.
	 * @param int   $wall  Local start time of the first occurrence in the list.
	 * @param int   $begin UTC start time of that occurrence, see `coming()`.
	 * @return array|null `unit`, `interval` and `days` of `Recurrence::pattern()`; `last`, `except` (start times of
	 *                    cancelled dates) and the values of `series()` are added by `times_of()`. Null if the event does not repeat, or if a few words cannot describe the rule.
	 */
	private function repeats( array $event, ?Recurrence $rule, array $walls, int $wall, int $begin, bool $is_date ): ?array {
		$pattern = $rule && ! isset( $event['RDATE'] ) ? $rule->pattern( $walls ) : null;
		if ( ! $pattern ) {
			return null;
		}
		$day   = $is_date ? gmdate( 'N', $begin ) : ( new \DateTime( "@$begin" ) )->setTimezone( $this->site )->format( 'N' );
		$shift = (int) $day - (int) gmdate( 'N', $wall ) + 7;
		return array(
			'days' => array_map( static fn( int $one ): int => ( $one - 1 + $shift ) % 7 + 1, $pattern['days'] ),
		) + $pattern;
	}

	/**
	 * Returns what the file of a repeating event contains: its rule, its time zone, and the dates that it leaves out.
	 *
	 * @param int|null $last    Start time of the last occurrence, if known.
	 * @param int[]    $skipped Start times of cancelled and moved occurrences.
	 * @return array{rule?: string, zone?: string, skipped?: int[]} Empty if the dates cannot be passed on exactly.
	 */
	private function series( Recurrence $rule, Moment $start, ?int $last, array $skipped ): array {
		$zone = $start->is_date ? 'UTC' : $this->zones->standard_name( $start->zone );
		$text = $rule->text();
		if ( null === $last && '' !== $rule->until ) {
			$wall = Moment::wall( $rule->until ) + ( 8 === strlen( $rule->until ) ? DAY_IN_SECONDS - 1 : 0 );
			$last = $start->is_date || 'Z' === substr( $rule->until, -1 ) ? $wall : $this->zones->utc( $wall, $start->zone );
		}
		if ( '' === $zone || ( null === $last && null !== $rule->count ) || strlen( $text ) > self::MAX_RULE || count( $skipped ) > self::MAX_SKIPPED ) {
			return array();
		}
		return array(
			'rule'    => $text . ( null === $last ? '' : ';UNTIL=' . gmdate( $start->is_date ? 'Ymd' : 'Ymd\THis\Z', $last ) ),
			'zone'    => $zone,
			'skipped' => $skipped,
		);
	}

	/** Whether an event has ended in every time zone. An unreadable event that has ended is not reported. */
	private function is_long_over( array $event ): bool {
		$last = max( Moment::wall( $event['DTSTART'][1] ?? '' ) ?? PHP_INT_MAX, Moment::wall( $event['DTEND'][1] ?? '' ) ?? 0 );
		if ( isset( $event['DURATION'] ) || isset( $event['RDATE'] ) ) {
			return false;
		}
		foreach ( $event['RRULE'] ?? array() as $rule ) {
			$until = preg_match( '~(?:^|;)UNTIL=([\dTZ]+)~i', $rule[1], $found ) ? Moment::wall( strtoupper( $found[1] ) ) : null;
			// The last occurrence starts at `UNTIL` and lasts as long as the first.
			$last = null === $until ? PHP_INT_MAX : $until + max( 0, $last - Moment::wall( $event['DTSTART'][1] ?? '' ) );
		}
		return PHP_INT_MAX !== $last && $last < $this->now - 3 * DAY_IN_SECONDS;
	}

	/**
	 * Returns the duration of an event in seconds of local time, so that an event that ends at six does so even on the
	 * night when daylight saving time begins.
	 *
	 * @return int|null Null if the duration cannot be read.
	 */
	private function length( Moment $start, array $event ): ?int {
		if ( isset( $event['DTEND'] ) ) {
			$end = Moment::read( $event['DTEND'], $this->zones );
			if ( ! $end || $end->is_date !== $start->is_date ) {
				return null;
			}
			$length = $end->zone === $start->zone ? $end->wall - $start->wall : $end->utc - $start->utc;
			return max( $start->is_date ? DAY_IN_SECONDS : 0, $length );
		}
		$length = isset( $event['DURATION'] ) ? Moment::duration( $event['DURATION'][1] ) : 0;
		return null !== $length && $start->is_date ? max( DAY_IN_SECONDS, $length ) : $length;
	}

	/**
	 * Returns the start times of an event's occurrences in local time. Omits occurrences that have ended or are too far
	 * ahead.
	 *
	 * @return int[]|null Null if the rule cannot be read, or if no steps are left.
	 */
	private function walls( Moment $start, int $length, array $event, ?Recurrence $rule ): ?array {
		// Local time differs from UTC by at most 14 hours.
		$from  = $this->now - $length - DAY_IN_SECONDS;
		$to    = $this->now + self::MAX_AHEAD;
		$extra = Moment::all( $event['RDATE'] ?? array(), $this->zones );
		$rules = $event['RRULE'] ?? array();
		if ( null === $extra || count( $rules ) > 1 || ( $rules && ( ! $rule || 0 === $this->steps ) ) || isset( $event['EXRULE'] ) ) {
			return null;
		}
		$walls = array( $start->wall );
		foreach ( $extra as $moment ) {
			if ( $moment->zone !== $start->zone || $moment->is_date !== $start->is_date ) {
				return null;
			}
			$walls[] = $moment->wall;
		}
		if ( $rule ) {
			$until   = $rule->until;
			$last    = Moment::wall( $until ) + ( 8 === strlen( $until ) ? DAY_IN_SECONDS - 1 : 0 );
			$is_utc  = 'Z' === substr( $until, -1 ) && ! $start->is_date;
			$is_over = fn( int $wall ): bool => '' !== $until && ( $is_utc ? $this->zones->utc( $wall, $start->zone ) : $wall ) > $last;
			$room    = min( self::MAX_STEPS_EACH, $this->steps );
			$steps   = $room;
			// Compute more occurrences than are stored, because some may be excluded.
			array_push( $walls, ...$rule->times( $start->wall, $from, $to, self::MAX_EVENTS + Ics::MAX_VALUES, $steps, $is_over ) );
			$this->steps -= $room - max( 0, $steps );
			if ( $steps < 0 ) {
				return null;
			}
		}
		$walls = array_unique( array_filter( $walls, static fn( int $wall ): bool => $wall >= $from && $wall <= $to ) );
		sort( $walls );
		return $walls;
	}

	/**
	 * Returns the start times of an event's excluded occurrences. The keys are `t<second>` for a time, `d<day>` for a
	 * whole day. Each exclusion also adds `w<day>`, because some calendars exclude a whole day by a time.
	 *
	 * @param array[] $moved Changed occurrences, see `times_of()`.
	 * @return array<string, int>|null Null if an exclusion cannot be read, because the list must not show cancelled events.
	 */
	private function taken( Moment $start, array $event, array $moved ): ?array {
		$moments = Moment::all( array_merge( $event['EXDATE'] ?? array(), array_column( $moved, 'RECURRENCE-ID' ) ), $this->zones );
		if ( null === $moments ) {
			return null;
		}
		$taken = array();
		foreach ( $moments as $moment ) {
			$day   = gmdate( 'Ymd', $moment->wall );
			$wall  = (int) Moment::wall( $day . gmdate( '\THis', $start->wall ) );
			$begin = $start->is_date ? $wall : ( $moment->is_date ? (int) $this->zones->utc( $wall, $start->zone ) : $moment->utc );

			$taken[ $moment->is_date ? "d$day" : "t{$moment->utc}" ] = $begin;
			$taken[ "w$day" ]                                        = $begin;
		}
		return $taken;
	}
}
