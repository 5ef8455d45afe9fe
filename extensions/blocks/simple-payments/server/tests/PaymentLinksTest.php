<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Simple_Payments\Shop;
use Dovetail\Tests\Test_Case;

final class PaymentLinksTest extends Test_Case {

	/** @dataProvider links */
	public function test_server_and_editor_recognize_the_same_payment_links( string $link, bool $is_payment_link ): void {
		$this->assertSame( $is_payment_link, Shop::is_link( $link ) );
	}

	public static function links(): array {
		$cases = json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/tests/payment-links.cases.json' ), true );
		return array_combine( array_column( $cases, 0 ), $cases );
	}
}
