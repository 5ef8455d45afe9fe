<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class ReceiptTest extends Test_Case {
	use Stripe_Mock;

	public function test_a_delayed_payment_is_shown_as_pending_and_later_as_paid(): void {
		$session = $this->pay_by_bank( '5' );
		$this->assertMatchesRegularExpression(
			'/^Thank you! Your payment of 5,00.€ is on its way: Stripe is waiting for your bank\. You’re done; don’t pay again\.$/u',
			self::come_back( $session['success_url'] )
		);
		$this->assert_payments( array( 'state' => 'pending' ) );
		self::stripe( 'bank', array( 'session' => $session['id'], 'status' => 'succeeded' ) );
		$this->assertStringStartsWith( 'Thank you! You paid 5,00', self::come_back( $session['success_url'] ) );
	}

	public function test_a_payment_that_a_bank_rejects_is_shown_as_failed(): void {
		$session = $this->pay_by_bank( '7' );
		self::stripe( 'bank', array( 'session' => $session['id'], 'status' => 'failed' ) );
		$this->assertMatchesRegularExpression(
			'/^Your payment of 7,00.€ failed\. Nothing was charged\. You can try again\.$/u',
			self::come_back( $session['success_url'] )
		);
	}

	public function test_the_receipt_asks_not_to_pay_again_while_stripe_does_not_respond_and_later_shows_the_result(): void {
		list( $session ) = $this->pay();
		foreach ( array( 'refused', 'not-json', 'wrong-shape', 'cut' ) as $fault ) {
			self::set_faults( array( 'GET stripe:/v1/checkout/sessions/{id}' => $fault ) );
			$this->assertMatchesRegularExpression(
				'/^We can’t confirm your payment of 5,00.€ yet because Stripe is not responding\. Don’t pay again: reload this page in a few minutes\.$/u',
				self::come_back( $session['success_url'] ),
				$fault
			);
		}
		self::set_faults( array() );
		$this->assertStringStartsWith( 'Thank you! You paid 5,00', self::come_back( $session['success_url'] ) );
	}

	/** Starts a payment with a payment method that takes days to complete. */
	private function pay_by_bank( string $amount ): array {
		$session = $this->begin( array(), $amount );
		$form    = array( 'body' => array( 'do' => 'bank' ), 'redirection' => 0 );
		$this->assertIsArray( wp_remote_post( $session['url'], $form ) );
		return $session;
	}
}
