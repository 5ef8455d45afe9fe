<?php
namespace Dovetail\Map\Tests;

use Dovetail\Map\Place_Search;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/src/plugin/tests/public-hosts.php';

/**
 * Tests short links of map services. The site follows only their redirects.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class MapLinksTest extends Test_Case {

	const SHORT = 'https://maps.app.goo.gl/AbC123';
	const PAGE  = 'https://www.google.com/maps/place/Gate/@52.5163,13.3777,17z';

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'author' );
	}

	/** @dataProvider short_links */
	public function test_a_short_link_resolves_to_its_page_without_loading_the_page( string $short, string $page ): void {
		$this->redirect( array( $short => $page ) );
		$answer = $this->resolve( $short );
		$this->assertSame( 200, $answer->get_status() );
		$this->assertSame( array( 'url' => $page ), $answer->get_data() );
		$this->assertSame( array( $short ), array_column( $this->requests(), 'url' ) );
	}

	public static function short_links(): array {
		return array(
			'Google Maps'               => array( self::SHORT, self::PAGE ),
			'Google Maps of a country'  => array( 'https://goo.gl/maps/x', 'https://maps.google.co.uk/?q=52.5,13.4' ),
			'Apple Maps'                => array( 'https://maps.apple/p/x', 'https://maps.apple.com/place?coordinate=52.5,13.4' ),
			'older links of Apple Maps' => array( 'https://maps.apple.com/p/x', 'https://maps.apple.com/place?coordinate=52.5,13.4' ),
			'OpenStreetMap'             => array( 'https://osm.org/go/0MZ', 'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4' ),
		);
	}

	public function test_a_short_link_may_redirect_to_another_short_link(): void {
		$this->redirect( array( 'https://goo.gl/maps/x' => self::SHORT, self::SHORT => self::PAGE ) );
		$this->assertSame( array( 'url' => self::PAGE ), $this->resolve( 'https://goo.gl/maps/x' )->get_data() );
	}

	/** @dataProvider other_addresses */
	public function test_a_link_to_another_host_is_rejected_without_a_request( string $url ): void {
		$this->redirect( array() );
		$this->assertSame( 400, $this->resolve( $url )->get_status() );
		$this->assertSame( array(), $this->requests() );
	}

	public static function other_addresses(): array {
		return array(
			'a map page'                  => array( self::PAGE ),
			'another host'                => array( 'https://example.com/maps.app.goo.gl/x' ),
			'a similar host'              => array( 'https://maps.app.goo.gl.example.com/x' ),
			'a user name before the host' => array( 'https://me@maps.app.goo.gl/x' ),
			'without encryption'          => array( 'http://maps.app.goo.gl/x' ),
			'a private host'              => array( 'https://127.0.0.1/' ),
			'a URL that is too long'      => array( self::SHORT . str_repeat( 'x', Place_Search::MAX_LENGTH ) ),
			'empty text'                  => array( '' ),
		);
	}

	/** @dataProvider wrong_ways */
	public function test_a_short_link_that_does_not_lead_to_a_map_page_is_rejected( string $to, int $requests ): void {
		$this->redirect( array( self::SHORT => $to ) );
		$answer = $this->resolve( self::SHORT );
		$this->assertSame( 502, $answer->get_status() );
		$this->assertStringContainsString( 'copy the address of that page', $answer->get_data()['message'] );
		$this->assertCount( $requests, $this->requests() );
	}

	public static function wrong_ways(): array {
		return array(
			'to another host'    => array( 'https://example.com/', 1 ),
			'to a similar host'  => array( 'https://www.google.com.example.com/maps', 1 ),
			'to a private host'  => array( 'http://169.254.169.254/latest', 1 ),
			'without encryption' => array( 'http://www.google.com/maps', 1 ),
			'in a loop'          => array( self::SHORT, Place_Search::MAX_REDIRECTS ),
			'without a target'   => array( '', 1 ),
		);
	}

	public function test_an_unreachable_short_link_returns_status_502(): void {
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed', 'late' ) );
		$this->assertSame( 502, $this->resolve( self::SHORT )->get_status() );
	}

	public function test_a_user_can_resolve_at_most_twenty_short_links_per_minute(): void {
		$this->redirect( array( self::SHORT => self::PAGE ) );
		for ( $times = 0; $times < Place_Search::MAX_LINKS_PER_MINUTE; $times++ ) {
			Rate_Limit::count( 'map_link_' . get_current_user_id(), Place_Search::MAX_LINKS_PER_MINUTE, MINUTE_IN_SECONDS );
		}
		$this->assertSame( 429, $this->resolve( self::SHORT )->get_status() );
		$this->assertSame( array(), $this->requests() );
	}

	public function test_visitors_cannot_resolve_links(): void {
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->resolve( self::SHORT )->get_status() );
	}

	private function redirect( array $ways ): void {
		$this->answer_http(
			static fn( $url ) => array(
				'status'  => empty( $ways[ $url ] ) ? 200 : 302,
				'headers' => empty( $ways[ $url ] ) ? array() : array( 'location' => $ways[ $url ] ),
			)
		);
	}

	private function resolve( string $url ): \WP_REST_Response {
		return $this->rest( 'GET', '/dovetail/v1/map-link', array( 'url' => $url ) );
	}
}
