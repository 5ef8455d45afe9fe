<?php
namespace Dovetail\Validation\Tests;

use Dovetail\Tests\Test_Case;
use Dovetail\Validation\Email;

final class EmailTest extends Test_Case {

	/**
	 * @dataProvider addresses
	 *
	 * @param mixed $address
	 */
	public function test_the_server_and_the_editor_accept_the_same_addresses( $address, bool $is_valid ): void {
		$this->assertSame( $is_valid, Email::is_valid( $address ) );
	}

	/** Returns the test cases in `email.cases.json`, which the TypeScript tests also use. */
	public static function addresses(): array {
		$cases = json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/email.cases.json' ), true );
		$sets  = array();
		foreach ( $cases as $index => $case ) {
			$sets[ "$index: {$case['why']}" ] = array( isset( $case['times'] ) ? str_repeat( $case['value'], $case['times'] ) : $case['value'], $case['valid'] );
		}
		return $sets;
	}
}
