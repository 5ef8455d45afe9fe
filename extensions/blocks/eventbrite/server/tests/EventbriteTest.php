<?php
namespace Dovetail\Eventbrite\Tests;

use Dovetail\Eventbrite\Eventbrite;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class EventbriteTest extends Test_Case {

	const BREAD = 'https://www.eventbrite.com/e/bread-baking-day-tickets-123456789012';

	/** @dataProvider frames */
	public function test_an_event_url_is_embedded_in_a_frame( array $attributes, ?array $frame ): void {
		if ( $frame ) {
			$frame['src'] = str_replace( array( '{base}', '{page}' ), array( DOVETAIL_TESTS_PLATFORM . '/services/eventbrite', rawurlencode( home_url( '/' ) ) ), $frame['src'] );
		}
		$this->assertEquals( $frame, self::frame( $attributes ) );
	}

	public static function frames(): array {
		$frames = array();
		foreach ( json_decode( file_get_contents( __DIR__ . '/frames.json' ), true ) as $index => $case ) {
			$frames[ $case['why'] ?? $index ] = array( $case['attributes'], $case['frame'] );
		}
		return $frames;
	}

	public function test_a_page_without_https_does_not_embed_eventbrite(): void {
		self::use_eventbrite_itself_at( 'http://site.example/' );
		$this->assertNull( self::frame( array( 'url' => self::BREAD ) ) );
	}

	public function test_the_frame_url_contains_the_url_of_the_https_page(): void {
		self::use_eventbrite_itself_at( 'https://site.example/' );
		$this->assertSame( 'https://www.eventbrite.com/checkout-external?eid=123456789012&parent=https%3A%2F%2Fsite.example%2F', self::frame( array( 'url' => self::BREAD ) )['src'] );
	}

	private static function use_eventbrite_itself_at( string $home ): void {
		add_filter( 'dovetail_blocks_services', static fn() => array( 'eventbrite' => 'https://www.eventbrite.com' ), 99 );
		add_filter( 'home_url', static fn() => $home );
	}

	private static function frame( array $attributes ): ?array {
		return Eventbrite::frame( Attributes::for_block( 'eventbrite', $attributes ) );
	}
}
