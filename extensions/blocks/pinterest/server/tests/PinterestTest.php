<?php
namespace Dovetail\Pinterest\Tests;

use Dovetail\Pinterest\Pinterest;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class PinterestTest extends Test_Case {

	public function test_text_in_the_frame_document_cannot_close_an_attribute(): void {
		add_filter( 'dovetail_blocks_services', static fn() => array( 'pinterest' => 'https://x.example/"><b>&' ), 99 );
		$page = Pinterest::frame( Attributes::for_block( 'pinterest', array( 'url' => 'https://www.pinterest.de/annaberg/brot-backen/' ) ) )['page'];
		$this->assertStringContainsString( 'src="https://x.example/&quot;&gt;&lt;b&gt;&amp;/js/pinit.js"', $page );
	}

	/** @dataProvider frames */
	public function test_a_pinterest_url_is_embedded_in_a_frame( array $attributes, ?array $frame ): void {
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

	public static function frames(): array {
		$frames = array();
		foreach ( json_decode( file_get_contents( __DIR__ . '/frames.json' ), true ) as $case ) {
			$frames[ $case['why'] ] = array( $case['attributes'], $case['frame'] );
		}
		return $frames;
	}
}
