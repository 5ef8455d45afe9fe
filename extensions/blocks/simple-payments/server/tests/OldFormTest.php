<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Simple_Payments\Old_Form;
use Dovetail\Simple_Payments\Terms;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class OldFormTest extends Test_Case {
	use Paypal_Mock {
		setUp as private connect_an_app;
	}

	protected function setUp(): void {
		$this->connect_an_app();
		self::disconnect( true );
	}

	public function test_the_old_form_needs_only_an_email_address_and_gets_the_servers_terms(): void {
		$answer = self::send( array( 'quantity' => '2' ) + $this->new_form() );
		$this->assertSame( '/services/paypal/cgi-bin/webscr', wp_parse_url( $answer['location'], PHP_URL_PATH ) );
		wp_parse_str( wp_parse_url( $answer['location'], PHP_URL_QUERY ), $query );
		$this->assert_has(
			array(
				'cmd'           => '_xclick',
				'business'      => 'bakery@example.com',
				'item_name'     => 'Sourdough class',
				'amount'        => '45.00',
				'quantity'      => '2',
				'currency_code' => 'EUR',
				'notify_url'    => home_url( '/?dovetail_paypal_notification=form' ),
			),
			$query
		);
		$this->assertStringContainsString( 'PayPal notifies this site when your payment arrives.', self::come_back( $query['return'] )['said'] );
		$this->assert_payments();
	}

	public function test_the_old_form_is_not_used_if_an_app_is_connected(): void {
		self::connect( array(), true );
		$this->assertStringContainsString( 'checkoutnow', self::send( $this->new_form() )['location'] );
	}

	public function test_a_verified_notification_is_recorded_once(): void {
		$told = self::report( $this->sell() );
		$this->assertSame( 200, Old_Form::take( $told ) );
		$this->assertSame( 200, Old_Form::take( $told ) );
		$this->assert_payments(
			array(
				'mode'      => 'live',
				'state'     => 'paid',
				'amount'    => 4500,
				'name'      => 'Inês Duarte & Söhne',
				'email'     => 'ines@example.com',
				'reference' => '5TX12345AB678901C',
			)
		);
	}

	/** @dataProvider forgeries */
	public function test_a_notification_that_is_unverified_or_has_foreign_terms_is_rejected( callable $forge ): void {
		$this->assertSame( 400, Old_Form::take( $forge( $this->sell() ) ) );
		$this->assert_payments();
	}

	public static function forgeries(): array {
		return array(
			'another amount' => array( static fn( $terms ) => str_replace( '45.00', '0.45', self::report( $terms ) ) ),
			'changed terms'  => array( static fn( $terms ) => self::report( substr( $terms, 0, -1 ) . '!' ) ),
			'nothing'        => array( static fn() => '' ),
		);
	}

	public function test_a_notification_from_the_sandbox_is_not_recorded(): void {
		$this->assertSame( 200, Old_Form::take( self::report( $this->sell(), array( 'test_ipn' => '1' ) ) ) );
		$this->assert_payments();
	}

	public function test_paypal_must_resend_a_notification_that_could_not_be_verified(): void {
		$told = self::report( $this->sell() );
		foreach ( array( 'cut', 'not-json', array( 'kind' => 'refused', 'status' => 500 ) ) as $fault ) {
			self::set_faults( array( 'POST paypal:/cgi-bin/webscr' => $fault ) );
			$this->assertSame( 503, Old_Form::take( $told ) );
		}
		$this->assert_payments();
		self::set_faults( array() );
		$this->assertSame( 200, Old_Form::take( $told ) );
		$this->assertCount( 1, self::payments() );
	}

	/** @dataProvider changes_of_visitors */
	public function test_a_payment_that_the_visitor_has_manipulated_is_recorded_as_different( array $changes ): void {
		$this->assertSame( 200, Old_Form::take( self::report( $this->sell(), $changes ) ) );
		$this->assert_payments( array( 'state' => 'differs' ) );
	}

	public static function changes_of_visitors(): array {
		$other = 'somebody@example.org';
		return array(
			'the amount'   => array( array( 'mc_gross' => '0.45' ) ),
			'the currency' => array( array( 'mc_currency' => 'USD' ) ),
			'the payee'    => array( array( 'business' => $other, 'receiver_email' => $other ) ),
		);
	}

	public function test_an_old_form_no_longer_buys_at_the_previous_price(): void {
		$product = self::make_product( array( 'price' => 0.45 ) );
		$terms   = self::age( $this->sell( $product ), 1 );
		update_post_meta( $product, 'spay_price', '45' );
		$this->assertSame( 200, Old_Form::take( self::report( $terms, array( 'mc_gross' => '0.45' ) ) ) );
		$this->assert_payments(
			array(
				'state'  => 'differs',
				'amount' => 45,
			)
		);
	}

	public function test_a_new_price_does_not_affect_earlier_purchases_that_are_reported_late(): void {
		$product = self::make_product();
		$terms   = self::age( $this->sell( $product ), 3 );
		$before  = array( 'payment_date' => gmdate( 'H:i:s M d, Y', time() - 3 * DAY_IN_SECONDS ) . ' UTC' );
		$now     = array( 'payment_date' => gmdate( 'H:i:s M d, Y' ) . ' UTC' );
		$this->assertSame( 200, Old_Form::take( self::report( $terms, array( 'payment_status' => 'Pending' ) + $before ) ) );
		update_post_meta( $product, 'spay_price', '60' );
		$this->assertSame( 200, Old_Form::take( self::report( $terms ) ) );
		$this->assertSame( 200, Old_Form::take( self::report( $terms, array( 'txn_id' => '5TX000000LATE0001' ) + $before ) ) );
		$this->assertSame( 200, Old_Form::take( self::report( $terms, array( 'txn_id' => '5TX000000KEPT0001' ) + $now ) ) );
		$this->assertSame( array( 'paid', 'paid', 'differs' ), array_column( self::payments(), 'state' ) );
	}

	public function test_refunds_and_disputes_are_recorded_for_the_right_payment(): void {
		$terms = $this->sell();
		$this->assertSame( 'paid', $this->state_after( $terms ) );
		$this->state_after( $terms, self::back( 'Refunded', '6TX00001', '-10.00' ) );
		$this->assert_payments( array( 'state' => 'partly-refunded', 'refunded' => 1000, 'amount' => 4500 ) );
		// PayPal reports a second refund twice.
		$this->state_after( $terms, array( 'txn_type' => 'web_accept' ) + self::back( 'Refunded', '6TX00003', '-5.00' ) );
		$this->state_after( $terms, array( 'txn_type' => 'adjustment' ) + self::back( 'Refunded', '6TX00003', '-5.00' ) );
		$this->assert_payments( array( 'state' => 'partly-refunded', 'refunded' => 1500, 'amount' => 4500 ) );
		$this->assertSame( 'disputed', $this->state_after( $terms, self::back( 'Reversed', '6TX00002' ) ) );
	}

	public function test_a_payment_counts_as_refunded_once_all_partial_refunds_add_up(): void {
		$terms = $this->sell();
		// PayPal reports the first refund before the payment.
		$this->state_after( $terms, self::back( 'Refunded', '6TX00010', '-20.00' ) );
		$this->state_after( $terms );
		$this->state_after( $terms, self::back( 'Refunded', '6TX00011', '-25.00' ) );
		$this->assert_payments( array( 'state' => 'refunded', 'refunded' => 4500, 'amount' => 4500 ) );
	}

	public function test_a_payment_that_differs_from_its_terms_keeps_its_amount_after_a_refund_and_never_becomes_paid(): void {
		$terms = $this->sell();
		$steps = array(
			'differs'  => array( 'mc_gross' => '0.45' ),
			'disputed' => self::back( 'Reversed', '6TX00021', '0.45' ),
		);
		foreach ( $steps as $state => $told ) {
			$this->assertSame( $state, $this->state_after( $terms, $told ) );
			$this->assert_payments( array( 'amount' => 45 ) );
		}
		$this->assertSame( 'differs', $this->state_after( $terms, self::back( 'Canceled_Reversal', '6TX00022', '0.45' ) ) );
		$this->assert_payments( array( 'amount' => 45 ) );
		$this->assertSame( 'refunded', $this->state_after( $terms, self::back( 'Refunded', '6TX00023', '-0.45' ) ) );
		$this->assert_payments( array( 'amount' => 45 ) );
	}

	public function test_an_ended_dispute_stays_ended_if_its_start_is_reported_late_but_a_new_dispute_can_start(): void {
		$terms = $this->sell();
		$on    = static fn( string $date, string $status, string $txn ): array => array( 'payment_date' => "$date, 2026 PST" ) + self::back( $status, $txn );
		$this->assertSame( 'paid', $this->state_after( $terms ) );
		$this->assertSame( 'paid', $this->state_after( $terms, $on( '10:00:00 Nov 20', 'Canceled_Reversal', '6TX00032' ) ) );
		$this->assertSame( 'paid', $this->state_after( $terms, $on( '09:00:00 Nov 10', 'Reversed', '6TX00031' ) ) );
		$this->assertSame( 'disputed', $this->state_after( $terms, $on( '09:00:00 Nov 25', 'Reversed', '6TX00033' ) ) );
		$this->assertSame( 'paid', $this->state_after( $terms, $on( '10:00:00 Nov 26', 'Canceled_Reversal', '6TX00034' ) ) );
		// Notifications without dates take effect in order of arrival.
		$this->assertSame( 'disputed', $this->state_after( $terms, self::back( 'Reversed', '6TX00035' ) ) );
	}

	/** Submits the form of a page and returns the signed terms that PayPal received. */
	private function sell( int $product = 0 ): string {
		$product = $product ? $product : self::make_product();
		$answer  = self::send( self::fields( $this->make_page( $product ), $product ) );
		wp_parse_str( wp_parse_url( $answer['location'], PHP_URL_QUERY ), $query );
		return $query['custom'];
	}

	private static function age( string $terms, int $days ): string {
		$opened = Terms::open( $terms );
		return Terms::seal( array_replace( $opened, array( 'time' => $opened['time'] - $days * DAY_IN_SECONDS ) ) );
	}

	private static function report( string $custom, array $changes = array() ): string {
		$fields = array_replace(
			array(
				'txn_type'       => 'web_accept',
				'txn_id'         => '5TX12345AB678901C',
				'payment_status' => 'Completed',
				'mc_gross'       => '45.00',
				'mc_currency'    => 'EUR',
				'business'       => 'bakery@example.com',
				'receiver_email' => 'bakery@example.com',
				'payer_email'    => 'ines@example.com',
				'first_name'     => 'Inês',
				'last_name'      => 'Duarte & Söhne',
				'charset'        => 'UTF-8',
				'custom'         => $custom,
			),
			$changes
		);
		$body   = http_build_query( $fields );
		return $body . '&verify_sign=' . self::proof( $body );
	}

	/** Returns the fields that differ in a notification about a refund or reversal. */
	private static function back( string $status, string $txn, string $gross = '-45.00' ): array {
		return array(
			'payment_status' => $status,
			'txn_id'         => $txn,
			'parent_txn_id'  => '5TX12345AB678901C',
			'mc_gross'       => $gross,
		);
	}

	/** Reports a payment and returns its recorded state. Asserts that the site has no other payment. */
	private function state_after( string $terms, array $changes = array() ): string {
		$this->assertSame( 200, Old_Form::take( self::report( $terms, $changes ) ) );
		$this->assertCount( 1, self::payments() );
		return self::payments()[0]['state'];
	}
}
