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

	/** @return string[] The first dates, starting with the given day. */
	private static function days( string $start, string $rule, string $from, int $most ): array {
		$recurrence = Recurrence::read( $rule );
		$until      = Moment::wall( $recurrence->until );
		$steps      = 200000;
		$times      = $recurrence->times( Moment::wall( "{$start}T090000" ), Moment::wall( $from ), Moment::wall( '20501231T235959' ), $most, $steps, static fn( int $time ): bool => null !== $until && $time > $until );
		return array_map( static fn( int $time ): string => gmdate( 'Ymd', $time ), $times );
	}
}
