<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Simple_Payments\Shop;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class PaymentLinksTest extends Test_Case {
	use Paypal_Mock;

	/** @dataProvider links */
	public function test_server_and_editor_recognize_the_same_payment_links( string $link, bool $is_payment_link ): void {
		$this->assertSame( $is_payment_link, Shop::is_link( $link ) );
	}

	public static function links(): array {
		$cases = json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/payment-links.cases.json' ), true );
		return array_combine( array_column( $cases, 0 ), $cases );
	}

	public function test_a_payment_link_is_an_ordinary_link_to_paypal(): void {
		self::disconnect();
		$html = $this->draw_payment_link( 'https://www.paypal.com/ncp/payment/ABC?a=1&amp;b=2' );
		$this->assertStringContainsString( '<a class="wp-block-button__link wp-element-button" href="https://www.paypal.com/ncp/payment/ABC?a=1&#038;b=2" rel="nofollow">Pay with PayPal</a>', $html );
		$this->assertStringContainsString( 'You pay ' . get_bloginfo( 'name' ) . ' through PayPal.', $html );
	}

	public function test_the_price_of_a_product_with_a_payment_link_is_shown_if_it_has_one(): void {
		$link = 'https://www.paypal.com/ncp/payment/ABC';
		$this->assertMatchesRegularExpression( '~__price">12,30.€</p>~u', $this->draw_payment_link( $link, array( 'price' => 12.3, 'currency' => 'EUR' ) ) );
		foreach ( array( null, 0, -3, 12.345 ) as $price ) {
			$this->assertStringNotContainsString( '__price', $this->draw_payment_link( $link, compact( 'price' ) ) );
		}
	}

	/** @dataProvider other_links */
	public function test_a_link_to_another_host_is_not_a_payment_link( string $link ): void {
		self::disconnect();
		$this->assertStringNotContainsString( 'wp-element-button" href', $this->draw_payment_link( $link ) );
	}

	public static function other_links(): array {
		return array(
			'PayPal’s host as a subdomain' => array( 'https://paypal.com.example.org/x' ),
			'without TLS'                  => array( 'http://www.paypal.com/x' ),
			'PayPal’s URL in the path'     => array( 'https://example.org/https://www.paypal.com/' ),
			'PayPal’s host as a user name' => array( 'https://www.paypal.com@example.org/' ),
		);
	}

	private function draw_payment_link( string $link, array $attributes = array() ): string {
		return self::draw( $this->create_post( array( 'post_content' => self::markup( array( 'paymentLink' => $link ) + $attributes ) ) ) );
	}
}
