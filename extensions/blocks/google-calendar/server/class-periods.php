<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/**
 * The periods of a recurrence rule (days, weeks, months or years), and the days that match the rule in each period.
 * Days are counted since 1970.
 */
final class Periods {
	/** Number of values that the last call of `days()` tried, with or without a match. */
	public int $tried = 0;

	private string $frequency;
	private int $interval;

	/** The first day, the start of its period, and its weekday, day of the month and month. */
	private int $first;
	private int $beginning;
	private int $weekday;
	private int $month_day;
	private int $month;

	/**
	 * Creates the periods that start from a day.
	 *
	 * @param string $frequency  DAILY, WEEKLY, MONTHLY or YEARLY.
	 * @param int    $week_start Day on which a week begins, 1 for Monday.
	 */
	public function __construct( string $frequency, int $interval, int $first, int $week_start ) {
		$this->frequency = $frequency;
		$this->interval  = $interval;
		$this->first     = $first;
		$this->weekday   = self::weekday( $first );
		$this->month_day = (int) gmdate( 'j', $first * DAY_IN_SECONDS );
		$this->month     = (int) gmdate( 'n', $first * DAY_IN_SECONDS );
		$this->beginning = $this->number( $first, $week_start );
	}

	/** Returns the index of the last period that starts before a day; at least 0. */
	public function before( int $day ): int {
		// Subtract one, because the rule's weeks may start on another day than Monday.
		$passed = $this->number( $day, 1 ) - $this->beginning;
		$unit   = 'WEEKLY' === $this->frequency ? 7 * $this->interval : $this->interval;
		return max( 0, (int) floor( $passed / $unit ) - 1 );
	}

	/** Returns the first day of a period. */
	public function first_day( int $at ): int {
		$number = $this->at( $at );
		switch ( $this->frequency ) {
			case 'MONTHLY':
				return self::day( intdiv( $number, 12 ), $number % 12 + 1, 1 );
			case 'YEARLY':
				return self::day( $number, 1, 1 );
			default:
				return $number;
		}
	}

	/**
	 * Returns the days of a period that match a rule, in order.
	 *
	 * @param int[] $month_days Days of a month; negative numbers count from the end.
	 */
	public function days( int $at, array $days, array $month_days, array $months ): array {
		$number      = $this->at( $at );
		$this->tried = 0;
		switch ( $this->frequency ) {
			case 'DAILY':
				$found = array( $number );
				break;
			case 'WEEKLY':
				$wanted = $days ? array_column( $days, 1 ) : array( $this->weekday );
				$found  = array_filter( range( $number, $number + 6 ), static fn( int $day ): bool => in_array( self::weekday( $day ), $wanted, true ) );
				break;
			case 'MONTHLY':
				$found = $this->of_month( intdiv( $number, 12 ), $number % 12 + 1, $days, $month_days );
				break;
			default:
				$found = $this->of_year( $number, $days, $month_days, $months );
		}
		if ( $months && 'YEARLY' !== $this->frequency ) {
			$found = array_filter( $found, static fn( int $day ): bool => in_array( (int) gmdate( 'n', $day * DAY_IN_SECONDS ), $months, true ) );
		}
		if ( 'DAILY' === $this->frequency ) {
			$found = self::limited( $found, $days, $month_days );
		}
		$found = array_unique( $found );
		sort( $found );
		return $found;
	}

	/**
	 * Returns the days of a month that match a rule by number or weekday. If the rule has neither, uses the first day's
	 * day of the month.
	 */
	private function of_month( int $year, int $month, array $days, array $month_days ): array {
		$first = self::day( $year, $month, 1 );
		$last  = self::day( $year, $month + 1, 1 ) - 1;
		if ( $days && ! $month_days ) {
			return $this->named( $first, $last, $days );
		}
		$found        = array();
		$this->tried += count( $month_days );
		foreach ( $month_days ? $month_days : array( $this->month_day ) as $number ) {
			$day = $number > 0 ? $first + $number - 1 : $last + $number + 1;
			if ( $day >= $first && $day <= $last ) {
				$found[] = $day;
			}
		}
		return $days ? array_values( array_intersect( $found, $this->named( $first, $last, $days ) ) ) : $found;
	}

