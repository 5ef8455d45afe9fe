<?php
namespace Dovetail\Opentable\Tests;

use Dovetail\Embed\Embed;
use Dovetail\Opentable\Reservation;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class ReservationTest extends Test_Case {

	const PAGE = 'https://www.opentable.com/restref/client/?rid=7&amp;rid=8';

	// spec: 002-9-9 (languages, the default from the site locale, sizes of the styles)
	/** @dataProvider frames */
	public function test_a_reservation_has_a_frame_in_the_language_of_the_site( string $site, array $attributes, ?array $frame ): void {
		add_filter( 'locale', static fn() => $site );
		if ( $frame ) {
			$frame['src'] = DOVETAIL_TESTS_PLATFORM . "/services/opentable{$frame['src']}";
		}
		$this->assertEquals( $frame, Reservation::frame( Attributes::for_block( 'opentable', $attributes ) ) );
	}

	public static function frames(): array {
		$frames = array();
		foreach ( json_decode( file_get_contents( __DIR__ . '/frames.json' ), true ) as $case ) {
			$frames[ $case['why'] ] = array( $case['site'], $case['attributes'], $case['frame'] );
		}
		return $frames;
	}

	/** @dataProvider addresses */
	public function test_a_link_whose_text_is_its_url_gets_a_readable_text( string $text ): void {
		$this->assertSame( self::link( self::PAGE, 'Book at OpenTable' ), self::draw( self::link( self::PAGE, $text ) ) );
	}

	public static function addresses(): array {
		return array(
			'without a scheme' => array( 'opentable.com/restref/client/?rid=7&amp;rid=8' ),
			'without a query'  => array( 'opentable.com/restref/client' ),
			'the full URL'     => array( self::PAGE ),
		);
	}

	public function test_the_text_of_a_link_is_escaped(): void {
		$this->assertSame( self::link( self::PAGE, 'Fish &amp; &lt;b&gt;' ), self::draw( self::link( self::PAGE, self::PAGE ), 'Fish & <b>' ) );
	}

	/** @dataProvider words */
	public function test_a_link_text_that_the_author_wrote_is_kept( string $text ): void {
		$this->assertSame( self::link( self::PAGE, $text ), self::draw( self::link( self::PAGE, $text ) ) );
	}

	public static function words(): array {
		return array(
			'a name'           => array( 'Trattoria Bellini' ),
			'one word'         => array( 'opentable' ),
			'another URL'      => array( 'bellini.example' ),
			'emphasized words' => array( '<em>opentable.com</em>' ),
		);
	}

	public function test_a_link_is_unchanged_if_there_is_no_text_for_it(): void {
		$this->assertSame( self::link( self::PAGE, self::PAGE ), self::draw( self::link( self::PAGE, self::PAGE ), '' ) );
	}

	public function test_a_very_long_link_is_unchanged(): void {
		$long = self::link( 'https://x.example/' . str_repeat( 'a', 300000 ), 'x.' );
		$this->assertTrue( self::draw( $long ) === $long );
	}

	public function test_the_title_of_a_frame_contains_its_url(): void {
		$frame = array(
			'src'    => 'https://a.example/',
			'height' => 1,
		);
		$this->assertStringContainsString( '"title":"opentable.com/restref/client/?rid=7\u0026rid=8"', Embed::draw( 'opentable', self::link( self::PAGE, self::PAGE ), $frame, 'Book' ) );
	}

	private static function draw( string $html, string $words = 'Book at OpenTable' ): string {
		return Embed::draw( 'opentable', $html, null, $words );
	}

	private static function link( string $href, string $text ): string {
		return "<div class=\"wp-block-dovetail-opentable\"><p><a href=\"$href\">$text</a></p></div>";
	}
}
