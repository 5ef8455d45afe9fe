<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Test_Case;

final class PersonalDataTest extends Test_Case {

	/**
	 * @dataProvider lists
	 *
	 * @param mixed $left Value that another plugin returns instead of a valid list of personal data.
	 */
	public function test_the_privacy_tools_export_and_erase_our_data_even_if_another_plugin_adds_invalid_entries( $left ): void {
		$ours = self::tools();
		$this->assertContains( 'dovetail-blocks-forms', $ours[0] );
		$this->assertSame( $ours[0], $ours[1] );
		add_filter( 'dovetail_blocks_personal_data', static fn() => $left, 1 );
		$this->assertSame( $ours, self::tools() );
	}

	public static function lists(): array {
		return array(
			'null'                            => array( null ),
			'false'                           => array( false ),
			'a text instead of a description' => array( array( 'loaves' => 'none' ) ),
			'no class'                        => array( array( 'loaves' => array( 'title' => 'Loaves' ) ) ),
			'a class that is missing'         => array( array( 'loaves' => array( 'title' => 'Loaves', 'class' => 'No_Such_Class' ) ) ),
		);
	}

	/** @return array{0: string[], 1: string[]} Names of the exporters and of the erasers. */
	private static function tools(): array {
		return array_map(
			static fn( $tools ) => array_values( preg_grep( '~^(?:dovetail|loaves)~', array_keys( apply_filters( "wp_privacy_personal_data_$tools", array() ) ) ) ),
			array( 'exporters', 'erasers' )
		);
	}
}
