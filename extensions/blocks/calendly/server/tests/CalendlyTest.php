<?php
namespace Dovetail\Calendly\Tests;

use Dovetail\Calendly\Calendly;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class CalendlyTest extends Test_Case {

	/** @dataProvider frames */
	public function test_the_server_loads_the_frame_of_the_editor( array $attributes, ?array $frame ): void {
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

	/** Cases shared with `tests/provider.test.ts`. */
	public static function frames(): array {
		$frames = array();
		foreach ( json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/frame.cases.json' ), true ) as $case ) {
			$frames[ $case['why'] ] = array( $case['attributes'], $case['frame'] );
		}
		return $frames;
	}
}
