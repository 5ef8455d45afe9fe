<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Json;
use Dovetail\Tests\Test_Case;

final class JsonTest extends Test_Case {

	public function test_json_with_an_object_of_more_than_a_thousand_names_is_not_decoded(): void {
		$large = self::object( 1001 );
		$texts = array( $large, "[{\"a\":$large}]", "{\"a\":\"\\\\\",\"b\":$large}", '[' . self::object( 2 ) . ",$large]", self::object( 20000 ) );
		foreach ( $texts as $text ) {
			$this->assertNull( Json::decode( $text ), substr( $text, 0, 50 ) );
		}
	}

	/** @dataProvider with_many_names */
	public function test_json_with_many_small_objects_is_decoded_even_if_its_strings_contain_json_syntax( array $value ): void {
		$this->assertSame( $value, Json::decode( wp_json_encode( $value ) ) );
	}

	public static function with_many_names(): array {
		return array(
			'2000 objects'            => array( array_map( static fn( $id ) => array( 'id' => $id, 'text' => '":{"\\' ), range( 1, 2000 ) ) ),
			'names within a text'     => array( array( 'text' => str_repeat( '":', 5000 ), 'last' => '\\' ) ),
			'an object of 1000 names' => array( json_decode( self::object( 1000 ), true ) ),
		);
	}

	public function test_json_with_text_after_the_object_is_invalid(): void {
		$this->assertNull( Json::decode( self::object( 1000 ) . ':"' ) );
	}

	/** Returns a JSON object whose names all share one slot of PHP's hash tables. */
	private static function object( int $names ): string {
		return '{' . implode( ',', array_map( static fn( $index ) => '"' . $index * 2 ** 17 . '":0', range( 0, $names - 1 ) ) ) . '}';
	}
}
