<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

/** Tests that PHP reads attributes as the editor does. The editor's tests use the same test cases. */
final class AttributesTest extends Test_Case {

	/**
	 * @dataProvider attributes
	 *
	 * @param mixed $raw
	 * @param mixed $expected
	 */
	// spec: 000-5-6
	public function test_attributes_are_parsed_as_in_the_editor( array $rule, $raw, $expected ): void {
		$this->assertEquals( $expected, self::read( $rule, $raw ) );
	}

	public static function attributes(): array {
		return array_map(
			static fn( $row ) => array( $row['rule'], $row['raw'], $row['value'] ),
			self::table( 'attributes/tests/attributes.cases.json' )
		);
	}

	/**
	 * @dataProvider colors
	 *
	 * @param mixed $value
	 */
	// spec: 000-5-1
	public function test_colors_are_accepted_as_in_the_editor( $value, ?string $color ): void {
		$this->assertSame( $color, self::read( array( 'type' => 'string', 'format' => 'color' ), $value ) );
	}

	public static function colors(): array {
		return array_map(
			static fn( $row ) => array( self::value( $row ), $row['color'] ),
			self::table( 'validation/tests/color.cases.json' )
		);
	}

	/**
	 * @dataProvider addresses
	 *
	 * @param mixed $value
	 */
	public function test_urls_are_accepted_as_in_the_editor( $value, bool $is_accepted ): void {
		$this->assertSame( $is_accepted, null !== self::read( array( 'type' => 'string', 'format' => 'url' ), $value ) );
	}

	public static function addresses(): array {
		return array_map(
			static fn( $row ) => array( self::value( $row ), $row['isHttpUrl'] ),
			self::table( 'validation/tests/url.cases.json' )
		);
	}

	private static function read( array $rule, $raw ) {
		return Attributes::read( array( 'it' => $rule ), array( 'it' => $raw ) )['it'];
	}

	/** Returns the value of a test case; a string is repeated `times` times. */
	private static function value( array $row ) {
		return is_string( $row['value'] ) ? str_repeat( $row['value'], $row['times'] ?? 1 ) : $row['value'];
	}

	/** @return array<string, array> Rows of a table in `shared`, by description. */
	private static function table( string $path ): array {
		$rows = json_decode( file_get_contents( dirname( __DIR__, 3 ) . "/shared/$path" ), true );
		return array_combine( array_map( static fn( $number, $row ) => "$number: {$row['why']}", array_keys( $rows ), $rows ), $rows );
	}
}
