<?php
namespace Dovetail\Business_Hours\Tests;

use Dovetail\Business_Hours\Business_Hours;
use Dovetail\Business_Hours\Special_Days;
use Dovetail\Tests\Test_Case;

final class BusinessHoursTest extends Test_Case {

	/** @dataProvider time_zones */
	public function test_the_page_contains_the_utc_offset_of_the_site_and_its_next_changes( string $zone, string $pattern ): void {
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

	public function test_a_whole_day_contains_its_closing_time_in_the_format_of_the_site(): void {
		update_option( 'time_format', 'H \h i' );
		$this->assertSame( '<time datetime="00:00" data-closing="00 h 00">Open 24 hours</time>', Business_Hours::hours( array( array( '00:00', '00:00' ) ) ) );
	}

	public function test_at_most_ten_special_days_are_shown(): void {
		$this->assertSame( 10, substr_count( do_blocks( self::hours( self::days( 12 ) ) ), 'data-from' ) );
	}

	public function test_the_special_day_before_today_is_hidden_and_does_not_count(): void {
		$before = array( self::day( -2 ) . ' Over', self::day( -1 ) . ' Yesterday' );
		$html   = do_blocks( self::hours( array_merge( $before, self::days( 12 ) ) ) );
		$this->assertStringNotContainsString( 'Over', $html );
		$this->assertStringContainsString( 'data-to="' . self::day( -1 ) . '" hidden>', $html );
		$this->assertSame( 11, substr_count( $html, 'data-from' ) );
		$this->assertSame( 1, substr_count( $html, ' hidden' ) );
	}

	public function test_search_engines_do_not_receive_special_days_that_are_over(): void {
		$days = Special_Days::all( self::hours( array( self::day( -1 ) . ' Yesterday', self::day( 0 ) . ' Today' ) ) );
		$this->assertSame( array( self::day( 0 ) ), array_column( Special_Days::schema( $days )['specialOpeningHoursSpecification'], 'validFrom' ) );
	}

	public function test_a_special_day_with_an_impossible_date_is_omitted(): void {
		$html = do_blocks( self::hours( array_merge( array( '2089-02-31 No date', self::day( 1 ) . '/2089-13-01 No date' ), self::days( 12 ) ) ) );
		$this->assertSame( 10, substr_count( $html, 'data-from' ) );
		$this->assertStringNotContainsString( 'No date', $html );
	}

	public function test_a_shortcode_in_the_name_of_a_special_day_does_not_run(): void {
		$this->assertStringContainsString( '&#091;gallery] 0<', do_blocks( self::hours( self::days( 12 ) ) ) );
	}

	public function test_a_feed_contains_the_saved_list_of_all_special_days(): void {
		self::request_feed();
		$this->assertStringContainsString( '<dt>' . self::day( 11 ) . ' &#091;gallery] 11</dt>', do_blocks( self::hours( self::days( 12 ) ) ) );
	}

	/** @return string[] The given number of consecutive special days, starting today. */
	private static function days( int $count ): array {
		return array_map( static fn( $number ) => self::day( $number ) . " [gallery] $number", range( 0, $count - 1 ) );
	}

	/** The site's time zone is UTC. */
	private static function day( int $days ): string {
		return gmdate( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
	}

	/** @param string[] $days */
	private static function hours( array $days ): string {
		$rows = array_map( static fn( $day ) => "<div class=\"wp-block-dovetail-business-hours__day\"><dt>$day</dt><dd>–</dd></div>", $days );
		return str_replace(
			'</dl></div>',
			'</dl><dl class="wp-block-dovetail-business-hours__special">' . implode( $rows ) . '</dl></div>',
			file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/business-hours__plain.html' )
		);
	}
}