	/** Returns the days of a year that match a rule by month, number or weekday. */
	private function of_year( int $year, array $days, array $month_days, array $months ): array {
		// Without BYMONTH, the number in BYDAY (as in `2MO`) counts within the year, even if the rule contains
		// BYMONTHDAY.
		$named = $days && ! $months ? $this->named( self::day( $year, 1, 1 ), self::day( $year + 1, 1, 1 ) - 1, $days ) : null;
		if ( null !== $named && ! $month_days ) {
			return $named;
		}
		$found = array();
		foreach ( $months ? $months : ( $month_days ? range( 1, 12 ) : array( $this->month ) ) as $month ) {
			array_push( $found, ...$this->of_month( $year, $month, null === $named ? $days : array(), $month_days ) );
		}
		return null === $named ? $found : array_values( array_intersect( $found, $named ) );
	}

	/**
	 * Returns the days in a range that fall on the given weekdays. For an ordinal such as `2MO` or `-1FR`, returns only
	 * that day, counted from the start or the end of the range.
	 */
	private function named( int $first, int $last, array $days ): array {
		$found        = array();
		$this->tried += count( $days );
		foreach ( $days as list( $ordinal, $weekday ) ) {
			$earliest = $first + ( $weekday - self::weekday( $first ) + 7 ) % 7;
			$latest   = $last - ( self::weekday( $last ) - $weekday + 7 ) % 7;
			if ( 0 === $ordinal ) {
				array_push( $found, ...( $earliest <= $latest ? range( $earliest, $latest, 7 ) : array() ) );
				continue;
			}
			$day = $ordinal > 0 ? $earliest + 7 * ( $ordinal - 1 ) : $latest + 7 * ( $ordinal + 1 );
			if ( $day >= $first && $day <= $last ) {
				$found[] = $day;
			}
		}
		return $found;
	}

	private static function limited( array $found, array $days, array $month_days ): array {
		$weekdays = array_column( $days, 1 );
		return array_filter(
			$found,
			static function ( int $day ) use ( $weekdays, $month_days ): bool {
				list( $number, $length ) = array_map( 'intval', explode( ' ', gmdate( 'j t', $day * DAY_IN_SECONDS ) ) );
				return ( ! $weekdays || in_array( self::weekday( $day ), $weekdays, true ) )
					&& ( ! $month_days || in_array( $number, $month_days, true ) || in_array( $number - $length - 1, $month_days, true ) );
			}
		);
	}

	/** Returns the start of the period with the given index: a day, month or year number. */
	private function at( int $at ): int {
		return $this->beginning + $at * $this->interval * ( 'WEEKLY' === $this->frequency ? 7 : 1 );
	}

	/** Returns the start of the period that contains a day: a day, month or year number. */
	private function number( int $day, int $week_start ): int {
		switch ( $this->frequency ) {
			case 'WEEKLY':
				return $day - ( self::weekday( $day ) - $week_start + 7 ) % 7;
			case 'MONTHLY':
				return 12 * (int) gmdate( 'Y', $day * DAY_IN_SECONDS ) + (int) gmdate( 'n', $day * DAY_IN_SECONDS ) - 1;
			case 'YEARLY':
				return (int) gmdate( 'Y', $day * DAY_IN_SECONDS );
			default:
				return $day;
		}
	}

	/** Returns the weekday of a day number, from 1 (Monday) to 7 (Sunday). The first day of 1970 was a Thursday. */
	private static function weekday( int $day ): int {
		return ( ( $day + 3 ) % 7 + 7 ) % 7 + 1;
	}

	private static function day( int $year, int $month, int $day ): int {
		return (int) floor( gmmktime( 0, 0, 0, $month, $day, $year ) / DAY_IN_SECONDS );
	}
}
