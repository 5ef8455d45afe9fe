<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class StripeRefundsTest extends Test_Case {
	use Stripe_Mock;

	public function test_a_refund_that_is_reported_before_its_payment_is_kept(): void {
		list( $session, $completed ) = $this->pay();
		$this->refund( 500 );
		$this->assertSame( 200, self::deliver( self::last_event( 'charge.refunded' ) ) );
		$this->assert_payments( array( 'state' => 'refunded', 'refunded' => 500 ) );
		$this->assertSame( 200, self::deliver( $completed ) );
		$this->assertSame( 200, self::deliver( self::last_event( 'refund.created' ) ) );
		$this->assert_payments(
			array(
				'state'    => 'refunded',
				'amount'   => 500,
				'refunded' => 500,
				'email'    => 'ann@example.com',
			)
		);
		$this->assertMatchesRegularExpression( '/^Your payment of 5,00.€ was refunded\.$/u', self::come_back( $session['success_url'] ) );
	}

	public function test_the_refunded_amount_grows_with_each_refund_and_shrinks_if_a_refund_fails(): void {
		$this->pay_and_report( '10' );
		$steps = array(
			array( 300, 'partly-refunded' ),
			array( 1000, 'refunded' ),
			array( 300, 'partly-refunded' ),
			array( 0, 'paid' ),
		);
		foreach ( $steps as list( $refunded, $state ) ) {
			$this->refund( $refunded );
			self::deliver( self::last_event( 'charge.refunded' ) );
			$this->assert_payments( compact( 'state', 'refunded' ) );
		}
		// Stripe repeats the first event late, but the site requests the current state of the charge.
		self::deliver( self::events_of( 'charge.refunded' )[0] );
		$this->assert_payments( array( 'state' => 'paid', 'refunded' => 0 ) );
	}

	public function test_a_refund_by_a_previously_connected_account_is_recorded_from_its_event(): void {
		$this->pay_and_report( '10' );
		$this->refund( 400 );
		self::set_faults( array( 'GET stripe:/v1/charges/{id}' => array( 'kind' => 'refused', 'status' => 404 ) ) );
		$this->assertSame( 200, self::deliver( self::last_event( 'charge.refunded' ) ) );
		$this->assert_payments(
			array(
				'state'    => 'partly-refunded',
				'amount'   => 1000,
				'refunded' => 400,
			)
		);
	}

	public function test_a_refund_event_gets_an_error_response_if_stripe_does_not_respond(): void {
		$this->pay_and_report();
		$this->refund( 500 );
		$refunded = self::last_event( 'charge.refunded' );
		self::set_faults( array( 'GET stripe:/v1/charges/{id}' => 'cut' ) );
		$this->assertSame( 503, self::deliver( $refunded ) );
		self::set_faults( array() );
		$this->assertSame( 200, self::deliver( $refunded ) );
		$this->assert_payments( array( 'state' => 'refunded' ) );
	}

	public function test_a_refund_of_an_unknown_charge_is_ignored(): void {
		$this->pay_and_report();
		$this->refund( 500 );
		self::deliver( self::last_event( 'charge.refunded' ) );
		$created                             = self::last_event( 'refund.created' );
		$created['data']['object']['charge'] = 'ch_test_999';
		$this->assertSame( 200, self::deliver( $created ) );
		$this->assert_payments( array( 'state' => 'refunded' ) );
	}

	public function test_a_payment_is_disputed_until_the_owner_wins(): void {
		$completed = $this->pay_and_report();
		$this->dispute( 'needs_response' );
		self::deliver( self::last_event( 'charge.dispute.created' ) );
		$this->assert_payments( array( 'state' => 'disputed' ) );
		self::deliver( $completed );
		$this->assert_payments( array( 'state' => 'disputed' ) );
		$this->dispute( 'won' );
		self::deliver( self::last_event( 'charge.dispute.closed' ) );
		$this->assert_payments( array( 'state' => 'paid' ) );
	}

	public function test_late_and_repeated_events_do_not_change_the_current_state_of_a_dispute(): void {
		$this->pay_and_report();
		$this->dispute( 'needs_response' );
		$this->dispute( 'won' );
		// After the end of the dispute, Stripe sends the event about the start twice.
		$this->assertSame( 'paid', $this->state_after( 'charge.dispute.created' ) );
		$this->assertSame( 'paid', $this->state_after( 'charge.dispute.closed' ) );
		$this->assertSame( 'paid', $this->state_after( 'charge.dispute.created' ) );
		// A second dispute about the same charge starts, and Stripe repeats the event about the end of the first
		// dispute.
		$this->dispute( 'needs_response' );
		$this->assertSame( 'disputed', $this->state_after( 'charge.dispute.created' ) );
		$this->assertSame( 'disputed', $this->state_after( 'charge.dispute.closed' ) );
		// The owner refunds part of the charge, but the refund event arrives after the dispute event.
		$this->refund( 200 );
		$this->assertSame( 'disputed', $this->state_after( 'charge.refunded' ) );
		$this->dispute( 'warning_closed' );
		$this->assertSame( 'partly-refunded', $this->state_after( 'charge.refunded' ) );
		$this->dispute( 'needs_response' );
		$this->dispute( 'lost' );
		$this->assertSame( 200, self::deliver( self::events_of( 'charge.dispute.created' )[0] ) );
		$this->assert_payments( array( 'state' => 'disputed' ) );
	}

	public function test_a_dispute_event_gets_an_error_response_if_stripe_does_not_respond(): void {
		$this->pay_and_report();
		$this->dispute( 'needs_response' );
		$created = self::last_event( 'charge.dispute.created' );
		self::set_faults( array( 'GET stripe:/v1/disputes' => 'cut' ) );
		$this->assertSame( 503, self::deliver( $created ) );
		$this->assert_payments( array( 'state' => 'paid' ) );
		self::set_faults( array() );
		$this->assertSame( 200, self::deliver( $created ) );
		$this->assert_payments( array( 'state' => 'disputed' ) );
	}

	private function pay_and_report( string $amount = '5' ): array {
		list( , $completed ) = $this->pay( $amount );
		self::deliver( $completed );
		return $completed;
	}

	/** Makes the mock refund the charge up to the given total. */
	private function refund( int $amount ): void {
		self::stripe( 'refund', array( 'charge' => $this->charge(), 'amount' => $amount ) );
	}

	private function dispute( string $status ): void {
		self::stripe( 'dispute', array( 'charge' => $this->charge(), 'status' => $status ) );
	}

	private function charge(): string {
		return self::stripe()['charges'][0]['id'];
	}

	/** Delivers the latest event of a type, and returns the payment's state. */
	private function state_after( string $type ): string {
		$this->assertSame( 200, self::deliver( self::last_event( $type ) ) );
		return self::payments()[0]['state'];
	}
}
