<?php
namespace Dovetail\Related_Posts\Tests;

use Dovetail\Related_Posts\Related_Posts;
use Dovetail\Tests\Test_Case;

final class CardTest extends Test_Case {

	/** @dataProvider posts */
	public function test_the_site_renders_the_same_card_as_the_mock( array $post ): void {
		$this->assertSame( $post['html'], Related_Posts::draw( $post, Related_Posts::EVERYTHING ) );
	}

	/** Returns the test cases, which `tests/rules.test.ts` also uses. */
	public static function posts(): array {
		return array_map( static fn( $post ) => array( $post ), json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/card.cases.json' ), true ) );
	}
}
