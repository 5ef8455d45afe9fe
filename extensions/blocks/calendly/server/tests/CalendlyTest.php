<?php
namespace Dovetail\Calendly\Tests;

use Dovetail\Calendly\Calendly;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class CalendlyTest extends Test_Case {

	/** @dataProvider frames */
	public function test_a_calendly_url_is_embedded_in_a_frame( array $attributes, ?array $frame ): void {
		if ( $frame ) {
			$frame['src'] = strtr(
				$frame['src'],
				array(
					'{base}' => DOVETAIL_TESTS_PLATFORM . '/services/calendly',
					'{host}' => wp_parse_url( home_url(), PHP_URL_HOST ),
				)
			);
		}
		$this->assertEquals( $frame, Calendly::frame( Attributes::for_block( 'calendly', $attributes ) ) );
	}

	public static function frames(): array {
		$frames = array();
		foreach ( json_decode( file_get_contents( __DIR__ . '/frames.json' ), true ) as $case ) {
			$frames[ $case['why'] ] = array( $case['attributes'], $case['frame'] );
		}
		return $frames;
	}
}
