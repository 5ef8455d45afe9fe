<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Secret;
use Dovetail\Simple_Payments\Purchase;
use Dovetail\Simple_Payments\Purchase_Note;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class PurchaseTest extends Test_Case {
	use Paypal_Mock;

	public function test_the_stored_price_is_charged_whatever_the_page_or_the_form_contains(): void {
		$product = self::make_product();
		$page    = $this->make_page( $product );
		$answer  = self::send( array_fill_keys( array( 'amount', 'price', 'currency', 'email' ), '0.01' ) + self::fields( $page, $product ) );
		$this->assertSame( 303, $answer['status'] );
		$this->assertStringContainsString( '/services/paypal/checkoutnow?token=', $answer['location'] );
		$unit = self::ordered()[0];
		$this->assertSame( '45.00', $unit['amount']['value'] );
		$this->assertSame( 'bakery@example.com', $unit['payee']['email_address'] );
		$html = self::draw( $page );
		$this->assertStringContainsString( '45,00', $html );
		$this->assertStringNotContainsString( 'bakery@example.com', $html );
	}

	/** @dataProvider prices */
	public function test_an_amount_has_as_many_decimals_as_paypal_accepts( string $currency, float $price, string $amount ): void {
		$this->assertSame( 303, self::send( array( 'quantity' => '3' ) + $this->new_form( compact( 'currency', 'price' ) ) )['status'] );
		$this->assertSame( $amount, self::ordered()[0]['amount']['value'] );
	}

	public static function prices(): array {
		return array(
			'no decimals for forints'        => array( 'HUF', 1490, '4470' ),
			'no decimals for yen'            => array( 'JPY', 1200, '3600' ),
			'no decimals for Taiwan dollars' => array( 'TWD', 300, '900' ),
			'two decimals for US dollars'    => array( 'USD', 19.99, '59.97' ),
			'two decimals for zloty'         => array( 'PLN', 5, '15.00' ),
		);
	}

	/** @dataProvider amounts_around_the_maximum */
	public function test_a_purchase_above_the_maximum_amount_in_paypals_units_is_rejected( array $product, string $quantity, bool $is_too_much ): void {
		$answer = self::send( compact( 'quantity' ) + $this->new_form( $product ) );
		$this->assertSame( $is_too_much ? 400 : 303, $answer['status'] );
		if ( $is_too_much ) {
			$this->assertSame( 'This is more than PayPal accepts in one payment. Reduce the quantity. Nothing was charged.', $answer['said'] );
		}
	}

	public static function amounts_around_the_maximum(): array {
		$dollars = array( 'currency' => 'TWD', 'price' => 20000000 );
		$euros   = array( 'price' => 9999999.99 );
		return array(
			'forty million Taiwan dollars' => array( $dollars, '2', false ),
			'two billion Taiwan dollars'   => array( $dollars, '100', true ),
			'ten million euros'            => array( $euros, '1', false ),
			'twenty million euros'         => array( $euros, '2', true ),
		);
	}

	/** @dataProvider products_that_cannot_be_charged */
	public function test_a_product_that_cannot_be_charged_is_not_sold( array $fields ): void {
		$product = self::make_product( $fields );
		$page    = $this->make_page( $product );
		$this->assertStringNotContainsString( Purchase::FIELD, self::draw( $page ) );
		$this->assertSame( 410, self::send( self::fields( $page, $product ) )['status'] );
	}

	public static function products_that_cannot_be_charged(): array {
		return array(
			'a price of zero'                         => array( array( 'price' => 0 ) ),
			'a negative price'                        => array( array( 'price' => -5 ) ),
			'a price of a billion'                    => array( array( 'price' => 1e9 ) ),
			'a price that is not a number'            => array( array( 'price' => 'NaN' ) ),
			'a price with an exponent'                => array( array( 'price' => '1e3' ) ),
			'a price with a hundred decimals'         => array( array( 'price' => '1.' . str_repeat( '1', 100 ) ) ),
			'a price in yen with decimals'            => array( array( 'price' => '4.5', 'currency' => 'JPY' ) ),
			'a price in Taiwan dollars with decimals' => array( array( 'price' => '4.50', 'currency' => 'TWD' ) ),
			'an unknown currency'                     => array( array( 'currency' => 'XXX' ) ),
			'a currency that PayPal does not support' => array( array( 'currency' => 'INR' ) ),
			'an invalid address'                      => array( array( 'email' => 'not an address' ) ),
			'no address'                              => array( array( 'email' => '' ) ),
			'no title'                                => array( array( 'title' => ' ' ) ),
			'a draft'                                 => array( array( 'status' => 'draft' ) ),
			'in the trash'                            => array( array( 'status' => 'trash' ) ),
			'private'                                 => array( array( 'status' => 'private' ) ),
		);
	}

	public function test_a_page_with_ten_products_needs_no_more_queries_than_one_with_two(): void {
		$draw = function ( int $count ): int {
			$products = array_map( static fn() => self::make_product(), range( 1, $count ) );
			$page     = $this->create_post( array( 'post_content' => implode( "\n", array_map( static fn( int $product ): string => self::markup( array( 'productId' => $product ) ), $products ) ) ) );
			wp_cache_flush();
			wp_load_alloptions();
			$html    = '';
			$queries = $this->count_queries(
				static function () use ( $page, &$html ): void {
					$html = self::draw( $page );
				}
			);
			$this->assertSame( $count, substr_count( $html, '<form' ) );
			return $queries;
		};
		$this->assertLessThanOrEqual( $draw( 2 ), $draw( 10 ) );
	}

	public function test_a_page_cannot_be_sold_as_a_product(): void {
		$page = $this->make_page( 0 );
		$this->assertStringNotContainsString( Purchase::FIELD, self::draw( $page ) );
		$this->assertStringNotContainsString( Purchase::FIELD, self::draw( $this->make_page( $page ) ) );
	}

	public function test_a_product_that_can_be_charged_has_a_form(): void {
		$this->assertStringContainsString( Purchase::FIELD, self::draw( $this->make_page( self::make_product() ) ) );
	}

	/** @dataProvider ways_to_stop_selling */
	public function test_an_old_form_cannot_buy_a_product_that_is_no_longer_sold_on_its_page( bool $is_product, array $change ): void {
		$product = self::make_product();
		$page    = $this->make_page( $product );
		$fields  = self::fields( $page, $product );
		wp_update_post( array( 'ID' => $is_product ? $product : $page ) + $change );
		$answer = self::send( $fields );
		$this->assertSame( 410, $answer['status'] );
		$this->assertSame( '', $answer['location'] );
		$this->assertSame( array(), self::asked( '/orders/' ) );
		wp_update_post( array( 'ID' => $product, 'post_status' => 'publish' ) );
		wp_update_post( array( 'ID' => $page, 'post_status' => 'publish', 'post_content' => wp_slash( self::markup( array( 'productId' => $product ) ) ) ) );
		$this->assertSame( 303, self::send( $fields )['status'] );
	}

	public static function ways_to_stop_selling(): array {
		return array(
			'the product is a draft'      => array( true, array( 'post_status' => 'draft' ) ),
			'the product is in the trash' => array( true, array( 'post_status' => 'trash' ) ),
			'the page is private'         => array( false, array( 'post_status' => 'private' ) ),
			'the block was removed'       => array( false, array( 'post_content' => 'Sold out.' ) ),
		);
	}

	/** @dataProvider invalid_quantities */
	public function test_a_quantity_must_be_a_whole_number_from_1_to_100( string $quantity ): void {
		$answer = self::send( compact( 'quantity' ) + $this->new_form() );
		$this->assertSame( 400, $answer['status'] );
		$this->assertSame( 'Enter a whole number from 1 to 100. Nothing was charged.', $answer['said'] );
		$this->assertSame( array(), self::asked( '/orders/' ) );
	}

	public static function invalid_quantities(): array {
		return array(
			'zero'           => array( '0' ),
			'negative'       => array( '-1' ),
			'101'            => array( '101' ),
			'an exponent'    => array( '1e1' ),
			'a fraction'     => array( '1.5' ),
			'a word'         => array( 'two' ),
			'nothing'        => array( '' ),
		);
	}

	public function test_a_quantity_of_two_is_rejected_if_the_product_has_no_quantity_field(): void {
		$this->assertSame( 400, self::send( array( 'quantity' => '2' ) + $this->new_form( array( 'multiple' => false ) ) )['status'] );
	}

	public function test_a_form_with_a_forged_signature_is_rejected(): void {
		$fields = $this->new_form();
		$seal   = $fields[ Purchase::FIELD ];
		$change = static fn( string $changed ): array => array( Purchase::FIELD => $changed ) + $fields;
		$this->assertSame( 409, self::send( $change( preg_replace( '/^\d+/', '1', $seal ) ) )['status'] );
		$this->assertSame( 409, self::send( $change( substr( $seal, 0, -1 ) . ( '0' === substr( $seal, -1 ) ? '1' : '0' ) ) )['status'] );
		$this->assertSame( '', self::send( $change( '' ) )['location'] );
		$this->assertSame( array(), self::asked( '/orders/' ) );
	}

	public function test_two_visitors_with_the_same_cached_page_and_ip_address_get_separate_orders(): void {
		$fields = $this->new_form();
		$ada    = self::send( $fields, '127.0.0.1', 'Ada' )['location'];
		$bob    = self::send( $fields, '127.0.0.1', 'Bob' )['location'];
		$this->assertNotSame( $ada, $bob );
		$this->assertSame( $ada, self::send( $fields, '127.0.0.1', 'Ada' )['location'] );
	}

	/** @dataProvider tokens */
	public function test_a_return_url_with_another_order_says_that_nothing_was_charged( string $token ): void {
		$bought = self::approve( $this->new_form() );
		$this->assertStringContainsString( 'Nothing was charged', self::come_back( add_query_arg( 'token', rawurlencode( $token ), $bought['back'] ) )['said'] );
		$this->assert_nothing_then_paid( $bought );
	}

	public static function tokens(): array {
		return array(
			'an order of another site' => array( '7ORDER0ORDER0ORD9' ),
			'SQL'                      => array( "x' OR 1" ),
			'an empty token'           => array( '' ),
			'a path'                   => array( '../v1/x' ),
		);
	}

	/** @dataProvider forged_notes */
	public function test_a_return_url_with_a_forged_token_shows_no_message( callable $forge ): void {
		$bought = self::approve( $this->new_form() );
		wp_parse_str( wp_parse_url( $bought['back'], PHP_URL_QUERY ), $query );
		$this->assertSame( '', self::come_back( add_query_arg( Purchase::FIELD, $forge( $query[ Purchase::FIELD ] ), $bought['back'] ) )['said'] );
		$this->assert_nothing_then_paid( $bought );
	}

	public static function forged_notes(): array {
		return array(
			'paid'                => array( static fn( $note ) => str_replace( 'back', 'paid', $note ) ),
			'an additional digit' => array( static fn( $note ) => "{$note}0" ),
			'no signature'        => array( static fn() => 'paid.1.1.1' ),
		);
	}

	public function test_an_order_from_another_site_is_not_captured_or_recorded(): void {
		$fields = $this->new_form();
		$bought = self::approve( $fields );
		// With a new secret, the site treats the order's terms as those of another site. Sign the return link again.
		update_option( 'dovetail_blocks_secret', str_repeat( 'a', 64 ) );
		$secrets = new \ReflectionProperty( Secret::class, 'secrets' );
		$secrets->setAccessible( true );
		$secrets->setValue( null, array() );
		$note = Purchase_Note::seal( 'back', (int) $fields[ Purchase::FIELD ] );
		$this->assertSame(
			'This payment does not belong to this page. Nothing was charged here.',
			self::come_back( add_query_arg( Purchase::FIELD, $note, $bought['back'] ) )['said']
		);
		$this->assertSame( 0, self::count_charges() );
	}

	/** @dataProvider faults_before_a_payment */
	public function test_if_paypal_does_not_respond_the_form_says_that_nothing_was_charged( string $call, $fault ): void {
		$fields = $this->new_form();
		self::set_faults( array( $call => $fault ) );
		$answer = self::send( $fields );
		$this->assertSame( '', $answer['location'] );
		$this->assertGreaterThanOrEqual( 400, $answer['status'] );
		$this->assertStringContainsString( 'Nothing was charged.', $answer['said'] );
		self::set_faults( array() );
		$this->assertSame( 303, self::send( $fields )['status'] );
	}

	public static function faults_before_a_payment(): array {
		$refused = static fn( int $status ): array => compact( 'status' ) + array( 'kind' => 'refused' );
		$token   = 'POST paypal:/v1/oauth2/token';
		$orders  = 'POST paypal:/v2/checkout/orders';
		return array(
			'requesting a token: error 500'      => array( $token, $refused( 500 ) ),
			'requesting a token: error 401'      => array( $token, $refused( 401 ) ),
			'requesting a token: invalid JSON'   => array( $token, 'not-json' ),
			'creating an order: error 503'       => array( $orders, $refused( 503 ) ),
			'creating an order: error 422'       => array( $orders, $refused( 422 ) ),
			'creating an order: connection cut'  => array( $orders, 'cut' ),
			'creating an order: invalid JSON'    => array( $orders, 'not-json' ),
			'creating an order: unexpected JSON' => array( $orders, 'wrong-shape' ),
		);
	}

	public function test_an_invalid_response_from_paypal_is_also_shown_in_the_connection_settings(): void {
		self::set_faults( array( 'POST paypal:/v2/checkout/orders' => 'wrong-shape' ) );
		self::send( $this->new_form() );
		$this->assertSame( 'PayPal sent an unreadable response. Try again in a moment.', Connection_State::get( 'paypal' )['failure'] );
	}

	public function test_a_visitor_sees_why_paypal_rejects_a_currency(): void {
		$this->assertSame(
			'PayPal rejected this payment. Nothing was charged. PayPal’s reason: CURRENCY NOT SUPPORTED',
			self::send( $this->new_form( array( 'currency' => 'RUB' ) ) )['said']
		);
	}

	/** @return array<int, array> Purchase units of the orders that PayPal received. */
	private static function ordered(): array {
		return array_map( static fn( $request ) => $request['data']['purchase_units'][0], self::asked( '~^POST paypal:/v2/checkout/orders$~' ) );
	}

	private function assert_nothing_then_paid( array $bought ): void {
		$this->assertSame( 0, self::count_charges() );
		$this->assert_payments();
		$this->assertStringContainsString( 'You paid 45,00 €', self::come_back( $bought['back'] )['said'] );
		$this->assert_payments(
			array(
				'reference' => $bought['order'],
				'state'     => 'paid',
			)
		);
	}
}
