<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Initial_State;
use Dovetail\Tests\Test_Case;

final class InitialStateTest extends Test_Case {

	public function test_a_site_filters_the_data_of_the_editor_and_no_value_can_end_the_script(): void {
		$this->act_as( 'author' );
		add_filter( 'dovetail_blocks_initial_state', static fn( $state ) => array( 'siteFragment' => '</script><b>&' ) + $state );
		$script = Initial_State::script();
		$this->assertStringNotContainsString( '<', $script );
		$this->assertMatchesRegularExpression( '/^window\.dovetailBlocksInitialState = .*;$/s', $script );
		$json = preg_replace( '/^window\.dovetailBlocksInitialState = |;$/', '', $script );
		$this->assert_has(
			array(
				'siteFragment' => '</script><b>&',
				'siteType'     => 'atomic',
				'jetpack'      => array( 'is_current_user_connected' => true ),
			),
			json_decode( $json, true )
		);
	}
}
