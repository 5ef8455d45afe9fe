<?php
namespace Dovetail\Podcast_Player\Tests;

use Dovetail\Podcast_Player\Stage;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-feeds.php';

/**
 * Tests the header of a podcast. `tests/header.test.ts` compares the mock and the example with the same expected HTML.
 */
final class HeaderTest extends Test_Case {

	use Feeds;

	public function test_preview_page_and_mock_render_the_same_header(): void {
		self::read( self::url() );
		$this->act_as( 'author' );
		$header = $this->rest( 'GET', '/wpcom/v2/podcast-player', array( 'url' => self::url() ) )->get_data()['header'];
		$this->assertSame( str_replace( '{origin}', DOVETAIL_TESTS_PLATFORM, self::headers()['mock'] ), $header );
		$this->assertStringContainsString( $header, do_blocks( self::player( self::url() ) ) );
	}

	public function test_a_header_without_link_and_cover_matches_the_example(): void {
		$podcast = array(
			'title' => 'Quiet Hours',
			'link'  => '',
			'cover' => '',
		);
		$this->assertSame( self::headers()['example'], Stage::header( $podcast, true, false ) );
	}

	/** @return array{mock: string, example: string} */
	private static function headers(): array {
		return json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/header.cases.json' ), true );
	}
}
