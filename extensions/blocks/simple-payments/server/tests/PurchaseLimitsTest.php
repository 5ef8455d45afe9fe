<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Simple_Payments\App;
use Dovetail\Simple_Payments\Open_Orders;
use Dovetail\Simple_Payments\Purchase;
use Dovetail\Simple_Payments\Purchase_Note;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class PurchaseLimitsTest extends Test_Case {
	use Paypal_Mock;

	public function test_a_visitor_with_thirty_orders_does_not_block_purchases_of_other_visitors(): void {
		$product  = self::make_product();
		$page     = $this->make_page( $product );
		$attacker = '203.0.113.66';
		for ( $order = 0; $order < 30; $order++ ) {
			$back = self::begin( self::fields( $page, $product ), $attacker );
			for ( $return = 0; $return < 4; $return++ ) {
				self::come_back( $back, $attacker );
			}
		}
		// The last attempt exceeds the limit.
		$answer = self::send( self::fields( $page, $product ), $attacker );
		$this->assertSame( 429, $answer['status'] );
		$this->assertSame( 'Too many payments were started from your connection. Nothing was charged. Try again in an hour.', $answer['said'] );
		for ( $sale = 1; $sale <= 10; $sale++ ) {
			$client = "198.51.100.$sale";
			$bought = self::approve( self::fields( $page, $product ), 'COMPLETED', $client );
			$this->assertStringContainsString( 'Thank you. You paid 45,00 €', self::come_back( $bought['back'], $client )['said'] );
		}
		$this->assertSame( 10, self::count_charges() );
		$this->assertSame( array_fill( 0, 10, 'paid' ), array_column( self::payments(), 'state' ) );
	}

	public function test_a_returning_visitor_causes_at_most_sixty_requests_an_hour_for_any_number_of_orders(): void {
		$product = self::make_product();
		$page    = $this->make_page( $product );
		for ( $order = 0; $order < 4; $order++ ) {
			$back = self::begin( self::fields( $page, $product ), '203.0.113.67' );
			for ( $return = 0; $return < 20; $return++ ) {
				self::come_back( $back, '203.0.113.67' );
			}
		}
		$this->assertCount( 60, self::asked( '~^GET paypal:/v2/checkout/orders~' ) );
	}

	public function test_a_visitor_over_the_sites_limit_sees_that_nothing_was_charged_and_when_to_try_again(): void {
		$fields = $this->new_form();
		self::use_up_the_limit();
		$answer = self::send( $fields );
		$this->assertSame( 429, $answer['status'] );
		$this->assertSame( 'This site is busy with other payments. Nothing was charged. Try again in a minute.', $answer['said'] );
		$this->assertSame( array(), self::asked( '~^POST paypal:/v2~' ) );
	}

	public function test_a_job_completes_a_started_payment_with_the_reserved_part_of_the_limit(): void {
		$bought = self::approve( $this->new_form() );
		self::use_up_the_limit();
		$this->assertSame(
			'PayPal has not confirmed your payment yet. Don’t pay again: this site keeps checking, and you are charged at most once. Reload this page in a minute.',
			self::come_back( $bought['back'] )['said']
		);
		$this->assertSame( 0, self::count_charges() );
		Clock::pass( MINUTE_IN_SECONDS );
		do_action( Open_Orders::EVENT );
		$this->assert_payments(
			array(
				'reference' => $bought['order'],
				'state'     => 'paid',
			)
		);
		$this->assertStringContainsString( 'Thank you.', self::come_back( $bought['back'] )['said'] );
	}

	private static function begin( array $fields, string $client ): string {
		$answer = self::send( $fields, $client );
		self::assertSame( 303, $answer['status'] );
		$back = array(
			Purchase::FIELD => Purchase_Note::seal( 'back', (int) $fields[ Purchase::FIELD ] ),
			'token'         => self::order_of( $answer['location'] ),
		);
		return add_query_arg( $back, home_url( '/' ) );
	}

	/** Uses up this minute's unreserved requests to PayPal, as if visitors from many addresses had paid. */
	private static function use_up_the_limit(): void {
		Clock::pass( MINUTE_IN_SECONDS - time() % MINUTE_IN_SECONDS );
		self::assertTrue( Rate_Limit::count( 'service_' . App::ID, PHP_INT_MAX, MINUTE_IN_SECONDS, 450 ) );
	}
}
