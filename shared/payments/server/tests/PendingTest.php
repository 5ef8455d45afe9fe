<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Pending;
use Dovetail\Plugin\Database;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class PendingTest extends Test_Case {
	use Stripe_Mock;

	public function test_the_state_of_an_unreported_payment_is_requested_after_one_hour(): void {
		$this->pay();
		$this->assertNotSame( false, wp_next_scheduled( Pending::EVENT ) );
		$this->assertSame( HOUR_IN_SECONDS, self::look_after( MINUTE_IN_SECONDS ) );
		$this->assert_states( array( 'pending' ) );
		$this->assertTrue( self::look_after( HOUR_IN_SECONDS + 1 ) );
		$this->assert_states( array( 'paid' ) );
	}

	public function test_a_payment_that_was_never_completed_is_deleted_a_day_after_it_has_expired(): void {
		$session = $this->begin();
		self::look_after( HOUR_IN_SECONDS + 1 );
		$this->assert_states( array( 'pending' ) );
		self::stripe( 'expire', array( 'session' => $session['id'] ) );
		self::look_after( HOUR_IN_SECONDS + 1 );
		$this->assert_states( array( 'failed' ) );
		$this->assertSame( 'expired', self::payments()[0]['note'] );
		$this->assertSame(
			'You have not paid, and the time limit has passed. Nothing was charged. You can start again.',
			self::come_back( $session['success_url'] )
		);
		self::look_after( DAY_IN_SECONDS + 1 );
		$this->assertSame( array(), self::payments() );
		$this->assertStringStartsWith( 'This site no longer has a record of this payment.', self::come_back( $session['success_url'] ) );
	}

	public function test_uncompleted_payments_are_deleted_and_payments_that_a_bank_rejected_are_kept(): void {
		self::record_many( 45, 'failed', array( 'note' => 'expired' ) );
		self::record_many( 25, 'pending', array( 'service' => 'platform', 'source' => 'platform' ) );
		self::record( array( 'reference' => 'bank', 'state' => 'failed' ) );
		self::record( array( 'reference' => 'elsewhere', 'service' => 'another', 'state' => 'pending' ) );
		self::change_records( array( 'created' => time() - 40 * DAY_IN_SECONDS ) );
		$this->assertSame( MINUTE_IN_SECONDS, self::look_after( DAY_IN_SECONDS + 1 ) );
		for ( $runs = 0; $runs < 4; $runs++ ) {
			self::look_after( DAY_IN_SECONDS + 1 );
		}
		$this->assertSame( array( 'bank', 'elsewhere' ), array_column( self::payments(), 'reference' ) );
	}

	public function test_an_expired_payment_fails_without_a_request_if_stripe_reported_other_payments_later(): void {
		$session = $this->begin();
		// The service reported nothing, but the visitor may have paid.
		$this->assertSame( 1, self::requests_after_begun( 4 * HOUR_IN_SECONDS ) );
		// A webhook about another payment arrived before this payment expired.
		$this->assertSame( 200, self::deliver( self::foreign_event( 'checkout.session.completed' ) ) );
		$this->assertSame( 2, self::requests_after_begun( 2 * HOUR_IN_SECONDS ) );
		$this->assertSame( 2, self::requests_after_begun( 4 * HOUR_IN_SECONDS ) );
		$this->assert_states( array( 'failed' ) );
		$this->assertSame( 'expired', self::payments()[0]['note'] );
		// A late webhook is still recorded.
		self::stripe( 'pay', array( 'session' => $session['id'] ) );
		$this->assertSame( 200, self::deliver( self::last_event( 'checkout.session.completed' ) ) );
		$this->assert_states( array( 'paid' ) );
	}

	public function test_the_state_of_an_expired_payment_is_requested_if_stripe_reports_only_events_without_a_session(): void {
		$session = $this->begin();
		self::stripe( 'pay', array( 'session' => $session['id'] ) );
		$this->assertSame( 200, self::deliver( self::foreign_event( 'payment_intent.succeeded' ) ) );
		$this->assertSame( 1, self::requests_after_begun( 4 * HOUR_IN_SECONDS ) );
		$this->assert_states( array( 'paid' ) );
	}

	public function test_payments_with_a_known_payer_are_checked_first_then_the_oldest_and_some_of_the_newest(): void {
		$begin = time() - 2 * HOUR_IN_SECONDS;
		foreach ( range( 0, 59 ) as $index ) {
			$id = self::record(
				array(
					'mode'      => 'test',
					'reference' => "begun-$index",
					'session'   => "cs_test_begun_$index",
					'state'     => 'pending',
					'email'     => 40 === $index ? 'ann@example.com' : '',
				)
			);
			$then = $begin + $index;
			Database::update( 'payments', array( 'created' => $then, 'changed' => $then ), compact( 'id' ) );
		}
		Pending::check_payments();
		$asked = array_map( static fn( $request ) => (int) substr( strrchr( $request['path'], '_' ), 1 ), self::asked( '~^GET stripe:/v1/checkout/sessions/~' ) );
		$this->assertSame( array_merge( array( 40 ), range( 0, 14 ), array( 59, 58, 57, 56 ) ), $asked );
	}

	public function test_a_payment_stays_pending_while_stripe_does_not_respond(): void {
		$this->pay();
		self::set_faults( array( 'GET stripe:/v1/checkout/sessions/{id}' => 'refused' ) );
		$this->assertSame( HOUR_IN_SECONDS, self::look_after( HOUR_IN_SECONDS + 1 ) );
		$this->assert_states( array( 'pending' ) );
	}

	/** Checks all payments as if they were unchanged for the given number of seconds. */
	private static function look_after( int $seconds ) {
		self::change_records( array( 'changed' => time() - $seconds ) );
		return Pending::check_payments();
	}

	/** Sets the payments' age in seconds, checks them, and returns the total number of requests to Stripe. */
	private static function requests_after_begun( int $seconds ): int {
		self::change_records( array( 'created' => time() - $seconds ) );
		self::look_after( HOUR_IN_SECONDS + 1 );
		return count( self::asked( '~^GET stripe:/v1/checkout/sessions/~' ) );
	}

	private static function record_many( int $count, string $state, array $more ): void {
		for ( $index = 0; $index < $count; $index++ ) {
			self::record( array( 'reference' => "$state-$index", 'state' => $state ) + $more );
		}
	}

	/** Returns an event that is not about a payment of this site. */
	private static function foreign_event( string $type ): array {
		return array(
			'type'     => $type,
			'livemode' => false,
			'data'     => array( 'object' => new \stdClass() ),
		);
	}

	/** Asserts the state of each payment, oldest first. */
	private function assert_states( array $states ): void {
		$this->assertSame( $states, array_column( self::payments(), 'state' ) );
	}
}
