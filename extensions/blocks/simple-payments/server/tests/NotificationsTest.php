<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Payments\Payments;
use Dovetail\Payments\Webhook_Receiver;
use Dovetail\Plugin\Queue;
use Dovetail\Simple_Payments\Open_Orders;
use Dovetail\Simple_Payments\Product;
use Dovetail\Simple_Payments\Settlement;
use Dovetail\Simple_Payments\Terms;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class NotificationsTest extends Test_Case {
	use Paypal_Mock;

	public function test_a_notification_completes_a_payment_without_the_visitors_return_and_a_later_return_changes_nothing(): void {
		list( 'order' => $order, 'back' => $back ) = self::approve( $this->new_form() );
		$this->assertSame( 200, self::notify( self::notification( self::approval( $order ) ) ) );
		$this->assert_payments(
			array(
				'reference' => $order,
				'state'     => 'paid',
				'amount'    => 4500,
			)
		);
		$this->assertStringContainsString( 'You paid 45,00 €', self::come_back( $back )['said'] );
		$this->assertSame( 200, self::notify( self::notification( self::captured( $order ) ) ) );
		$this->assertSame( 1, self::count_charges() );
		$this->assertCount( 1, self::payments() );
	}

	/** @dataProvider forgeries */
	public function test_a_forged_notification_is_rejected( callable $forge ): void {
		$order  = self::approve( $this->new_form() )['order'];
		$forged = $forge( self::notification( self::approval( $order ) ), $order );
		$this->assertSame( 400, self::notify( $forged ) );
		$this->assertSame( 0, self::count_charges() );
		$this->assert_payments();
	}

	public static function forgeries(): array {
		$set = static fn( string $name, string $value ): callable => static function ( $told ) use ( $name, $value ) {
			$told['proof'][ $name ] = $value;
			return $told;
		};
		$say = static fn( string $body ): callable => static fn( $told ) => array( 'body' => $body ) + $told;
		return array(
			'no headers'           => array(
				static fn( $told ) => array(
					'proof' => array_fill_keys( array_keys( $told['proof'] ), '' ),
					'body'  => $told['body'],
				),
			),
			'no signature'         => array( $set( 'transmission_sig', '' ) ),
			'no algorithm'         => array( $set( 'auth_algo', '' ) ),
			'another signature'    => array( $set( 'transmission_sig', 'mock1' ) ),
			'another body'         => array( static fn( $told ) => array( 'body' => str_replace( 'APPROVED', 'APPROVED2', $told['body'] ) ) + $told ),
			'no JSON'              => array( $say( 'no JSON' ) ),
			'an empty list'        => array( $say( '[]' ) ),
			'no body'              => array( $say( '' ) ),
			'of another webhook'   => array( static fn( $told, $order ) => self::notification( self::approval( $order ), 'WH0OTHER' ) ),
		);
	}

	public function test_a_notification_is_rejected_after_the_app_was_removed(): void {
		$told = self::notification( self::approval( self::approve( $this->new_form() )['order'] ) );
		self::disconnect();
		$this->assertSame( 400, self::notify( $told ) );
		$this->assertSame( array(), Webhook_Receiver::problems() );
		$this->assert_payments();
	}

	/** @dataProvider calls_about_a_notification */
	public function test_paypal_must_resend_a_notification_that_could_not_be_processed( string $call ): void {
		$told = self::notification( self::approval( self::approve( $this->new_form() )['order'] ) );
		self::set_faults( array( $call => array( 'kind' => 'refused', 'status' => 500 ) ) );
		$this->assertSame( 503, self::notify( $told ) );
		$this->assertMatchesRegularExpression( '~^A payment notification from PayPal failed on .+\. This site could not request the payment’s details from PayPal\.~', Webhook_Receiver::problems()[0] );
		self::set_faults( array() );
		$this->assertSame( 200, self::notify( $told ) );
		$this->assertSame( array(), Webhook_Receiver::problems() );
		$this->assert_payments( array( 'state' => 'paid' ) );
	}

	public static function calls_about_a_notification(): array {
		return array(
			'verifying the notification' => array( 'POST paypal:/v1/notifications/verify-webhook-signature' ),
			'reading the order'          => array( 'GET paypal:/v2/checkout/orders/{order}' ),
			'capturing the order'        => array( 'POST paypal:/v2/checkout/orders/{order}/capture' ),
		);
	}

	public function test_partial_and_full_refunds_are_recorded_in_any_order(): void {
		$order = $this->buy()['order'];
		self::refund( $order, '10.00' );
		$this->assertSame( 200, self::notify( self::notification( self::refunded( $order, 'WH-R1' ) ) ) );
		$this->assert_payments(
			array(
				'state'    => 'partly-refunded',
				'amount'   => 4500,
				'refunded' => 1000,
			)
		);
		self::refund( $order, '35.00' );
		$this->assertSame( 200, self::notify( self::notification( self::refunded( $order, 'WH-R2' ) ) ) );
		$this->assertSame( 200, self::notify( self::notification( self::captured( $order, 'WH-LATE' ) ) ) );
		$this->assert_payments( array( 'state' => 'refunded', 'refunded' => 4500 ) );
	}

	public function test_paypal_must_resend_a_refund_whose_payment_could_not_be_requested(): void {
		$order = $this->buy()['order'];
		self::refund( $order );
		$told = self::notification( self::refunded( $order, 'WH-R3' ) );
		self::set_faults( array( 'GET paypal:/v2/payments/captures/{capture}' => 'cut' ) );
		$this->assertSame( 503, self::notify( $told ) );
		self::set_faults( array() );
		$this->assertSame( 200, self::notify( $told ) );
		$this->assert_payments( array( 'state' => 'refunded' ) );
	}

	public function test_a_chargeback_stays_disputed_despite_late_notifications_until_paypal_reports_a_refund(): void {
		list( 'order' => $order, 'back' => $back ) = $this->buy();
		$reversed = array( 'event_type' => 'PAYMENT.CAPTURE.REVERSED' ) + self::refunded( $order, 'WH-V1' );
		$this->assertSame( 200, self::notify( self::notification( $reversed ) ) );
		$this->assert_payments( array( 'state' => 'disputed' ) );
		$this->assertSame( 200, self::notify( self::notification( self::captured( $order, 'WH-V0' ) ) ) );
		$this->assert_payments( array( 'state' => 'disputed' ) );
		$this->assertSame( 'Your payment of 45,00 € was reversed or is under review. PayPal shows its status.', self::come_back( $back )['said'] );
		$unit  = array(
			'payee'    => array( 'email_address' => 'bakery@example.com' ),
			'payments' => array( 'captures' => array( self::reversed_capture() ) ),
		);
		$told  = array(
			'id'             => $order,
			'purchase_units' => array( $unit ),
		);
		$after = Settlement::record( $told, Terms::of( Product::get( self::make_product() ), 1, 7 ), 'test' );
		$this->assert_has( array( 'state' => 'refunded', 'refunded' => 4500 ), $after );
		$this->assertCount( 1, self::payments() );
	}

	public function test_a_won_dispute_restores_the_payment_until_a_later_chargeback_in_any_order_of_notifications(): void {
		list( 'order' => $order ) = $this->buy();
		$first                    = '2026-03-01T10:00:00Z';
		$second                   = '2026-03-02T10:00:00Z';
		$third                    = '2026-03-03T10:00:00Z';
		$tell                     = function ( array $event, string $state ) {
			$this->assertSame( 200, self::notify( self::notification( $event ) ) );
			$this->assert_payments( array( 'state' => $state ) );
		};
		$reversed                 = static fn( $id, $time ) => array( 'event_type' => 'PAYMENT.CAPTURE.REVERSED', 'create_time' => $time ) + self::refunded( $order, $id );
		$tell( $reversed( 'WH-V1', $first ), 'disputed' );
		foreach ( array( 'RESOLVED_BUYER_FAVOUR', 'ACCEPTED', 'NONE' ) as $outcome ) {
			$tell( self::resolved( $order, $outcome, $second ), 'disputed' );
		}
		$tell( self::resolved( $order, 'RESOLVED_SELLER_FAVOUR', $second ), 'paid' );
		// PayPal reports the same chargeback again, late.
		$tell( $reversed( 'WH-V2', $first ), 'paid' );
		$tell( $reversed( 'WH-V3', $third ), 'disputed' );
		// PayPal reports the end of the first dispute again, late.
		$tell( self::resolved( $order, 'RESOLVED_WITH_PAYOUT', $second ), 'disputed' );
	}

	public function test_a_payment_under_review_is_checked_for_a_month(): void {
		self::come_back( self::approve( $this->new_form(), 'PENDING' )['back'] );
		$this->assertTrue( self::look_again( 31 * DAY_IN_SECONDS ) );
		$this->assertSame( array(), Open_Orders::unfinished() );
		$this->assert_payments( array( 'state' => 'pending' ) );
	}

	public function test_a_payment_under_review_is_checked_without_notifications_until_the_bank_decides(): void {
		list( 'order' => $order, 'back' => $back ) = self::approve( $this->new_form(), 'PENDING' );
		$this->assertStringContainsString( 'PayPal is still checking your payment', self::come_back( $back )['said'] );
		$this->assertNotNull( Queue::next_time( Open_Orders::EVENT ) );
		$this->assertSame( 6 * HOUR_IN_SECONDS, self::look_again( 30 * DAY_IN_SECONDS - HOUR_IN_SECONDS ) );
		wp_remote_get( DOVETAIL_TESTS_PLATFORM . "/services/paypal/bank/$order/COMPLETED" );
		$this->assertTrue( self::look_again() );
		$this->assert_payments(
			array(
				'reference' => $order,
				'state'     => 'paid',
				'amount'    => 4500,
			)
		);
	}

	public function test_forged_notifications_cause_a_limited_number_of_requests_and_paypal_must_resend_real_ones(): void {
		global $wpdb;
		$told   = self::notification( self::approval( self::approve( $this->new_form() )['order'] ) );
		$forged = array( 'proof' => array( 'transmission_sig' => 'mock1' ) + $told['proof'] ) + $told;
		// Start at the beginning of a minute, because the limit is per minute.
		Clock::pass( MINUTE_IN_SECONDS - time() % MINUTE_IN_SECONDS );
		$this->assertSame( 400, self::notify( $forged ) );
		// Simulates many earlier notifications in this minute.
		$this->assertGreaterThan( 0, $wpdb->query( "UPDATE $wpdb->options SET option_value = 75 WHERE option_name LIKE '%\\_paypal\\_verify\\_%'" ) );
		wp_cache_flush();
		$this->assertSame( 503, self::notify( $forged ) );
		$this->assertSame( 503, self::notify( $told ) );
		$this->assertCount( 1, self::asked( '/verify/' ) );
		Clock::pass( MINUTE_IN_SECONDS );
		$this->assertSame( 200, self::notify( $told ) );
		$this->assert_payments( array( 'state' => 'paid' ) );
	}

	private static function approval( string $order ): array {
		return array(
			'id'         => 'WH-EVENT-1',
			'event_type' => 'CHECKOUT.ORDER.APPROVED',
			'resource'   => array( 'id' => $order ),
		);
	}

	private static function captured( string $order, string $id = 'WH-EVENT-2' ): array {
		return array(
			'id'         => $id,
			'event_type' => 'PAYMENT.CAPTURE.COMPLETED',
			'resource'   => array(
				'id'                 => 'C' . substr( $order, 1 ),
				'supplementary_data' => array( 'related_ids' => array( 'order_id' => $order ) ),
			),
		);
	}

	/** Returns PayPal's event for the end of a dispute. It contains only the capture. */
	private static function resolved( string $order, string $outcome, string $time ): array {
		return array(
			'id'          => "WH-R-$outcome-$time",
			'event_type'  => 'CUSTOMER.DISPUTE.RESOLVED',
			'create_time' => $time,
			'resource'    => array(
				'dispute_id'            => 'PP-D-12345',
				'status'                => 'RESOLVED',
				'dispute_outcome'       => array( 'outcome_code' => $outcome ),
				'disputed_transactions' => array( array( 'seller_transaction_id' => 'C' . substr( $order, 1 ) ) ),
			),
		);
	}

	/** Returns PayPal's event for a refund. It contains only the capture. */
	private static function refunded( string $order, string $id ): array {
		$payment = array(
			'rel'  => 'up',
			'href' => 'https://api-m.paypal.com/v2/payments/captures/C' . substr( $order, 1 ),
		);
		return array(
			'id'         => $id,
			'event_type' => 'PAYMENT.CAPTURE.REFUNDED',
			'resource'   => array( 'links' => array( $payment ) ),
		);
	}

	private static function reversed_capture(): array {
		return array(
			'status' => 'REVERSED',
			'amount' => array(
				'currency_code' => 'EUR',
				'value'         => '45.00',
			),
		);
	}

	private function buy(): array {
		$bought = self::approve( $this->new_form() );
		self::come_back( $bought['back'] );
		$this->assertSame( 'paid', Payments::find( 'paypal', 'test', $bought['order'] )['state'] );
		return $bought;
	}

	private static function refund( string $order, string $value = '' ): void {
		$amount = array(
			'currency_code' => 'EUR',
			'value'         => $value,
		);
		self::at_paypal( 'POST', '/v2/payments/captures/C' . substr( $order, 1 ) . '/refund', '' === $value ? array() : compact( 'amount' ) );
	}
}
