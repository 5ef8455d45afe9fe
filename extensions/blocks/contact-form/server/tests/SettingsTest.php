<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Plugin\Settings;
use Dovetail\Tests\Test_Case;

final class SettingsTest extends Test_Case {

	/**
	 * @dataProvider numbers_of_days
	 *
	 * @param mixed  $days    What is entered.
	 * @param string $problem Pattern of the message; empty for none.
	 */
	public function test_entries_are_kept_for_a_whole_number_of_days_up_to_ten_years_and_anything_else_keeps_the_number_before( $days, int $stored, string $problem ): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		update_option( 'dovetail_blocks_settings', array( 'retention_days' => 7 ) );
		$settings = Settings::sanitize( array( 'retention_days' => $days ) );
		$this->assertSame( $stored, $settings['retention_days'] );
		$problems = array_column( get_settings_errors(), 'message' );
		$this->assertCount( '' === $problem ? 0 : 1, $problems );
		$this->assertMatchesRegularExpression( "/$problem/", implode( $problems ) );
	}

	public static function numbers_of_days(): array {
		return array(
			'ten years'      => array( '3650', 3650, '' ),
			'nothing'        => array( '', 0, '' ),
			'a day more'     => array( '3651', 7, 'a whole number from 0 to 3,650' ),
			'a negative one' => array( '-1', 7, 'a whole number' ),
			'other digits'   => array( '٣', 7, 'a whole number' ),
			'a list'         => array( array( 1 ), 7, 'takes a single value' ),
		);
	}
}
