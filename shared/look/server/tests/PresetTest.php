<?php
namespace Dovetail\Look\Tests;

use Dovetail\Tests\Test_Case;

/**
 * Compares a table with the CSS variables that WordPress prints for presets. `tests/look.test.ts` tests the plugin's
 * function with the same table.
 */
final class PresetTest extends Test_Case {

	public function test_a_preset_has_the_css_variable_listed_in_the_table(): void {
		$cases = self::cases();
		$this->assertGreaterThanOrEqual( 200, count( $cases ) );
		$actual = array_map( static fn( $row ) => array( $row[0], _wp_to_kebab_case( $row[0] ) ), $cases );
		$this->assertSame( $cases, $actual );
	}

	/** @dataProvider slugs */
	public function test_the_site_stylesheet_declares_the_css_variable_of_a_color_preset( string $slug ): void {
		$name  = array_column( self::cases(), 1, 0 )[ $slug ];
		$color = array(
			'slug'  => $slug,
			'name'  => $slug,
			'color' => '#aa0000',
		);
		$json  = new \WP_Theme_JSON(
			array(
				'version'  => \WP_Theme_JSON::LATEST_SCHEMA,
				'settings' => array( 'color' => array( 'palette' => array( $color ) ) ),
			)
		);
		$this->assertStringContainsString( "--wp--preset--color--$name: #aa0000;", $json->get_stylesheet( array( 'variables' ) ) );
	}

	public static function slugs(): array {
		return array(
			'with an ordinal'    => array( 'custom-2nd-brand' ),
			'with capitals'      => array( 'XMLHttpRed' ),
			'with other letters' => array( 'custom-красный' ),
		);
	}

	/** @return string[][] Preset slugs and the names of their CSS variables. */
	private static function cases(): array {
		return json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/preset.cases.json' ), true );
	}
}
