<?php
namespace Dovetail\Tiled_Gallery\Tests;

use Dovetail\Tests\Test_Case;
use Dovetail\Tiled_Gallery\Sources;

final class SourcesTest extends Test_Case {

	/**
	 * The editor's unit test uses the same cases.
	 *
	 * @dataProvider sizes
	 * @param int[] $widths
	 */
	public function test_the_server_offers_the_same_widths_of_a_picture_as_the_editor( int $width, int $height, bool $is_square, array $widths ): void {
		$tag = new \WP_HTML_Tag_Processor( "<img src=\"https://example.com/a.jpg\" data-width=\"$width\" data-height=\"$height\">" );
		$tag->next_tag();
		Sources::serve( $tag, 'https://cdn.example', $is_square );
		preg_match_all( '~ (\d+)w~', (string) $tag->get_attribute( 'srcset' ), $found );
		$this->assertSame( $widths, array_map( 'intval', $found[1] ) );
	}

	public static function sizes(): array {
		return json_decode( file_get_contents( __DIR__ . '/../../tests/widths.cases.json' ), true );
	}
}
