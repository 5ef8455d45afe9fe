<?php
namespace Dovetail\Business_Hours\Tests;

use Dovetail\Business_Hours\Business_Hours;
use Dovetail\Tests\Test_Case;

final class BusinessHoursTest extends Test_Case {

	/** @dataProvider time_zones */
	public function test_the_page_tells_how_far_the_clock_of_the_site_is_ahead_of_utc_and_when_it_is_set( string $zone, string $pattern ): void {
		update_option( 'timezone_string', $zone );
		$this->assertMatchesRegularExpression( $pattern, Business_Hours::offsets() );
	}

	public static function time_zones(): array {
		return array(
			'UTC'    => array( 'UTC', '/^0$/' ),
			'India'  => array( 'Asia/Kolkata', '/^330$/' ),
			'Berlin' => array( 'Europe/Berlin', '/^(?:60 120@\d{10} 60@\d{10}|120 60@\d{10} 120@\d{10})$/' ),
		);
	}
}
