<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Simple_Payments\Purchase;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Places;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

/** Tests purchase forms outside of post content: in widgets, template parts and cached pages. */
final class PlacesTest extends Test_Case {
	use Places;
	use Paypal_Mock;

	public function test_a_form_in_a_widget_or_template_part_shows_the_result_on_its_page(): void {
		$product = self::make_product();
		foreach ( $this->draw_around( self::markup( array( 'productId' => $product ) ), '/a-page/' ) as $place => $html ) {
			$this->assertMatchesRegularExpression( '~<form(?![^>]* action="[^#])[^>]* method="post"~', $html, $place );
			$answer = self::send( self::form_in( $html ), '127.0.0.1', '', '/a-page/' );
			$this->assertSame( 303, $answer['status'], $answer['said'] );
			$back = self::approve_order( self::order_of( $answer['location'] ) );
			$this->assertStringStartsWith( home_url( '/a-page/?' ), $back, $place );
			$this->assertStringContainsString( 'Thank you', self::come_back( $back )['said'], $place );
		}
	}

	public function test_a_form_on_a_page_that_was_cached_for_48_hours_works(): void {
		$html = do_blocks( self::markup( array( 'productId' => self::make_product() ) ) );
		Clock::pass( 2 * DAY_IN_SECONDS );
		$this->assertSame( 303, self::send( self::form_in( $html ) )['status'] );
	}

	/** @return array<string, string> The fields of the form on a page, with a new key. */
	private static function form_in( string $html ): array {
		self::assertSame( 1, preg_match( '/name="' . Purchase::FIELD . '" value="([^"]+)"/', $html, $found ) );
		return array(
			Purchase::FIELD => $found[1],
			'key'           => wp_generate_uuid4(),
		);
	}
}
