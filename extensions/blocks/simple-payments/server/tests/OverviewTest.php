<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Plugin\Overview;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

/** Tests which posts the Overview names because visitors can't buy the product there. */
final class OverviewTest extends Test_Case {
	use Paypal_Mock;

	public function test_the_overview_names_a_post_whose_product_is_missing_or_cannot_be_bought(): void {
		$this->act_as( 'admin' );
		$this->publish( 'Class', array( 'productId' => self::make_product() ) );
		$this->publish( 'No product', array() );
		$this->publish( 'Link', array( 'paymentLink' => 'https://www.paypal.com/ncp/payment/ABC' ) );
		$this->assertSame( array( 'No product' ), self::named() );
		$this->publish( 'Bank', array( 'productId' => self::make_product( array( 'email' => '' ) ), 'bankTransfer' => array( 'on' => true, 'name' => 'Bakery', 'iban' => 'DE89370400440532013000' ) ) );
		self::disconnect();
		$this->assertSame( array( 'No product', 'Class' ), self::named() );
	}

	private function publish( string $title, array $attributes ): void {
		$this->create_post( array( 'post_title' => $title, 'post_content' => self::markup( $attributes ) ) );
	}

	/** @return string[] Titles of the posts that the Overview names. */
	private static function named(): array {
		return array_column( wp_list_filter( Overview::rows()['attention'], array( 'label' => 'Edit Post' ) ), 'title' );
	}
}
