<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the occurrences of an event from a recurrence rule (RFC 5545). Uses local time, as if it were UTC, so that
 * nine o'clock stays nine o'clock. Other classes convert the result to UTC.
 */
final class Recurrence {
	const PARTS = array( 'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST' );

	const DAYS = array(
		'MO' => 1,
		'TU' => 2,
		'WE' => 3,
		'TH' => 4,
		'FR' => 5,
		'SA' => 6,
		'SU' => 7,
	);

	/** Maximum number of different values of a part such as `BYDAY`, and the highest ordinal: a year has 53 weeks. */
	const MAX_VALUES  = 100;
	const MAX_ORDINAL = 53;

	private string $frequency;
	private int $interval;

	/** Maximum number of occurrences, including the first; null if unlimited. */
	public ?int $count;

	/** Value of `UNTIL` in the rule; empty if the rule has none. */
	public string $until;

	/** Whether the last call of `times()` returned the last occurrence. */
	public bool $has_ended = false;

	/**
	 * `$days` are weekdays as `array( ordinal or 0, number )`. The other properties are days of the month, months,
	 * positions, and the first day of the week.
	 *
	 * @var array[]
	 */
	private array $days;
	private array $month_days;
	private array $months;
	private array $positions;
	private int $week_start;

	/**
	 * Parses a rule.
	 *
	 * @param string $rule Rule such as `FREQ=WEEKLY;BYDAY=MO`.
	 * @return self|null Null if any part is unsupported, because a partly supported rule gives wrong days.
	 */
	public static function read( string $rule ): ?self {
		$parts = array();
		foreach ( explode( ';', strtoupper( trim( $rule, " \t;" ) ) ) as $part ) {
			list( $name, $value ) = array_pad( explode( '=', $part, 2 ), 2, '' );
			if ( isset( $parts[ $name ] ) || ! in_array( $name, self::PARTS, true ) ) {
				return null;
			}
			$parts[ $name ] = $value;
		}
		$self             = new self();
		$self->frequency  = $parts['FREQ'] ?? '';
		$self->interval   = (int) ( $parts['INTERVAL'] ?? 1 );
		$self->count      = isset( $parts['COUNT'] ) ? (int) $parts['COUNT'] : null;
		$self->until      = $parts['UNTIL'] ?? '';
		$self->week_start = self::DAYS[ $parts['WKST'] ?? 'MO' ] ?? 1;
		$days             = self::days( $parts['BYDAY'] ?? '' );
		$month_days       = self::numbers( $parts['BYMONTHDAY'] ?? '', -31, 31 );
		$months           = self::numbers( $parts['BYMONTH'] ?? '', 1, 12 );
		$positions        = self::numbers( $parts['BYSETPOS'] ?? '', -366, 366 );
		if (
			! in_array( $self->frequency, array( 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY' ), true ) || $self->interval < 1 || $self->interval > 1000
			|| ( null !== $self->count && $self->count < 1 ) || ( '' !== $self->until && ! preg_match( '~^\d{8}(T\d{6}Z?)?$~', $self->until ) )
			|| null === $days || null === $month_days || null === $months || null === $positions
			|| ( 'WEEKLY' === $self->frequency && $month_days )
			|| ( in_array( $self->frequency, array( 'DAILY', 'WEEKLY' ), true ) && array_filter( array_column( $days, 0 ) ) )
		) {
			return null;
		}
		$self->days       = $days;
		$self->month_days = $month_days;
		$self->months     = $months;
		$self->positions  = $positions;
		return $self;
	}

	/**
	 * Returns the rule without its end, rebuilt from the parsed values: no text of the calendar file is passed on.
	 */
	public function text(): string {
		$names = array_flip( self::DAYS );
		$parts = array(
			'INTERVAL'   => 1 === $this->interval ? '' : $this->interval,
			'BYDAY'      => implode( ',', array_map( static fn( array $day ): string => ( $day[0] ? $day[0] : '' ) . $names[ $day[1] ], $this->days ) ),
			'BYMONTHDAY' => implode( ',', $this->month_days ),
			'BYMONTH'    => implode( ',', $this->months ),
			'BYSETPOS'   => implode( ',', $this->positions ),
			'WKST'       => 1 === $this->week_start ? '' : $names[ $this->week_start ],
		);
		$text  = "FREQ=$this->frequency";
		foreach ( array_filter( $parts, 'strlen' ) as $name => $value ) {
			$text .= ";$name=$value";
		}
		return $text;
	}

	/**
	 * Returns how often the rule repeats an event. Null if a few words cannot describe the rule, such as every Monday
	 * in June.
	 *
	 * @param int[] $times Some occurrences of the event in order, see `times()`.
	 * @return array{unit: string, interval: int, days: int[]}|null `days` are days of the week, 1 for Monday.
	 */
	public function pattern( array $times ): ?array {
		$unit = $this->frequency;
		$days = array_column( $this->days, 1 );
		if ( in_array( $unit, array( 'MONTHLY', 'YEARLY' ), true ) ) {
			$periods = array_map( static fn( int $time ): string => gmdate( 'MONTHLY' === $unit ? 'Ym' : 'Y', $time ), $times );
			if ( $this->has_several_dates() || count( array_unique( $periods ) ) < count( $times ) || ( $this->months && 'MONTHLY' === $unit ) || count( $this->months ) > 1 ) {
				return null;
			}
			$days = array();
		} elseif ( $this->months || $this->month_days || $this->positions || ( $days && 'DAILY' === $unit && 1 < $this->interval ) ) {
			return null;
		} elseif ( $days && 'DAILY' === $unit ) {
			$unit = 'WEEKLY';
		} elseif ( ! $days && 'WEEKLY' === $unit ) {
			$days = array( (int) gmdate( 'N', $times[0] ) );
		}
		return array(
			'unit'     => $unit,
			'interval' => $this->interval,
			'days'     => $days,
		);
	}

	/** Whether a monthly or yearly rule can have several dates in a month or year, even if only one of them is left. */
	private function has_several_dates(): bool {
		if ( 1 === count( $this->positions ) ) {
			return false;
		}
		return $this->positions || count( $this->month_days ) > 1 || count( $this->days ) > 1 || in_array( 0, array_column( $this->days, 0 ), true )
			|| ( $this->month_days && ! $this->months && 'YEARLY' === $this->frequency );
	}

	/**
	 * Returns the occurrences in order, including the start of the event.
	 *
	 * @param int      $to      Latest start time; later occurrences are omitted.
	 * @param int      $steps   Remaining steps, decreased by the steps used. If negative, the result is incomplete.
	 * @param callable $is_over Whether a time is later than the rule's `UNTIL`.
	 */
	public function times( int $start, int $from, int $to, int $most, int &$steps, callable $is_over ): array {
		$first   = (int) floor( $start / DAY_IN_SECONDS );
		$time    = $start - $first * DAY_IN_SECONDS;
		$periods = new Periods( $this->frequency, $this->interval, $first, $this->week_start );
		$times   = array();
		// Skip past occurrences if the rule has no `COUNT`.
		$at = null === $this->count ? $periods->before( intdiv( $from, DAY_IN_SECONDS ) - 1 ) : 0;
		if ( 0 === $at && $start >= $from && ! $is_over( $start ) && $start <= $to ) {
			$times[] = $start;
		}
		// Number of occurrences so far.
		$number = 1;
		// Start of the first occurrence after `$to`. If it is not computed, an earlier time.
		$next = $to;
		for ( ; count( $times ) < $most && $steps >= 0; $at++ ) {
			$days   = $periods->days( $at, $this->days, $this->month_days, $this->months );
			$steps -= 1 + max( count( $days ), $periods->tried ) + count( $this->positions );
			foreach ( $this->positioned( $days ) as $day ) {
				$now = $day * DAY_IN_SECONDS + $time;
				if ( $now <= $start ) {
					continue;
				}
				if ( $now > $to || $number === $this->count || ( $now >= $from && $is_over( $now ) ) ) {
					$next = max( $to, $now );
					break 2;
				}
				++$number;
				if ( $now >= $from && count( $times ) < $most ) {
					$times[] = $now;
				}
			}
			if ( $periods->first_day( $at ) * DAY_IN_SECONDS > $to ) {
				$next = $periods->first_day( $at ) * DAY_IN_SECONDS;
				break;
			}
		}
		$this->has_ended = $number === $this->count || $is_over( $next );
		return $times;
	}

	/**
	 * Returns the days of a period that match the rule's positions (`BYSETPOS`).
	 *
	 * @param int[] $days Days of a period, in order.
	 */
	private function positioned( array $days ): array {
		if ( ! $this->positions ) {
			return $days;
		}
		$chosen = array();
		foreach ( $this->positions as $position ) {
			$chosen[] = $days[ $position > 0 ? $position - 1 : count( $days ) + $position ] ?? null;
		}
		$chosen = array_unique( array_filter( $chosen, 'is_int' ) );
		sort( $chosen );
		return $chosen;
	}

	/** Parses a list of numbers. Null if a number is zero or out of range, or if there are too many. */
	private static function numbers( string $list, int $least, int $most ): ?array {
		$numbers = array();
		foreach ( '' === $list ? array() : explode( ',', $list ) as $number ) {
			if ( ! preg_match( '~^[+-]?\d{1,3}$~', $number ) || 0 === (int) $number || (int) $number < $least || (int) $number > $most ) {
				return null;
			}
			$numbers[ (int) $number ] = (int) $number;
		}
		return count( $numbers ) > self::MAX_VALUES ? null : array_values( $numbers );
	}

	/**
	 * @param string $list List such as `MO,2TU,-1FR`.
	 * @return array[]|null Null if any weekday is invalid, or if there are too many.
	 */
	private static function days( string $list ): ?array {
		$days = array();
		foreach ( '' === $list ? array() : explode( ',', $list ) as $day ) {
			if ( ! preg_match( '~^([+-]?[1-9]\d?)?([A-Z]{2})$~', $day, $found ) || ! isset( self::DAYS[ $found[2] ] ) || abs( (int) $found[1] ) > self::MAX_ORDINAL ) {
				return null;
			}
			$days[ (int) $found[1] . $found[2] ] = array( (int) $found[1], self::DAYS[ $found[2] ] );
		}
		return count( $days ) > self::MAX_VALUES ? null : array_values( $days );
	}
}
