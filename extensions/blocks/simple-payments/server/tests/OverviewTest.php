<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Plugin\Overview;
use Dovetail\Simple_Payments\Product_Type;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

/** Tests the Overview: its step for a first product, and the posts where visitors can't buy a product. */
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

	public function test_the_overview_suggests_a_shop_page_until_a_product_is_published(): void {
		self::delete_products();
		$this->act_as( 'admin' );
		$step  = static fn(): array => array_column( Overview::rows()['steps'], 'url', 'title' );
		$draft = self::make_product( array( 'status' => 'draft' ) );
		$this->assertStringContainsString( 'dovetail-pattern=small-shop', $step()['Sell something'] );
		wp_publish_post( $draft );
		$this->assertArrayNotHasKey( 'Sell something', $step() );
	}

	public function test_the_overview_does_not_suggest_a_shop_page_after_an_item_with_a_payment_link_is_published(): void {
		self::delete_products();
		$this->act_as( 'admin' );
		$this->assertContains( 'Sell something', array_column( Overview::rows()['steps'], 'title' ) );
		$this->publish( 'Link', array( 'paymentLink' => 'https://www.paypal.com/ncp/payment/ABC' ) );
		$this->assertNotContains( 'Sell something', array_column( Overview::rows()['steps'], 'title' ) );
	}

	public function test_only_an_owner_is_asked_to_sell_something(): void {
		self::delete_products();
		$this->act_as( 'editor' );
		$this->assertNotContains( 'Sell something', array_column( Overview::rows()['steps'], 'title' ) );
	}

	/** Deletes the test site's own products. */
	private static function delete_products(): void {
		array_map( 'wp_delete_post', get_posts( array( 'post_type' => Product_Type::TYPE, 'fields' => 'ids' ) ) );
	}

	private function publish( string $title, array $attributes ): void {
		$this->create_post( array( 'post_title' => $title, 'post_content' => self::markup( $attributes ) ) );
	}

	/** @return string[] Titles of the posts that the Overview names. */
	private static function named(): array {
		return array_column( wp_list_filter( Overview::rows()['attention'], array( 'label' => 'Edit Post' ) ), 'title' );
	}
}
