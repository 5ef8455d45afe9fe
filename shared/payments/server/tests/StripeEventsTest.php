<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Payments\Payments;
use Dovetail\Payments\Stripe;
use Dovetail\Payments\Stripe_Account;
use Dovetail\Payments\Stripe_Refunds;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class StripeEventsTest extends Test_Case {
	use Stripe_Mock;

	/** @dataProvider invalid_deliveries */
	public function test_an_event_without_a_valid_signature_of_its_bytes_is_rejected( callable $invalid ): void {
		list( , $completed ) = $this->pay();
		$this->assertSame( 400, self::deliver( $completed, $invalid( $completed ) ) );
		$this->assert_payments( array( 'state' => 'pending' ) );
	}

	public static function invalid_deliveries(): array {
		return array(
			'no signature'              => array( static fn() => array( 'signature' => '' ) ),
			'an empty digest'           => array( static fn() => array( 'signature' => 't=1,v1=' ) ),
			'no digest'                 => array( static fn() => array( 'signature' => 't=' . time() ) ),
			'another digest'            => array( static fn() => array( 'signature' => 't=' . time() . ',v1=' . str_repeat( '0', 64 ) ) ),
			'another account'           => array( static fn() => array( 'secret' => 'whsec_of_another_account' ) ),
			'five minutes old'          => array( static fn() => array( 'moment' => time() - 301 ) ),
			'from the future'           => array( static fn() => array( 'moment' => time() + 400 ) ),
			'the body of another event' => array( static fn( $event ) => array( 'body' => wp_json_encode( array( 'id' => 'evt_forged' ) + $event ) ) ),
			'a space after the body'    => array( static fn( $event ) => array( 'body' => wp_json_encode( $event ) . ' ' ) ),
			'no body'                   => array( static fn() => array( 'body' => '' ) ),
		);
	}

	public function test_an_event_that_was_signed_four_minutes_ago_is_accepted(): void {
		list( , $completed ) = $this->pay();
		$this->assertSame( 200, self::deliver( $completed, array( 'moment' => time() - 240 ) ) );
		$this->assert_payments( array( 'state' => 'paid' ) );
	}

	/** @dataProvider events_of_others */
	public function test_a_signed_event_of_another_account_or_mode_is_rejected( array $changes ): void {
		list( , $completed ) = $this->pay();
		$this->assertSame( 400, self::deliver( $changes ? $changes + $completed : array() ) );
		$this->assert_payments( array( 'state' => 'pending' ) );
	}

	public static function events_of_others(): array {
		return array(
			'of another account' => array( array( 'account' => 'acct_other' ) ),
			'of live mode'       => array( array( 'livemode' => true ) ),
			'without an object'  => array( array( 'data' => new \stdClass() ) ),
			'an empty list'      => array( array() ),
		);
	}

	public function test_a_signed_event_that_contains_only_a_type_is_rejected(): void {
		list( , $completed ) = $this->pay();
		$this->assertSame( 400, self::deliver( array( 'type' => 'x' ) ) );
		$this->assertSame( 200, self::deliver( array( 'type' => 'customer.created' ) + $completed ) );
		$this->assert_payments( array( 'state' => 'pending' ) );
	}

	/** @dataProvider live_objects */
	public function test_an_event_with_an_object_of_the_other_mode_is_rejected( string $type, array $object ): void {
		list( , $completed ) = $this->pay();
		// The charge contains the payment's metadata, so the site sends no request.
		$metadata = array(
			'dovetail_site'      => Stripe_Account::site(),
			'dovetail_reference' => 'dvforged',
		);
		$object  += compact( 'metadata' ) + array( 'parent' => array( 'subscription_details' => compact( 'metadata' ) ) );
		$object  += array( 'livemode' => true ) + $completed['data']['object'];
		foreach ( array( false, true, null, 1 ) as $livemode ) {
			$event             = array( 'type' => $type, 'data' => array( 'object' => $object ) ) + $completed;
			$event['livemode'] = $livemode;
			if ( null === $livemode ) {
				unset( $event['livemode'] );
			}
			$this->assertSame( 400, self::deliver( $event ), (string) wp_json_encode( $livemode ) );
		}
		$this->assert_payments( array( 'state' => 'pending', 'mode' => 'test' ) );
	}

	public static function live_objects(): array {
		$session = array(
			'client_reference_id' => 'dvforged',
			'id'                  => 'cs_live_forged',
		);
		$invoice = array(
			'id'          => 'in_live_1',
			'currency'    => 'eur',
			'amount_paid' => 500,
			'amount_due'  => 500,
		);
		$charge  = array(
			'object'          => 'charge',
			'id'              => 'ch_live_1',
			'amount'          => 500,
			'currency'        => 'eur',
			'amount_refunded' => 500,
		);
		$dispute = array(
			'object' => 'dispute',
			'charge' => 'ch_live_1',
			'status' => 'needs_response',
		);
		$objects = array(
			'checkout.session.completed'               => $session,
			'checkout.session.async_payment_succeeded' => $session,
			'checkout.session.async_payment_failed'    => $session,
			'checkout.session.expired'                 => $session,
			'invoice.paid'                             => $invoice,
			'invoice.payment_failed'                   => $invoice,
			'charge.refunded'                          => $charge,
			'refund.created'                           => array( 'object' => 'refund', 'charge' => 'ch_live_1' ),
			'charge.dispute.created'                   => $dispute,
			'customer.subscription.deleted'            => array( 'object' => 'subscription' ),
		);
		$sets = array();
		foreach ( $objects as $type => $object ) {
			$sets[ $type ] = array( $type, $object );
		}
		return $sets;
	}

	public function test_an_event_of_another_site_with_the_same_stripe_account_is_ignored(): void {
		list( , $completed ) = $this->pay();
		$session             = &$completed['data']['object'];
		$this->assertArrayHasKey( 'dovetail_site', $session['metadata'] );
		$session['client_reference_id']                   = 'order-1';
		$session['metadata']['dovetail_site']             = 'another';
		$session['carried']['dovetail_site']              = 'another';
		$this->assertSame( 200, self::deliver( $completed ) );
		$this->assert_payments( array( 'state' => 'pending' ) );
	}

	public function test_repeated_events_before_and_after_the_visitor_returns_change_nothing(): void {
		list( $session, $completed ) = $this->pay();
		$this->assertSame( 200, self::deliver( $completed ) );
		$recorded = self::payments();
		$this->assertCount( 1, $recorded );
		$this->assertStringStartsWith( 'Thank you! You paid', self::come_back( $session['success_url'] ) );
		$this->assertSame( 200, self::deliver( $completed ) );
		$this->assertSame( $recorded, self::payments() );
		// The site sends no request for a payment that a webhook already reported.
		$this->assertSame( array(), self::asked( '~^GET stripe:/v1/checkout/sessions/~' ) );
	}

	/** @dataProvider refused_queries */
	public function test_an_event_that_cannot_be_recorded_gets_an_error_response_and_is_sent_again( string $query ): void {
		list( , $completed ) = $this->pay();
		$this->assertSame( 503, $this->refuse_queries( $query, static fn() => self::deliver( $completed ) ) );
		$this->assert_payments( array( 'state' => 'pending' ) );
		$this->assertSame( 200, self::deliver( $completed ) );
		$this->assert_payments( array( 'state' => 'paid' ) );
	}

	public static function refused_queries(): array {
		return array(
			'reading the payment' => array( '~^SELECT .* FROM \S*dovetail_payments~' ),
			'locking the payment' => array( '~FOR UPDATE~' ),
			'storing the payment' => array( '~^UPDATE \S*dovetail_payments~' ),
		);
	}

	public function test_an_event_that_is_repeated_after_php_ended_at_any_moment_creates_one_payment(): void {
		list( , $completed ) = $this->pay();
		$this->for_each_kill(
			static fn() => self::deliver( $completed ),
			function () use ( $completed ): void {
				$this->assertSame( 200, self::deliver( $completed ) );
				$this->assert_payments( array( 'state' => 'paid' ) );
			}
		);
	}

	public function test_an_event_gets_status_200_only_if_its_payment_was_recorded_despite_a_failed_query(): void {
		list( , $completed ) = $this->pay();
		$this->for_each_refusal(
			static fn() => self::deliver( $completed ),
			function ( $status ) use ( $completed ): void {
				$this->assertContains( array( $status, self::payments()[0]['state'] ), array( array( 200, 'paid' ), array( 503, 'paid' ), array( 503, 'pending' ), array( 400, 'pending' ) ) );
				$this->assertSame( 200, self::deliver( $completed ) );
				$this->assert_payments( array( 'state' => 'paid' ) );
			}
		);
	}

	/** @dataProvider disturbances */
	public function test_payments_are_recorded_once_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		$sealed = self::sealed( $this->offer() );
		$paid   = array();
		add_filter( 'dovetail_blocks_payment_limit', static fn() => 10000 );
		$this->disturb(
			$percent,
			$seed,
			function () use ( $sealed, &$paid ): void {
				for ( $number = 0; $number < 4; $number++ ) {
					$fields = array(
						'amount' => (string) ( 5 + $number ),
						'key'    => wp_generate_uuid4(),
					);
					$known  = count( self::stripe()['sessions'] );
					for ( $try = 0; $try < 80; $try++ ) {
						$answer = $this->as_request( static fn() => self::send( $sealed, $fields ) );
						if ( 303 === ( is_array( $answer ) ? $answer['status'] : 0 ) ) {
							break;
						}
						// Simulates a visitor who follows the message and tries again after a few minutes.
						Clock::pass( 121 );
					}
					$sessions = array_filter( array_slice( self::stripe()['sessions'], $known ), static fn( $session ) => $session['url'] === $answer['location'] );
					$this->assertCount( 1, $sessions, wp_json_encode( $answer ) );
					$session = reset( $sessions );
					$paid[]  = $session['amount_total'];
					self::stripe( 'pay', array( 'session' => $session['id'] ) );
				}
			}
		);
		for ( $hour = 0; $hour < 30; $hour++ ) {
			Clock::pass( HOUR_IN_SECONDS );
			$this->as_request( array( $this, 'run_due_jobs' ) );
		}
		$records = array_filter( self::payments(), static fn( $payment ) => 'paid' === $payment['state'] );
		$this->assertSame( $paid, array_column( $records, 'amount' ) );
	}

	public function test_a_response_in_another_mode_than_the_key_is_rejected(): void {
		list( $session ) = $this->pay();
		$payment         = Payments::find( 'stripe', 'test', $session['client_reference_id'] );
		$make_live       = static fn( $response ) => array( 'body' => str_replace( '"livemode":false', '"livemode":true', $response['body'] ) ) + $response;
		add_filter( 'http_response', $make_live );
		$this->assertSame( 'service_invalid', Stripe::settle( $payment )->get_error_code() );
		$this->assertSame( 'service_invalid', Stripe_Refunds::take( 'ch_test_1', 'test' )->get_error_code() );
		$this->assertSame( 'service_invalid', Stripe_Account::ask( 'GET', '/webhook_endpoints' )->get_error_code() );
		$this->assert_payments( array( 'state' => 'pending', 'mode' => 'test' ) );
		remove_filter( 'http_response', $make_live );
		$this->assertStringStartsWith( 'Thank you!', self::come_back( $session['success_url'] ) );
		$this->assert_payments( array( 'state' => 'paid', 'mode' => 'test' ) );
	}

	public function test_a_payment_with_another_amount_than_requested_is_marked_as_different(): void {
		list( $session, $completed )                 = $this->pay();
		$completed['data']['object']['amount_total'] = 400;
		$this->assertSame( 200, self::deliver( $completed ) );
		$this->assert_payments( array( 'state' => 'differs', 'amount' => 400 ) );
		$this->assertMatchesRegularExpression(
			'/^You paid 4,00.€, which is not the requested amount\. Don’t pay again\. Contact Harbour Bakery\. They can see this payment, too\.$/u',
			self::come_back( $session['success_url'] )
		);
	}
}
