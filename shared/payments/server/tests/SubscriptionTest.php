<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payments;
use Dovetail\Payments\Receipt;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class SubscriptionTest extends Test_Case {
	use Stripe_Mock;

	/** @dataProvider orders_of_reports */
	public function test_a_first_payment_with_another_amount_than_requested_is_marked_as_different( array $types ): void {
		$plan            = self::plan( array( 'interval' => '1 month' ) );
		list( $session ) = $this->pay( '5', array( 'plan' => $plan, 'interval' => '1 month' ) );
		foreach ( $types as $type ) {
			$event  = self::last_event( $type );
			$object = &$event['data']['object'];
			foreach ( array( 'amount_paid', 'amount_due', 'amount_total' ) as $name ) {
				if ( isset( $object[ $name ] ) ) {
					$this->assertSame( 500, $object[ $name ] );
					$object[ $name ] = 400;
				}
			}
			$this->assertSame( 200, self::deliver( $event ) );
			unset( $object );
		}
		$this->assert_has(
			array(
				'state'  => 'differs',
				'amount' => 400,
			),
			Payments::find( 'stripe', 'test', $session['client_reference_id'] )
		);
	}

	public static function orders_of_reports(): array {
		return array(
			'the invoice event arrives first' => array( array( 'invoice.paid', 'checkout.session.completed' ) ),
			'the session event arrives first' => array( array( 'checkout.session.completed', 'invoice.paid' ) ),
		);
	}

	public function test_the_first_invoice_of_a_subscription_updates_the_payment_that_the_visitor_started(): void {
		list( $session, $completed ) = $this->subscribe();
		$this->assertSame( 200, self::deliver( self::last_event( 'invoice.paid' ) ) );
		$this->assertStringEndsWith(
			'You will be charged every month until you cancel. You can change or cancel this payment at any time on the Stripe website . Use the email address you pay with.',
			self::come_back( $session['success_url'] )
		);
		$this->assertMatchesRegularExpression(
			'~<a href="[^"]+/services/stripe/p/login">on the Stripe website</a>~',
			Receipt::of( self::token( $session['success_url'] ) )['html']
		);
		$this->assertSame( 200, self::deliver( $completed ) );
		$this->assert_payments(
			array(
				'state'     => 'paid',
				'amount'    => 700,
				'plan'      => $this->friends_plan(),
				'interval'  => '1 month',
				'reference' => $session['client_reference_id'],
			)
		);
	}

	public function test_a_renewal_that_is_reported_repeatedly_is_recorded_once(): void {
		$session = $this->subscribe_and_renew();
		$this->assert_payments(
			array(
				'state'     => 'paid',
				'reference' => $session['client_reference_id'],
			),
			array(
				'state'     => 'paid',
				'amount'    => 700,
				'reference' => 'in_test_2',
				'plan'      => $this->friends_plan(),
				'title'     => 'Friend',
				'email'     => 'ann@example.com',
				'interval'  => '1 month',
			)
		);
	}

	public function test_a_refund_of_a_subscription_changes_only_the_refunded_payment(): void {
		$this->subscribe_and_renew();
		list( $first, $second ) = self::stripe()['charges'];
		self::stripe( 'refund', array( 'charge' => $first['id'], 'amount' => 700 ) );
		self::stripe( 'refund', array( 'charge' => $second['id'], 'amount' => 200 ) );
		array_map( array( self::class, 'deliver' ), self::events_of( 'charge.refunded' ) );
		$this->assert_payments(
			array( 'state' => 'refunded' ),
			array( 'state' => 'partly-refunded', 'refunded' => 200 )
		);
	}

	public function test_the_end_of_a_subscription_is_recorded_on_its_first_payment(): void {
		$session = $this->subscribe_and_renew();
		self::stripe( 'end', array( 'session' => $session['id'] ) );
		$this->assertSame( 200, self::deliver( self::last_event( 'customer.subscription.deleted' ) ) );
		$this->assert_payments( array( 'note' => 'ended' ), array( 'note' => '' ) );
	}

	/** @return array{0: array, 1: array} See `pay()`. */
	private function subscribe(): array {
		return $this->pay(
			'',
			array(
				'plan'     => $this->friends_plan(),
				'kind'     => 'plan',
				'interval' => '1 month',
			)
		);
	}

	/** Pays twice, and reports the second payment three times. Returns the session. */
	private function subscribe_and_renew(): array {
		list( $session, $completed ) = $this->subscribe();
		self::deliver( self::last_event( 'invoice.paid' ) );
		self::deliver( $completed );
		self::stripe( 'renew', array( 'session' => $session['id'] ) );
		$renewed = self::last_event( 'invoice.paid' );
		foreach ( array( 1, 2, 3 ) as $time ) {
			$this->assertSame( 200, self::deliver( $renewed ), "Report $time" );
		}
		return $session;
	}

	private function friends_plan(): int {
		return self::plan(
			array(
				'kind'     => 'plan',
				'title'    => 'Friend',
				'amount'   => 700,
				'interval' => '1 month',
			)
		);
	}
}
