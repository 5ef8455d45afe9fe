<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/**
 * The days, weeks, months or years in which a rule looks, and the days that it finds in one. A day is a number: whole days
 * since 1970.
 */
final class Periods {
	/** Kind of period, and every so many of them. */
	private string $frequency;
	private int $interval;

	/** The first day, the start of the first period, and the parts of the first day's date. */
	private int $first;
	private int $beginning;
	private int $weekday;
	private int $month_day;
	private int $month;

	/**
	 * The periods from a day on.
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

	/** Number of the last period that begins before a day, the first at least. */
	public function before( int $day ): int {
		// The start of the week changes the result by one at most.
		$passed = $this->number( $day, 1 ) - $this->beginning;
		$unit   = 'WEEKLY' === $this->frequency ? 7 * $this->interval : $this->interval;
		return max( 0, (int) floor( $passed / $unit ) - 1 );
	}

	/** The day on which a period begins. */
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
	 * The days of a period that a rule means, in order.
	 *
	 * @param int[] $month_days Days of a month, from its end where negative.
	 */
	public function days( int $at, array $days, array $month_days, array $months ): array {
		$number = $this->at( $at );
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

	/** The days of a month for a rule: by number, by weekday, or the first day's number. */
	private function of_month( int $year, int $month, array $days, array $month_days ): array {
		$first = self::day( $year, $month, 1 );
		$last  = self::day( $year, $month + 1, 1 ) - 1;
		if ( $days && ! $month_days ) {
			return self::named( $first, $last, $days );
		}
		$found = array();
		foreach ( $month_days ? $month_days : array( $this->month_day ) as $number ) {
			$day = $number > 0 ? $first + $number - 1 : $last + $number + 1;
			if ( $day >= $first && $day <= $last ) {
				$found[] = $day;
			}
		}
		return $days ? array_values( array_intersect( $found, self::named( $first, $last, $days ) ) ) : $found;
	}

	/** The days of a year, in the same way. */
	private function of_year( int $year, array $days, array $month_days, array $months ): array {
		// Without months, ordinals of weekdays count within the year, also where the rule names days of a month.
		$named = $days && ! $months ? self::named( self::day( $year, 1, 1 ), self::day( $year + 1, 1, 1 ) - 1, $days ) : null;
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
	 * The days with some weekdays between two days: all of them, or the one at an ordinal from the start or the end.
	 */
	private static function named( int $first, int $last, array $days ): array {
		$found = array();
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

	/** Filters days by weekday and number. */
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

	/** Start of a period in its unit: days, months or years. */
	private function at( int $at ): int {
		return $this->beginning + $at * $this->interval * ( 'WEEKLY' === $this->frequency ? 7 : 1 );
	}

	/** The beginning of the period of a day, in such numbers. */
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

	/** 1 for Monday to 7 for Sunday; the first day of 1970 was a Thursday. */
	private static function weekday( int $day ): int {
		return ( ( $day + 3 ) % 7 + 7 ) % 7 + 1;
	}

	/** The number of a day of the calendar. */
	private static function day( int $year, int $month, int $day ): int {
		return (int) floor( gmmktime( 0, 0, 0, $month, $day, $year ) / DAY_IN_SECONDS );
	}
}
