<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Queue;
use Dovetail\Simple_Payments\Open_Orders;
use Dovetail\Simple_Payments\Orders;
use Dovetail\Simple_Payments\Product;
use Dovetail\Simple_Payments\Purchase;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class ReturnsTest extends Test_Case {
	use Paypal_Mock;

	const GET     = 'GET paypal:/v2/checkout/orders/{order}';
	const CAPTURE = 'POST paypal:/v2/checkout/orders/{order}/capture';

	/**
	 * @dataProvider faults_on_return
	 * @param array|string $fault Fault of the mock.
	 */
	public function test_if_paypal_does_not_respond_the_page_shows_an_error_and_a_job_or_a_reload_completes_the_payment( string $call, $fault ): void {
		foreach ( array( false, true ) as $is_reloaded ) {
			$bought = self::approve( $this->new_form() );
			self::set_faults( array( $call => $fault ) );
			$said = self::come_back( $bought['back'] )['said'];
			$this->assertStringContainsString( 'PayPal has not confirmed your payment yet.', $said );
			$this->assertStringContainsString( 'charged at most once', $said );
			$this->assertSame( 5 * MINUTE_IN_SECONDS, self::look_again() );
			self::set_faults( array() );
			if ( $is_reloaded ) {
				$this->assertStringContainsString( 'You paid 45,00 €', self::come_back( $bought['back'] )['said'] );
			}
			$this->assertTrue( self::look_again() );
		}
		$this->assertSame( 2, self::count_charges() );
		$this->assertSame( array( 'paid', 'paid' ), array_column( self::payments(), 'state' ) );
	}

	public static function faults_on_return(): array {
		$refused = static fn( int $status ): array => compact( 'status' ) + array( 'kind' => 'refused' );
		return array(
			'reading the order: error 500'         => array( self::GET, $refused( 500 ) ),
			'reading the order: connection cut'    => array( self::GET, 'cut' ),
			'reading the order: unexpected JSON'   => array( self::GET, 'wrong-shape' ),
			'capturing the order: error 503'       => array( self::CAPTURE, $refused( 503 ) ),
			'capturing the order: connection cut'  => array( self::CAPTURE, 'cut' ),
			'capturing the order: unexpected JSON' => array( self::CAPTURE, 'wrong-shape' ),
		);
	}

	/** @dataProvider unclear_answers */
	public function test_an_order_is_requested_again_after_an_unclear_response( string $call, int $status ): void {
		$bought = self::approve( $this->new_form() );
		self::set_faults( array( $call => compact( 'status' ) + array( 'kind' => 'refused' ) ) );
		$this->assertStringContainsString( 'PayPal has not confirmed your payment yet.', self::come_back( $bought['back'] )['said'] );
		$this->assertSame( array( $bought['order'] ), self::open_orders() );
		self::set_faults( array() );
		$this->assertStringContainsString( 'You paid 45,00 €', self::come_back( $bought['back'] )['said'] );
		$this->assertSame( array(), self::open_orders() );
		$this->assertSame( 1, self::count_charges() );
	}

	public static function unclear_answers(): array {
		return array(
			'a conflict (409)'        => array( self::CAPTURE, 409 ),
			'a forbidden order (403)' => array( self::GET, 403 ),
		);
	}

	public function test_an_order_without_a_response_is_queued_once_and_checked_even_if_the_event_is_lost(): void {
		$bought = self::approve( $this->new_form() );
		self::set_faults( array( self::GET => 'cut' ) );
		for ( $return = 0; $return < 3; $return++ ) {
			self::come_back( $bought['back'] );
		}
		$planned = array_map( static fn( $hooks ) => count( $hooks[ Open_Orders::EVENT ] ?? array() ), array_filter( _get_cron_array(), 'is_array' ) );
		$this->assertSame( 1, array_sum( $planned ) );
		Queue::clear( Open_Orders::EVENT );
		$this->assertSame( array( $bought['order'] ), self::open_orders() );
		self::set_faults( array() );
		$this->assertSame( array( array() ), Open_Orders::unfinished() );
		$this->assertTrue( self::look_again() );
		$this->assert_payments(
			array(
				'reference' => $bought['order'],
				'state'     => 'paid',
			)
		);
		$this->assertSame( array(), self::open_orders() );
	}

	public function test_checks_of_an_order_end_after_three_days_and_pause_while_no_app_is_connected(): void {
		$bought = self::approve( $this->new_form() );
		$go_on  = static fn( int $days ) => self::look_again( $days * DAY_IN_SECONDS );
		self::set_faults( array( self::GET => 'cut' ) );
		self::come_back( $bought['back'] );
		$this->assertSame( 5 * MINUTE_IN_SECONDS, $go_on( 2 ) );
		$this->assertSame( array( $bought['order'] ), self::open_orders() );
		self::connect( array( 'client_id' => '', 'secret' => '' ) );
		$this->assertTrue( $go_on( 2 ) );
		$this->assertSame( array( $bought['order'] ), self::open_orders() );
		self::connect();
		$this->assertTrue( $go_on( 4 ) );
		$this->assertSame( array(), self::open_orders() );
	}

	public function test_after_a_declined_card_another_card_can_pay_the_order_and_the_next_click_starts_a_new_order(): void {
		$fields = $this->new_form();
		$first  = self::approve( $fields, 'DECLINED' );
		$this->assertStringContainsString( 'PayPal could not process the payment.', self::come_back( $first['back'] )['said'] );
		$this->assertNotSame( $first['order'], self::approve( $fields )['order'] );
		// The visitor goes back to PayPal's page with the Back button.
		$this->assertStringContainsString( 'You paid 45,00 €', self::come_back( self::approve_order( $first['order'] ) )['said'] );
		$this->assertSame( 1, self::count_charges() );
		$this->assert_payments(
			array(
				'reference' => $first['order'],
				'state'     => 'paid',
			)
		);
	}

	public function test_an_order_of_another_site_or_app_is_not_requested(): void {
		$bought = self::approve( $this->new_form() );
		$this->assert_foreign( add_query_arg( 'token', '7ORDER0ORDER0ORD9', $bought['back'] ) );
		self::connect( array( 'mode' => '' ) );
		$this->assert_foreign( $bought['back'] );
		$this->assertSame( array(), self::asked( '~^GET paypal:/v2/checkout/orders~' ) );
	}

	public function test_a_visitor_who_pays_for_a_deleted_product_sees_the_result_of_the_payment(): void {
		$product = self::make_product( array( 'price' => 1.5, 'currency' => 'USD' ) );
		$page    = $this->make_page( $product );
		$first   = self::approve( self::fields( $page, $product ) );
		$second  = self::approve( self::fields( $page, $product ) );
		wp_trash_post( $product );
		$this->assertSame( 'Thank you. You paid $1.50 through PayPal for “Sourdough class”.', self::come_back( $first['back'] )['said'] );
		self::disconnect();
		$this->assert_foreign( $second['back'] );
		$this->assertSame( 1, self::count_charges() );
	}

	public function test_the_result_appears_at_every_form_of_the_product_but_only_the_first_has_its_id(): void {
		$product = self::make_product();
		$page    = $this->create_post( array( 'post_content' => str_repeat( self::markup( array( 'productId' => $product ) ), 2 ) ) );
		$url     = self::come_back( self::approve( self::fields( $page, $product ) )['back'] )['url'];
		self::begin_request( '/', '127.0.0.1', '' );
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET = wp_slash( $query );
		Purchase::handle_return();
		$html = self::draw( $page );
		$this->assertSame( 2, substr_count( $html, '<form' ) );
		$this->assertSame( 2, substr_count( $html, '__message ' ) );
		$this->assertSame( 1, substr_count( $html, 'id="' . Purchase::anchor( $product ) . '"' ) );
		$this->assertSame( 1, substr_count( $html, 'autofocus' ) );
		ob_start();
		Purchase::tell_at_end();
		$this->assertSame( '', ob_get_clean() );
	}

	public function test_a_purchase_keeps_the_products_name_after_the_product_changes(): void {
		$product = self::make_product();
		$bought  = self::approve( self::fields( $this->make_page( $product ), $product ) );
		self::come_back( $bought['back'] );
		wp_update_post( array( 'ID' => $product, 'post_title' => 'Sold out' ) );
		self::at_paypal( 'POST', '/v2/payments/captures/C' . substr( $bought['order'], 1 ) . '/refund' );
		$told = array(
			'id'         => 'WH-GONE',
			'event_type' => 'PAYMENT.CAPTURE.COMPLETED',
			'resource'   => array( 'supplementary_data' => array( 'related_ids' => array( 'order_id' => $bought['order'] ) ) ),
		);
		$this->assertSame( 200, self::notify( self::notification( $told ) ) );
		$this->assert_payments(
			array(
				'state' => 'refunded',
				'title' => 'Sourdough class',
			)
		);
		$this->assertStringContainsString( 'dovetail_paypal=paid', self::come_back( $bought['back'] )['url'] );
	}

	public function test_a_repeated_request_to_paypal_has_the_same_request_id(): void {
		$product = self::make_product();
		$page    = $this->make_page( $product );
		$this->answer_http(
			static fn( $url ) => str_contains( $url, '/v1/oauth2/token' )
				? array( 'body' => array( 'access_token' => 'A21AA', 'expires_in' => 900 ) )
				: new \WP_Error( 'http_request_failed', 'cURL error 28: timed out' )
		);
		foreach ( array( 1, 1, 2 ) as $quantity ) {
			Orders::begin( Product::get( $product ), $quantity, $page, 'press', 'https://example.org/?a', 'https://example.org/?b' );
		}
		$orders = array_filter( $this->requests(), static fn( $request ) => ! str_contains( $request['url'], '/v1/oauth2/token' ) );
		$ids    = array_values( array_map( static fn( $request ) => $request['headers']['PayPal-Request-Id'], $orders ) );
		$this->assertCount( 3, $ids );
		$this->assertMatchesRegularExpression( '/^paypal-press-[0-9a-f]{32}-\d+$/', $ids[0] );
		$this->assertSame( $ids[0], $ids[1] );
		$this->assertNotSame( $ids[0], $ids[2] );
	}

	public function test_return_urls_sent_to_paypal_have_no_fragment(): void {
		self::approve( $this->new_form() );
		$order   = self::asked( '~^POST paypal:/v2/checkout/orders$~' )[0]['data'];
		$context = $order['payment_source']['paypal']['experience_context'];
		$this->assertStringStartsWith( 'http', $context['return_url'] );
		$this->assertStringNotContainsString( '#', $context['return_url'] . $context['cancel_url'] );
	}

	public function test_a_capture_is_recorded_once_even_if_php_is_killed_while_the_visitor_returns(): void {
		$fields = $this->new_form();
		$number = 0;
		do {
			++$number;
			$client    = "192.0.2.$number";
			$bought    = self::approve( array( 'key' => wp_generate_uuid4() ) + $fields, 'COMPLETED', $client );
			$is_killed = $this->kill_at_query( $number, static fn() => self::come_back( $bought['back'], $client ) );
			// The claim for an order that PayPal never created expires after half a minute.
			Clock::pass( Open_Orders::RETRY_DELAY_SECONDS + 1 );
			if ( Open_Orders::unfinished() ) {
				Open_Orders::run();
			}
			$this->assertSame( self::count_charges(), count( self::payments() ), "PHP was killed at moment $number." );
			$this->assertStringContainsString( 'You paid 45,00 €', self::come_back( $bought['back'], $client )['said'], "PHP was killed at moment $number." );
		} while ( $is_killed );
		$this->assertSame( self::count_charges(), $number );
		$this->assertSame( array_fill( 0, $number, 'paid' ), array_column( self::payments(), 'state' ) );
		$this->assertSame( array(), self::open_orders() );
	}

	public function test_the_next_click_leads_to_paypal_even_if_php_was_killed_while_the_order_was_started(): void {
		$fields = $this->new_form();
		$number = 0;
		do {
			++$number;
			$press     = static fn() => self::send( array( 'key' => "press-$number" ) + $fields, "192.0.2.$number" );
			$is_killed = $this->kill_at_query( $number, $press );
			Clock::pass( Open_Orders::CLAIM_SECONDS + 1 );
			$this->assertSame( 303, $press()['status'], "PHP was killed at moment $number." );
		} while ( $is_killed );
	}

	/** @dataProvider refused_queries */
	public function test_a_payment_is_recorded_later_if_the_database_fails_and_the_visitor_is_told_not_to_pay_again( string $query ): void {
		$bought = self::approve( $this->new_form() );
		$said   = $this->refuse_queries( $query, static fn() => self::come_back( $bought['back'] )['said'] );
		$this->assertStringContainsString( 'Don’t pay again', $said );
		$this->assertSame( self::count_charges(), count( self::open_orders() ) );
		self::look_again();
		$this->assertCount( self::count_charges(), self::payments() );
		$this->assertStringContainsString( 'You paid 45,00 €', self::come_back( $bought['back'] )['said'] );
		$this->assertSame( 1, self::count_charges() );
		$this->assert_payments( array( 'state' => 'paid' ) );
	}

	public static function refused_queries(): array {
		return array(
			'reading the order'               => array( '~^SELECT .* FROM \S*dovetail_orders~' ),
			'storing the time of the capture' => array( '~^UPDATE \S*dovetail_orders~' ),
			'reading the payment'             => array( '~^SELECT .* FROM \S*dovetail_payments~' ),
			'storing the payment'             => array( '~^INSERT IGNORE INTO \S*dovetail_payments~' ),
		);
	}

	/** @dataProvider disturbances */
	public function test_payments_are_charged_and_recorded_once_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		$fields = $this->new_form();
		$this->disturb(
			$percent,
			$seed,
			function () use ( $fields ): void {
				for ( $number = 1; $number <= 4; $number++ ) {
					$client = "192.0.2.$number";
					for ( $try = 0; $try < 20; $try++ ) {
						$pressed = $this->as_request( static fn() => self::send( array( 'key' => "press-$number" ) + $fields, $client ) );
						if ( is_array( $pressed ) && 303 === $pressed['status'] ) {
							break;
						}
						// The visitor tries again after a minute, as the message advises.
						Clock::pass( MINUTE_IN_SECONDS );
					}
					$this->assertSame( 303, $pressed['status'] );
					$back = self::approve_order( self::order_of( $pressed['location'] ) );
					$this->as_request( static fn() => self::come_back( $back, $client ) );
					$this->as_request( array( $this, 'run_due_jobs' ) );
				}
			}
		);
		for ( $hour = 0; $hour < 30; $hour++ ) {
			Clock::pass( HOUR_IN_SECONDS );
			$this->as_request( array( $this, 'run_due_jobs' ) );
		}
		$this->assertSame( self::count_charges(), count( self::payments() ) );
		$this->assertSame( array_fill( 0, self::count_charges(), 'paid' ), array_column( self::payments(), 'state' ) );
		$this->assertGreaterThan( 0, self::count_charges() );
		$this->assertSame( array(), self::open_orders() );
	}

	/** @return string[] Orders that the site still checks. */
	private static function open_orders(): array {
		return Database::column( 'SELECT reference FROM {orders} WHERE due > 0 ORDER BY id' );
	}

	private function assert_foreign( string $back ): void {
		$this->assertSame( 'This payment does not belong to this page. Nothing was charged here.', self::come_back( $back )['said'] );
	}
}
