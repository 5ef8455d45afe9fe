<?php
namespace Dovetail\Validation\Tests;

use Dovetail\Tests\Test_Case;
use Dovetail\Validation\Invisible;

final class InvisibleTest extends Test_Case {

	/** @dataProvider texts */
	public function test_the_server_and_the_view_script_remove_the_same_invisible_characters( string $text, string $visible ): void {
		$this->assertSame( $visible, Invisible::remove( $text ) );
	}

	/** Returns the test cases in `invisible.cases.json`, which the TypeScript tests also use. */
	public static function texts(): array {
		$cases = json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/invisible.cases.json' ), true );
		$sets  = array();
		foreach ( $cases as $index => $case ) {
			$sets[ "$index: {$case['why']}" ] = array( $case['value'], $case['visible'] );
		}
		return $sets;
	}
}
