<?php
namespace Dovetail\Pinterest\Tests;

use Dovetail\Pinterest\Pinterest;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class PinterestTest extends Test_Case {

	/** @dataProvider frames */
	public function test_the_server_loads_the_frame_of_the_editor( array $attributes, ?array $frame ): void {
		$base   = DOVETAIL_TESTS_PLATFORM . '/services/pinterest';
		$actual = Pinterest::frame( Attributes::for_block( 'pinterest', $attributes ) );
		if ( isset( $frame['src'] ) ) {
			$frame['src'] = str_replace( '{base}', $base, $frame['src'] );
		}
		if ( isset( $actual['page'] ) ) {
			$page = $actual['page'];
			$this->assertStringContainsString( "src=\"$base/js/pinit.js\"", $page );
			$actual['widget']  = preg_match( '/data-pin-do="([^"]*)"/', $page, $found ) ? $found[1] : null;
			$actual['address'] = preg_match( '/href="([^"]*)"/', $page, $found ) ? $found[1] : null;
			unset( $actual['page'] );
		}
		$this->assertEquals( $frame, $actual );
	}

	/** Cases shared with `tests/provider.test.ts`. */
	public static function frames(): array {
		$frames = array();
		foreach ( json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/frame.cases.json' ), true ) as $case ) {
			$frames[ $case['why'] ] = array( $case['attributes'], $case['frame'] );
		}
		return $frames;
	}
}
