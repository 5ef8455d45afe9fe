<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Moment;
use Dovetail\Google_Calendar\Recurrence;
use Dovetail\Tests\Test_Case;

/** Tests recurring events. The expected dates in `rules.json` come from Python's `rrule`. */
final class RecurrenceTest extends Test_Case {

	/** @dataProvider rules */
	public function test_a_rule_gives_the_same_dates_as_python_from_its_start_and_from_a_later_day( string $start, string $rule, array $days ): void {
		$later = array_slice( $days, intdiv( count( $days ), 2 ) );
		$this->assertSame( $days, self::days( $start, $rule, $days[0], count( $days ) ) );
		$this->assertSame( $later, self::days( $start, $rule, $later[0], count( $later ) ) );
	}

	public static function rules(): array {
		$rules = array();
		foreach ( json_decode( file_get_contents( __DIR__ . '/rules.json' ), true ) as list( $start, $rule, $days ) ) {
			$rules[ "$rule from $start" ] = array( $start, $rule, explode( ' ', $days ) );
		}
		return $rules;
	}

	/** @dataProvider last_dates */
	public function test_only_a_rule_with_one_date_in_a_month_or_year_is_described_by_its_last_two_dates( string $rule, ?string $unit, string ...$dates ): void {
		$times   = array_map( static fn( string $date ): int => Moment::wall( "{$date}T090000" ), $dates );
		$pattern = Recurrence::read( $rule )->pattern( $times );
		$this->assertSame( $unit, $pattern['unit'] ?? null );
	}

	public static function last_dates(): array {
		return array(
			'a day of a month'                     => array( 'FREQ=MONTHLY;BYMONTHDAY=3', 'MONTHLY', '20261203', '20270103' ),
			'two days of a month'                  => array( 'FREQ=MONTHLY;BYMONTHDAY=3,20', null, '20261220', '20270103' ),
			'the last day of a month'              => array( 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'MONTHLY', '20261231', '20270131' ),
			'the first Monday of a month'          => array( 'FREQ=MONTHLY;BYDAY=1MO', 'MONTHLY', '20261207', '20270104' ),
			'every Monday of a month'              => array( 'FREQ=MONTHLY;BYDAY=MO', null, '20261228', '20270104' ),
			'the first and last Monday of a month' => array( 'FREQ=MONTHLY;BYDAY=1MO,-1MO', null, '20261228', '20270104' ),
			'the last working day of a month'      => array( 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'MONTHLY', '20261231', '20270129' ),
			'two working days of a month'          => array( 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1', null, '20261231', '20270101' ),
			'the same day of every year'           => array( 'FREQ=YEARLY', 'YEARLY', '20260603', '20270603' ),
			'a day of a month of every year'       => array( 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3', 'YEARLY', '20260603', '20270603' ),
			'two days of every second year'        => array( 'FREQ=YEARLY;INTERVAL=2;BYMONTH=6;BYMONTHDAY=3,20', null, '20260620', '20280603' ),
			'the same day of every month'          => array( 'FREQ=YEARLY;BYMONTHDAY=3', null, '20261203', '20270103' ),
			'the last Sunday of a year'            => array( 'FREQ=YEARLY;BYDAY=-1SU', 'YEARLY', '20261227', '20271226' ),
			'every Sunday of a year'               => array( 'FREQ=YEARLY;BYDAY=SU', null, '20261227', '20270103' ),
		);
	}

	/** @dataProvider excessive_rules */
	public function test_a_rule_with_values_that_no_real_rule_has_is_unreadable( string $rule ): void {
		$this->assertNull( Recurrence::read( $rule ) );
	}

	public static function excessive_rules(): array {
		return array(
			'the 54th Monday of a year'            => array( 'FREQ=YEARLY;BYDAY=54MO' ),
			'the 54th Monday before the next year' => array( 'FREQ=YEARLY;BYDAY=-54MO' ),
			'more than 100 weekdays'               => array( 'FREQ=YEARLY;BYDAY=' . self::ordinals( 'MO', 1, 53 ) . ',' . self::ordinals( 'TU', 1, 48 ) ),
			'more than 100 positions'              => array( 'FREQ=YEARLY;BYDAY=MO;BYSETPOS=' . implode( ',', range( 1, 101 ) ) ),
		);
	}

	public function test_weekdays_that_are_written_in_two_ways_count_once(): void {
		$this->assertSame( 'FREQ=MONTHLY;BYDAY=1MO,-1FR', Recurrence::read( 'FREQ=MONTHLY;BYDAY=1MO,+1MO,-1FR' . str_repeat( ',+1MO', 200 ) )->text() );
	}

	/** @dataProvider slow_rules */
	public function test_values_of_a_rule_that_match_no_date_use_up_steps( string $rule ): void {
		$steps = 40000;
		Recurrence::read( $rule )->times( Moment::wall( '10000101T090000' ), Moment::wall( '20261201' ), Moment::wall( '20271201' ), 60, $steps, '__return_false' );
		$this->assertLessThan( 0, $steps );
	}

	public static function slow_rules(): array {
		return array(
			'weekdays that no month has'             => array( 'FREQ=MONTHLY;COUNT=9;BYDAY=' . self::ordinals( 'MO', 6, 53 ) ),
			'weekdays that no month of a year has'   => array( 'FREQ=YEARLY;COUNT=9;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=' . self::ordinals( 'MO', 6, 53 ) ),
			'days of months that are other weekdays' => array( 'FREQ=YEARLY;COUNT=9;BYDAY=53MO;BYMONTHDAY=' . implode( ',', range( 1, 20 ) ) ),
			'positions that no month has'            => array( 'FREQ=MONTHLY;COUNT=9;BYSETPOS=' . implode( ',', range( 2, 101 ) ) ),
			'days of a year without their positions' => array( 'FREQ=YEARLY;COUNT=2000;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1' ),
		);
	}

	/** Returns a list such as `1MO,2MO,3MO`. */
	private static function ordinals( string $day, int $from, int $to ): string {
		return implode( ',', array_map( static fn( int $number ): string => $number . $day, range( $from, $to ) ) );
	}

	/** @return string[] The first dates, starting with the given day. */
	private static function days( string $start, string $rule, string $from, int $most ): array {
		$recurrence = Recurrence::read( $rule );
		$until      = Moment::wall( $recurrence->until );
		$steps      = 200000;
		$times      = $recurrence->times( Moment::wall( "{$start}T090000" ), Moment::wall( $from ), Moment::wall( '20501231T235959' ), $most, $steps, static fn( int $time ): bool => null !== $until && $time > $until );
		return array_map( static fn( int $time ): string => gmdate( 'Ymd', $time ), $times );
	}
}
