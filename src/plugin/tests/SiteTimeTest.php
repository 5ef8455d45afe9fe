<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Site_Time;
use Dovetail\Tests\Test_Case;

final class SiteTimeTest extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'date_format', 'j F Y' );
		update_option( 'time_format', 'H:i' );
		update_option( 'timezone_string', 'Asia/Tokyo' );
	}

	public function test_a_time_has_the_format_and_time_zone_of_the_site(): void {
		$this->assertSame( '3 February 2026 08:05', Site_Time::date_and_time( 1770073500 ) );
	}

	public function test_the_html_of_a_time_also_contains_the_time_for_programs(): void {
		update_option( 'time_format', '"H:i"' );
		$this->assertSame( '<time datetime="2026-02-02T23:05:00+00:00">3 February 2026 &quot;08:05&quot;</time>', Site_Time::html( 1770073500 ) );
	}
}
