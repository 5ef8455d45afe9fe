<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Currency\Money;
use Dovetail\Payments\Order;
use Dovetail\Payments\Pending;
use Dovetail\Payments\Stripe_Amount;
use Dovetail\Payments\Visitor;
use Dovetail\Plugin\Database;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class OrderTest extends Test_Case {
	use Stripe_Mock;

	/** @dataProvider valid_amounts */
	public function test_the_amount_that_a_visitor_enters_is_charged( string $amount, int $charged ): void {
		$answer   = $this->order( compact( 'amount' ) );
		$sessions = self::stripe()['sessions'];
		$this->assertSame( 303, $answer['status'] );
		$this->assertCount( 1, $sessions );
		$this->assert_has(
			array(
				'amount_total' => $charged,
				'currency'     => 'eur',
				'url'          => $answer['location'],
			),
			$sessions[0]
		);
	}

	public static function valid_amounts(): array {
		return array(
			'whole'                         => array( '5', 500 ),
			'one decimal'                   => array( '5,5', 550 ),
			'thousands separated by dots'   => array( '1.234,50', 123450 ),
			'thousands separated by commas' => array( '1,234.50', 123450 ),
			'an Arabic digit'               => array( '٥', 500 ),
			'with spaces and currency'      => array( ' 12,50 € ', 1250 ),
			'the minimum'                   => array( '0.50', 50 ),
			'the maximum'                   => array( '999999.99', 99999999 ),
		);
	}

	/** @dataProvider invalid_amounts */
	public function test_an_amount_that_cannot_be_charged_is_rejected_with_a_message( string $amount, string $sentence ): void {
		$answer = $this->order( compact( 'amount' ) );
		$this->assertSame( 200, $answer['status'] );
		$this->assertSame( $sentence, str_replace( "\u{a0}", ' ', $answer['said'] ) );
		$this->assertSame( array(), self::stripe()['sessions'] );
	}

	public static function invalid_amounts(): array {
		$invalid   = 'This is not a valid amount. Enter it like this: 12,50 €.';
		$too_small = 'The minimum amount is 0,50 €.';
		$too_large = 'The maximum amount is 999.999,99 €.';
		return array(
			'zero'                   => array( '0', $too_small ),
			'below the minimum'      => array( '0.49', $too_small ),
			'negative'               => array( '-5', $invalid ),
			'an exponent'            => array( '1e3', $invalid ),
			'not a number'           => array( 'NaN', $invalid ),
			'a billion'              => array( '1000000000', $too_large ),
			'a million'              => array( '1000000', $too_large ),
			'a hundred decimals'     => array( '1.' . str_repeat( '0', 100 ), $invalid ),
			'four hundred digits'    => array( str_repeat( '9', 400 ), $invalid ),
			'an ambiguous separator' => array( '1.234', '“1.234” is ambiguous. Enter the amount with its decimals, such as 1.234,00 €.' ),
			'nothing'                => array( '', 'Please choose an amount.' ),
		);
	}

	public function test_a_shortcode_in_stripes_error_message_is_shown_as_text(): void {
		add_shortcode( 'price', static fn() => 'run' );
		$error = array(
			'code'    => 'amount_too_small',
			'message' => '[price] is too small.',
		);
		add_filter(
			'http_response',
			static fn( $response ) => array(
				'response' => array( 'code' => 400 ),
				'body'     => wp_json_encode( array( 'error' => $error ) ),
			) + $response
		);
		$this->assertSame( 'Stripe rejected this payment: “[price] is too small.” Nothing was charged.', $this->order( array( 'amount' => '5' ) )['said'] );
	}

	public function test_only_the_authors_amounts_are_charged_if_custom_amounts_are_off(): void {
		$sealed = self::sealed( $this->offer( array( 'custom' => false ) ) );
		$this->assertSame( 303, self::send( $sealed, array( 'amount_choice' => '1' ) )['status'] );
		$this->assertSame( 303, self::send( $sealed, array( 'amount' => '15' ) )['status'] );
		$this->assertSame( 'Please choose one of the amounts.', self::send( $sealed, array( 'amount' => '16' ) )['said'] );
		foreach ( array( '3', '-1', '0.5', '1e0', 'x', '' ) as $choice ) {
			$this->assertSame( 'Please choose an amount.', self::send( $sealed, array( 'amount_choice' => $choice ) )['said'], $choice );
		}
		$this->assertSame( array( 1500, 1500 ), array_column( self::stripe()['sessions'], 'amount_total' ) );
	}

	public function test_visitors_can_pay_in_seventeen_currencies(): void {
		$this->assertCount( 17, Money::card_currencies() );
		$this->assertSame( Money::card_currencies(), array_column( self::card_currencies(), 0 ) );
	}

	/** @dataProvider card_currencies */
	public function test_amounts_between_the_currencys_minimum_and_maximum_are_charged( string $currency ): void {
		$minimum = Money::minimum( $currency );
		$maximum = Stripe_Amount::most( $currency );
		$plan    = self::plan( compact( 'currency' ) );
		$sealed  = self::sealed( $this->offer( compact( 'plan', 'currency' ) ) );
		$order   = static fn( int $units ): array => self::send( $sealed, array( 'amount' => Money::format( $units, $currency ) ) );
		$this->assertStringStartsWith( 'The minimum amount is', $order( $minimum - 1 )['said'] );
		$this->assertSame( 303, $order( $minimum )['status'] );
		$this->assertSame( 303, $order( $maximum )['status'] );
		$this->assertStringStartsWith( 'The maximum amount is', $order( $maximum + 1 )['said'] );
		$this->assertSame( array( $minimum, $maximum ), array_column( self::stripe()['sessions'], 'amount_total' ) );
		$this->assertSame( array( strtolower( $currency ) ), array_unique( array_column( self::stripe()['sessions'], 'currency' ) ) );
	}

	public static function card_currencies(): array {
		return array_map( static fn( $code ) => array( $code ), Money::card_currencies() );
	}

	public function test_the_stored_price_of_a_plan_is_charged_even_if_the_form_has_another(): void {
		$plan   = self::plan(
			array(
				'kind'     => 'plan',
				'title'    => 'Friend of the choir',
				'amount'   => 700,
				'interval' => '1 month',
			)
		);
		$answer = $this->order(
			array(
				'amount'        => '0.5',
				'amount_choice' => '0',
			),
			array(
				'plan'     => $plan,
				'kind'     => 'plan',
				'currency' => 'USD',
				'amounts'  => array( 1 ),
				'title'    => 'Cheap',
			)
		);
		$this->assertSame( 303, $answer['status'] );
		$this->assertCount( 1, self::stripe()['sessions'] );
		$this->assert_has(
			array(
				'amount_total' => 700,
				'currency'     => 'eur',
				'mode'         => 'subscription',
				'title'        => 'Friend of the choir',
				'submit_type'  => null,
			),
			self::stripe()['sessions'][0]
		);
	}

	/** @dataProvider plans_that_are_not_for_sale */
	public function test_a_plan_that_is_not_for_sale_cannot_be_paid( callable $plan ): void {
		$sealed = self::sealed( $this->offer( array( 'plan' => $plan( self::plan( array( 'currency' => 'USD' ) ) ) ) ) );
		$this->assertSame(
			array(
				'status'   => 200,
				'location' => '',
				'said'     => 'This is no longer for sale. Nothing was charged.',
			),
			self::send( $sealed, array( 'amount' => '5' ) )
		);
		$this->assertSame( array(), self::stripe()['sessions'] );
	}

	public static function plans_that_are_not_for_sale(): array {
		return array(
			'a plan in the trash'       => array( static fn( $plan ) => wp_trash_post( $plan )->ID ),
			'deleted'                   => array( static fn( $plan ) => wp_delete_post( $plan, true )->ID ),
			'a plan of another type'    => array( static fn() => self::plan( array( 'kind' => 'plan', 'title' => 'A plan', 'amount' => 700 ) ) ),
			'a post'                    => array( static fn() => wp_insert_post( array( 'post_title' => 'No plan', 'post_status' => 'publish' ) ) ),
			'a plan that never existed' => array( static fn() => 987654 ),
			'zero'                      => array( static fn() => 0 ),
			'negative'                  => array( static fn() => -1 ),
		);
	}

	public function test_no_payment_starts_after_the_payment_service_is_disconnected(): void {
		delete_option( Connections::option_name( 'stripe' ) );
		$answer = $this->order( array( 'amount' => '5' ) );
		$this->assertSame( 'This site can’t take payments at the moment. Nothing was charged.', $answer['said'] );
	}

	/** @dataProvider refused_queries */
	public function test_a_visitor_is_not_sent_to_stripe_if_the_site_cannot_record_the_payment( string $query, int $sessions ): void {
		$sealed = self::sealed( $this->offer() );
		$fields = array(
			'amount' => '5',
			'key'    => wp_generate_uuid4(),
		);
		$answer = $this->refuse_queries( $query, static fn() => self::send( $sealed, $fields ) );
		$this->assertSame( 200, $answer['status'] );
		$this->assertSame( 'Your payment could not be started because this site could not record it. Try again in a few minutes. Nothing was charged.', $answer['said'] );
		$this->assertCount( $sessions, self::stripe()['sessions'] );
		$this->assert_payments();
		$this->assertSame( 303, self::send( $sealed, $fields )['status'] );
	}

	public static function refused_queries(): array {
		return array(
			'searching for an earlier submission' => array( '~^SELECT .* WHERE press~', 0 ),
			'storing the payment'                 => array( '~^INSERT IGNORE INTO \S*dovetail_payments~', 0 ),
			'storing the payment URL'             => array( '~^UPDATE \S*dovetail_payments~', 1 ),
		);
	}

	public function test_a_form_works_again_two_minutes_after_php_ended_before_sending_the_payment_url(): void {
		$press = $this->form_of_a_visitor();
		$this->for_each_kill(
			$press,
			function () use ( $press ): void {
				Clock::pass( 121 );
				$this->assertSame( 303, $press()['status'] );
				// The payment without a URL was deleted.
				Clock::pass( HOUR_IN_SECONDS );
				Pending::check_payments();
				$this->assertContains( count( self::payments() ), array( 1, 2 ) );
				$this->assertNotContains( '', array_column( self::payments(), 'url' ) );
			}
		);
	}

	public function test_submitting_a_form_again_with_another_amount_starts_another_payment(): void {
		$sealed = self::sealed( $this->offer() );
		$key    = wp_generate_uuid4();
		self::send( $sealed, compact( 'key' ) + array( 'amount' => '5' ) );
		self::send( $sealed, compact( 'key' ) + array( 'amount' => '6' ) );
		$this->assertSame( array( 500, 600 ), array_column( self::stripe()['sessions'], 'amount_total' ) );
	}

	public function test_submitting_a_form_again_after_paying_shows_the_receipt_and_charges_nothing(): void {
		$press = $this->form_of_a_visitor();
		$press();
		$session = self::stripe()['sessions'][0];
		self::stripe( 'pay', array( 'session' => $session['id'] ) );
		self::come_back( $session['success_url'] );
		$this->assertSame( $session['success_url'], $press()['location'] );
		$this->assertStringStartsWith( 'Thank you! You paid 5,00', self::come_back( $session['success_url'] ) );
		$this->assertCount( 1, self::stripe()['sessions'] );
	}

	public function test_submitting_a_form_again_within_two_minutes_continues_the_same_payment(): void {
		$press = $this->form_of_a_visitor();
		$first = $press();
		$this->assertSame( $first, $press() );
		$this->assertCount( 1, self::stripe()['sessions'] );
		Clock::pass( 121 );
		$press();
		$this->assertCount( 2, self::stripe()['sessions'] );
	}

	public function test_two_submissions_with_the_same_key_start_one_payment_and_without_a_key_two(): void {
		$sealed = self::sealed( $this->offer() );
		$fields = array(
			'amount' => '5',
			'key'    => wp_generate_uuid4(),
		);
		$first  = self::send( $sealed, $fields );
		$this->assertSame( 303, $first['status'] );
		$this->assertSame( $first, self::send( $sealed, $fields ) );
		$_GET[ Visitor::RETRY_PARAMETER ] = '1';
		self::send( $sealed, array( 'key' => '' ) + $fields );
		self::send( $sealed, array( 'key' => '' ) + $fields );
		$this->assertCount( 3, self::stripe()['sessions'] );
	}

	public function test_two_submissions_without_cookies_start_two_payments(): void {
		$sealed = self::sealed( $this->offer() );
		$fields = array(
			'amount'  => '5',
			'key'     => wp_generate_uuid4(),
			'own_key' => '',
		);
		// The browser submits the form again without the new cookie.
		$_GET[ Visitor::RETRY_PARAMETER ] = '1';
		$this->assertSame( array( 303, 303 ), array( self::send( $sealed, $fields )['status'], self::send( $sealed, $fields )['status'] ) );
		$this->assertCount( 2, self::stripe()['sessions'] );
	}

	public function test_the_number_of_open_payments_of_a_site_is_limited_and_the_error_says_when_to_try_again(): void {
		self::open_payments( 2000, 5400 );
		$answer = $this->order( array( 'amount' => '5' ) );
		$this->assertSame( 'This site is busy because too many payments were started. Nothing was charged. Try again in 30 minutes.', $answer['said'] );
		$this->assertSame( array(), self::stripe()['sessions'] );
		// Expired payments do not count toward the limit.
		self::change_records( array( 'created' => time() - 7300 ) );
		$this->assertSame( 303, $this->order( array( 'amount' => '5' ) )['status'] );
	}

	public function test_half_of_the_open_payment_limit_is_reserved_for_visitors_with_few_payments(): void {
		self::open_payments( 1000 );
		foreach ( array( '5', '6', '7' ) as $amount ) {
			$this->assertSame( 303, $this->order( compact( 'amount' ) )['status'] );
		}
		$this->assert_too_many( $this->order( array( 'amount' => '8' ) ) );
	}

	public function test_one_client_can_start_a_limited_number_of_payments_per_hour(): void {
		add_filter( 'dovetail_blocks_payment_limit', static fn() => 2 );
		$this->assertSame( 303, $this->order( array( 'amount' => '5' ) )['status'] );
		$this->assertSame( 303, $this->order( array( 'amount' => '6' ) )['status'] );
		$this->assert_too_many( $this->order( array( 'amount' => '7' ) ) );
	}

	public function test_a_large_ipv6_network_can_start_as_many_payments_per_hour_as_sixteen_clients(): void {
		$limit = new \ReflectionMethod( Order::class, 'limit' );
		$limit->setAccessible( true );
		// Set the clock so that the whole test runs within one clock hour, because the limit is per clock hour.
		Clock::pass( HOUR_IN_SECONDS - time() % HOUR_IN_SECONDS );
		$begun = 0;
		for ( $network = 0; $network < 600; $network++ ) {
			$_SERVER['REMOTE_ADDR'] = '2001:db8:1:' . dechex( 256 * ( $network % 20 ) + intdiv( $network, 20 ) ) . '::1';
			$begun                 += null === $limit->invoke( null ) ? 1 : 0;
		}
		$this->assertSame( 480, $begun );
	}

	/** @dataProvider calls_to_stripe */
	public function test_no_payment_starts_while_stripe_fails_but_a_later_submission_starts_one( string $call ): void {
		$plan   = self::plan( array( 'kind' => 'plan', 'title' => 'Friend', 'amount' => 500 ) );
		$sealed = self::sealed( $this->offer( array( 'plan' => $plan, 'kind' => 'plan' ) ) );
		$fields = array( 'key' => wp_generate_uuid4() );
		$faults = array( 'refused', 'not-json', 'wrong-shape', 'cut', array( 'kind' => 'refused', 'status' => 429 ) );
		foreach ( $faults as $fault ) {
			self::set_faults( array( $call => $fault ) );
			$this->assertSame(
				array(
					'status'   => 200,
					'location' => '',
					'said'     => 'Stripe could not be reached, or can’t take payments for this site at the moment. Nothing was charged. Try again in a few minutes.',
				),
				self::send( $sealed, $fields ),
				wp_json_encode( $fault )
			);
		}
		$this->assert_payments();
		self::set_faults( array() );
		$this->assertSame( 303, self::send( $sealed, $fields )['status'] );
		$this->assertCount( 1, self::payments() );
		$this->assertCount( 1, self::stripe()['sessions'] );
	}

	public static function calls_to_stripe(): array {
		return array(
			'creating the product'    => array( 'POST stripe:/v1/products' ),
			'searching for the price' => array( 'GET stripe:/v1/prices' ),
			'creating the price'      => array( 'POST stripe:/v1/prices' ),
			'creating the session'    => array( 'POST stripe:/v1/checkout/sessions' ),
		);
	}

	private function order( array $fields, array $wish = array() ): array {
		return self::send( self::sealed( $this->offer( $wish ) ), $fields );
	}

	/** Returns a function that submits one form as one visitor. */
	private function form_of_a_visitor(): callable {
		$sealed = self::sealed( $this->offer() );
		$fields = array(
			'amount' => '5',
			'key'    => wp_generate_uuid4(),
		);
		return static fn() => self::send( $sealed, $fields, str_repeat( 'a', 32 ) );
	}

	/** Adds `$count` open payments of other visitors, started the given number of seconds ago. */
	private static function open_payments( int $count, int $ago = 0 ): void {
		$row = array(
			'service' => 'another',
			'mode'    => 'test',
			'state'   => 'pending',
			'created' => time() - $ago,
		);
		for ( $index = 0; $index < $count; $index += 500 ) {
			Database::insert_rows( 'payments', array_map( static fn( int $number ): array => array( 'reference' => "open-$number" ) + $row, range( $index, $index + 499 ) ) );
		}
	}

	private function assert_too_many( array $answer ): void {
		$this->assertSame( 'Too many payments were started from your connection. Try again in an hour. Nothing was charged.', $answer['said'] );
		$this->assertSame( '', $answer['location'] );
	}
}
