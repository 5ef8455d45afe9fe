<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Block_Strings;
use Dovetail\Plugin\Disabled_Blocks;
use Dovetail\Tests\Test_Case;

final class DisabledBlocksTest extends Test_Case {

	public function test_each_checkbox_names_a_block_with_its_variations_but_none_is_for_a_part_of_another_block(): void {
		// Load the translated titles as in the admin.
		Block_Strings::add();
		ob_start();
		Disabled_Blocks::render();
		preg_match_all( '~id="dovetail-blocks-on-([a-z-]+)"[^>]*> ([^<]+)</label>~', ob_get_clean(), $boxes );
		$variations = 0;
		foreach ( array_combine( $boxes[1], $boxes[2] ) as $slug => $label ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( "dovetail/$slug" );
			$this->assertTrue( $type->supports['inserter'] ?? true, $slug );
			foreach ( $type->variations as $variation ) {
				++$variations;
				$this->assertStringContainsString( $variation['title'], html_entity_decode( $label ) );
			}
		}
		$this->assertGreaterThan( 0, $variations );
	}
}
