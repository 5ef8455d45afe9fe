<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class ProductTypeTest extends Test_Case {
	use Paypal_Mock;

	/** ID of the product in the showcase post, which the author owns. */
	const SHOWN = 900101;

	/** @dataProvider readers */
	public function test_only_users_who_may_edit_the_product_can_read_the_email_address_of_the_account( string $login, bool $sees_address ): void {
		$product = self::make_product();
		$this->make_page( $product );
		if ( '' !== $login ) {
			$this->act_as( $login );
		}
		$meta = $this->rest( 'GET', "/wp/v2/jp_pay_product/$product" )->get_data()['meta'];
		$this->assertSame( 45, (int) $meta['spay_price'] );
		$this->assertSame( $sees_address ? 'bakery@example.com' : null, $meta['spay_email'] ?? null );
		$list = array_column( $this->rest( 'GET', '/wp/v2/jp_pay_product', array( 'exclude' => array( self::SHOWN ) ) )->get_data(), 'meta' );
		$this->assertNotEmpty( $list );
		$this->assertSame( $sees_address, array() !== array_filter( array_column( $list, 'spay_email' ) ) );
	}

	public static function readers(): array {
		return array(
			'a visitor'         => array( '', false ),
			'a contributor'     => array( 'contributor', false ),
			'an author'         => array( 'author', false ),
			'an administrator'  => array( 'admin', true ),
		);
	}

	/** @dataProvider new_products */
	public function test_only_users_who_may_publish_can_create_a_product_and_only_a_sellable_one_is_published( string $login, string $status, array $meta, int $answer, string $key = '' ): void {
		$this->act_as( $login );
		$made = $this->rest(
			'POST',
			'/wp/v2/jp_pay_product',
			array(
				'title'  => 'Bread',
				'status' => $status,
				'meta'   => $meta + array(
					'spay_currency' => 'JPY',
					'spay_price'    => 5,
					'spay_email'    => 'a@example.com',
					'spay_multiple' => false,
				),
			)
		);
		$this->assertSame( $answer, $made->get_status() );
		$this->assertSame( $key, $made->get_data()['data']['key'] ?? '' );
	}

	public static function new_products(): array {
		return array(
			'by a contributor'                           => array( 'contributor', 'draft', array(), 403 ),
			'by an author'                               => array( 'author', 'publish', array(), 201 ),
			'with a price of zero'                       => array( 'author', 'publish', array( 'spay_price' => 0 ), 400, 'spay_price' ),
			'with a negative price'                      => array( 'author', 'publish', array( 'spay_price' => -1 ), 400, 'spay_price' ),
			'with a price in yen with decimals'          => array( 'author', 'publish', array( 'spay_price' => 4.5 ), 400, 'spay_price' ),
			'with a price of a trillion'                 => array( 'author', 'publish', array( 'spay_price' => 1e12 ), 400, 'spay_price' ),
			'without an address'                         => array( 'author', 'publish', array( 'spay_email' => '' ), 201 ),
			'with an invalid address'                    => array( 'author', 'publish', array( 'spay_email' => 'nobody' ), 400, 'spay_email' ),
			'in a currency that PayPal does not support' => array( 'author', 'publish', array( 'spay_currency' => 'INR' ), 400, 'spay_currency' ),
			'as a draft with a price of zero'            => array( 'author', 'draft', array( 'spay_price' => 0 ), 201 ),
		);
	}
}
