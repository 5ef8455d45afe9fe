<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** Converts local times to UTC, using the name of the time zone or the rules in the calendar file. */
final class Zones {
	/**
	 * Time zones that the calendar defines, each with `location` and `rules`, by name.
	 *
	 * @var array<string, array{location: string, rules: array[]}>
	 */
	private array $described;

	/**
	 * Maximum number of iterations when expanding the clock changes of a calendar's time zones. Clocks usually change
	 * twice a year.
	 */
	const MAX_STEPS = 200000;

	private int $steps = self::MAX_STEPS;

	/**
	 * Clock changes by year and time zone: sorted local times, and the UTC offset after each change.
	 *
	 * @var array<string, array{0: int[], 1: int[]}|null>
	 */
	private array $changes = array();

	/** Default time zone, for times that have none. */
	private \DateTimeZone $own;

	/**
	 * Resolved time zones by name; null for unknown ones.
	 *
	 * @var array<string, \DateTimeZone|array[]|null>
	 */
	private array $found = array();

	/**
	 * Creates the time zones of a calendar.
	 *
	 * @param \DateTimeZone $site The site's time zone, used if the calendar's own zone is unknown.
	 */
	public function __construct( array $described, string $name, \DateTimeZone $site ) {
		$this->described = $described;
		$this->own       = Zone_Names::find( $name ) ?? $site;
	}

	/**
	 * Converts local time to UTC seconds.
	 *
	 * @param int $wall Local time in seconds, as if it were UTC.
	 * @return int|null Null if the zone is unknown, or if its rules exceed the limit of steps.
	 */
	public function utc( int $wall, string $name ): ?int {
		$zone = $this->zone( $name );
		if ( is_array( $zone ) ) {
			$offset = $this->offset( $name, $zone, $wall );
			return null === $offset ? null : $wall - $offset;
		}
		return $zone ? ( new \DateTime( gmdate( 'Y-m-d H:i:s', $wall ), $zone ) )->getTimestamp() : null;
	}

	/** Returns the standard name of a time zone, such as `Europe/Berlin` or `UTC`; empty if it has none. */
	public function standard_name( string $name ): string {
		$zone = $this->zone( $name );
		$name = $zone instanceof \DateTimeZone ? $zone->getName() : '';
		return preg_match( '~^(?:UTC|[A-Za-z_]+(?:/[A-Za-z0-9_+-]+)+)$~D', $name ) ? $name : '';
	}

	/**
	 * Returns the PHP time zone for a name, or the rules in the calendar file if PHP does not know the name.
	 *
	 * @return \DateTimeZone|array[]|null
	 */
	private function zone( string $name ) {
		if ( '' === $name ) {
			return $this->own;
		}
		if ( ! array_key_exists( $name, $this->found ) ) {
			$described            = $this->described[ $name ] ?? array(
				'location' => '',
				'rules'    => array(),
			);
			$zone                 = Zone_Names::named( $name ) ?? Zone_Names::named( $described['location'] );
			$rules                = array_filter( array_map( array( __CLASS__, 'rule' ), $described['rules'] ) );
			$this->found[ $name ] = $zone ?? ( $rules ? $rules : Zone_Names::find( $name ) );
		}
		return $this->found[ $name ];
	}

	/**
	 * Parses a rule for clock changes: the first change, the UTC offset after each change, and when the change recurs.
	 * Null if the rule is invalid.
	 *
	 * @return array{start: int, offset: int, rule: Recurrence|null, dates: int[]}|null
	 */
	private static function rule( array $component ): ?array {
		$start  = Moment::wall( $component['DTSTART'][1] ?? '' );
		$offset = self::seconds( $component['TZOFFSETTO'][1] ?? '' );
		if ( null === $start || null === $offset ) {
			return null;
		}
		$dates = array( $start );
		foreach ( $component['RDATE'] ?? array() as $property ) {
			array_push( $dates, ...array_filter( array_map( array( Moment::class, 'wall' ), explode( ',', $property[1] ) ), 'is_int' ) );
		}
		return array(
			'start'  => $start,
			'offset' => $offset,
			'rule'   => isset( $component['RRULE'][0] ) ? Recurrence::read( $component['RRULE'][0][1] ) : null,
			'dates'  => $dates,
		);
	}

	/**
	 * Returns the UTC offset at a local time, in seconds. Before the first clock change, uses the offset of the first
	 * rule. Null when no steps are left.
	 */
	private function offset( string $name, array $rules, int $wall ): ?int {
		$year = (int) gmdate( 'Y', $wall );
		if ( ! array_key_exists( "$year $name", $this->changes ) ) {
			$this->changes[ "$year $name" ] = $this->changes( $rules, $year );
		}
		if ( null === $this->changes[ "$year $name" ] ) {
			return null;
		}
		list( $times, $offsets ) = $this->changes[ "$year $name" ];

		// Binary search for the first change after the time.
		$first = 0;
		$after = count( $times );
		while ( $first < $after ) {
			$middle = intdiv( $first + $after, 2 );
			if ( $times[ $middle ] <= $wall ) {
				$first = $middle + 1;
			} else {
				$after = $middle;
			}
		}
		return $first > 0 ? $offsets[ $first - 1 ] : (int) reset( $rules )['offset'];
	}

	/**
	 * Returns the clock changes up to the end of a year. Recurring changes are computed for that year and the two years
	 * before.
	 *
	 * @return array{0: int[], 1: int[]}|null Clock changes, see `$changes`. Null when no steps are left.
	 */
	private function changes( array $rules, int $year ): ?array {
		$end     = gmmktime( 0, 0, 0, 1, 1, $year + 1 ) - 1;
		$changes = array();
		foreach ( $rules as $rule ) {
			$this->steps -= 1 + count( $rule['dates'] );

			$times = $rule['dates'];
			if ( $rule['rule'] && $this->steps >= 0 ) {
				$room    = min( 1000, $this->steps );
				$steps   = $room;
				$until   = Moment::wall( $rule['rule']->until );
				$is_over = static fn( int $time ): bool => null !== $until && $time > $until + DAY_IN_SECONDS;
				array_push( $times, ...$rule['rule']->times( $rule['start'], gmmktime( 0, 0, 0, 1, 1, $year - 2 ), $end, 100, $steps, $is_over ) );

				$this->steps -= $room - $steps;
			}
			if ( $this->steps < 0 ) {
				return null;
			}
			foreach ( $times as $time ) {
				// If two changes happen at the same time, use the first rule.
				$changes[ $time ] = $changes[ $time ] ?? $rule['offset'];
			}
		}
		ksort( $changes );
		return array( array_keys( $changes ), array_values( $changes ) );
	}

	/**
	 * Converts a UTC offset to seconds.
	 *
	 * @param string $offset UTC offset such as `+0100`.
	 */
	private static function seconds( string $offset ): ?int {
		if ( ! preg_match( '~^([+-])(\d\d)(\d\d)(\d\d)?$~', $offset, $found ) ) {
			return null;
		}
		return ( '-' === $found[1] ? -1 : 1 ) * ( 3600 * (int) $found[2] + 60 * (int) $found[3] + (int) ( $found[4] ?? 0 ) );
	}
}
