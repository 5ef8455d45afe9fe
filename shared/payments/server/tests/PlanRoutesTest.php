<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stripe-mock.php';

final class PlanRoutesTest extends Test_Case {
	use Stripe_Mock {
		setUp as connect_to_stripe;
	}

	const PRODUCT = array(
		'currency' => 'EUR',
		'price'    => 5.5,
		'title'    => 'Friend',
		'interval' => '1 month',
	);

	protected function setUp(): void {
		$this->connect_to_stripe();
		$this->act_as( 'author' );
	}

	public function test_the_total_paid_for_a_plan_excludes_test_payments_and_refunded_amounts(): void {
		$plan = self::plan();
		self::record( array( 'plan' => $plan, 'email' => 'ann@example.com' ) );
		self::record( array( 'plan' => $plan, 'reference' => 'pi_2', 'amount' => 700, 'refunded' => 200 ) );
		self::record( array( 'plan' => $plan, 'reference' => 'pi_3', 'mode' => 'test' ) );
		self::record( array( 'plan' => $plan, 'reference' => 'pi_4', 'currency' => 'USD' ) );
		self::record( array( 'plan' => self::plan( array( 'currency' => 'USD' ) ), 'reference' => 'pi_5' ) );
		$total = $this->rest( 'GET', '/dovetail/v1/payments/total', array( 'plans' => "$plan,abc", 'currency' => 'EUR' ) )->get_data();
		$this->assertSame( array( 'amount' => 1000, 'people' => 2 ), $total );
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->rest( 'GET', '/dovetail/v1/payments/total', array( 'plans' => (string) $plan, 'currency' => 'EUR' ) )->get_status() );
	}

	public function test_the_total_includes_only_donations_in_the_requested_currency(): void {
		$plan = self::plan( array( 'kind' => 'plan', 'title' => 'Friend', 'amount' => 500 ) );
		self::record( compact( 'plan' ) );
		self::record( array( 'plan' => self::plan(), 'currency' => 'x' ) );
		foreach ( array( array( $plan, 'EUR' ), array( self::plan(), 'x' ) ) as list( $id, $currency ) ) {
			$total = $this->rest( 'GET', '/dovetail/v1/payments/total', array( 'plans' => (string) $id ) + compact( 'currency' ) )->get_data();
			$this->assertSame( array( 'amount' => 0, 'people' => 0 ), $total );
		}
	}

	// spec: 001-7-7
	public function test_the_three_donation_products_are_created_once(): void {
		$made = $this->make_donations( 'EUR' )->get_data();
		$this->assertSame( array( 'one-time', '1 month', '1 year' ), array_column( $made, 'interval' ) );
		$this->assert_has(
			array(
				'price'    => null,
				'currency' => 'EUR',
				'type'     => 'donation',
			),
			$made[0]
		);
		$this->assertSame( $made, $this->make_donations( 'EUR' )->get_data() );
	}

	public function test_donation_products_in_a_currency_that_cards_do_not_support_are_rejected(): void {
		$answer = $this->make_donations( 'CZK' );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertSame( 'Prices in this currency can’t be charged here. Choose another currency.', $answer->get_data()['message'] );
	}

	/**
	 * @dataProvider editors
	 * spec: 001-7-8
	 */
	public function test_an_author_sees_the_account_and_its_products( string $source ): void {
		$this->make_plan();
		$this->make_donations( 'JPY' );
		$status = $this->status( compact( 'source' ) )->get_data();
		$this->assert_has(
			array(
				'should_upgrade_to_access_memberships' => false,
				'connect_url'                          => '',
				'upgrade_url'                          => '',
				'connected_account_id'                 => 'acct_1HarbourBakery',
				'plan_source'                          => 'site',
				'service'                              => 'Stripe',
				'mode'                                 => 'test',
				'earnings_url'                         => '',
			),
			$status
		);
		$this->assertCount( 4, $status['products'] );
		$this->assert_has(
			array(
				array( 'type' => 'donation', 'currency' => 'JPY', 'interval' => 'one-time' ),
				array( 'interval' => '1 month' ),
				array( 'interval' => '1 year' ),
				array( 'type' => 'plan', 'price' => 5.5, 'title' => 'Friend' ),
			),
			$status['products']
		);
	}

	public static function editors(): array {
		return array(
			'the editor of a site'     => array( 'gutenberg' ),
			'the editor of a platform' => array( 'gutenberg-wpcom' ),
		);
	}

	public function test_an_administrator_gets_the_url_of_the_payments_screen_and_products_of_the_requested_type(): void {
		$this->make_plan();
		$this->make_donations( 'JPY' );
		$this->act_as( 'admin' );
		$status = $this->status( array( 'source' => 'gutenberg', 'type' => 'donation' ) )->get_data();
		$this->assertStringContainsString( 'page=dovetail-payments', $status['earnings_url'] );
		$this->assertCount( 3, $status['products'] );
	}

	public function test_a_visitor_cannot_read_the_account(): void {
		wp_set_current_user( 0 );
		$answer = $this->status( array( 'source' => 'gutenberg' ) );
		$this->assertSame( 401, $answer->get_status() );
		$this->assertNotEmpty( $answer->get_data()['message'] );
	}

	public function test_a_site_without_a_payment_service_reports_no_account_and_creates_no_product(): void {
		$this->disconnect_platform();
		delete_option( Connections::option_name( 'stripe' ) );
		$this->assertSame( array( 'plan_source' => 'none' ), $this->status( array( 'source' => 'gutenberg' ) )->get_data() );
		$answer = $this->make_donations( 'EUR' );
		$this->assertSame( 424, $answer->get_status() );
		$this->assertNotEmpty( $answer->get_data()['message'] );
	}

	// spec: 001-7-9
	public function test_an_author_creates_a_plan(): void {
		$plan = $this->make_plan()->get_data();
		$this->assertIsInt( $plan['id'] );
		$this->assert_has( self::PRODUCT, $plan );
	}

	/**
	 * @dataProvider invalid_prices
	 * @param mixed $price
	 */
	public function test_an_invalid_price_is_rejected_with_the_valid_range( $price ): void {
		$answer = $this->make_plan( compact( 'price' ) );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertMatchesRegularExpression( '/^A price must be between 0,50.€ and 999\.999,99.€\.$/u', $answer->get_data()['message'] );
	}

	public static function invalid_prices(): array {
		return array(
			'zero'              => array( 0 ),
			'negative'          => array( -1 ),
			'below the minimum' => array( 0.49 ),
			'a billion'         => array( 1e9 ),
			'half a cent'       => array( 5.555 ),
			'text'              => array( '5' ),
			'an exponent'       => array( '1e3' ),
			'not a number'      => array( 'NaN' ),
			'null'              => array( null ),
		);
	}

	public function test_a_price_with_decimals_is_rejected_in_a_currency_without_decimals(): void {
		$answer = $this->make_plan( array( 'currency' => 'JPY', 'price' => 50.5 ) );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertNotEmpty( $answer->get_data()['message'] );
	}

	private function make_donations( string $currency ): \WP_REST_Response {
		return $this->post_json( 'products', array( 'type' => 'donation', 'currency' => $currency ) );
	}

	private function make_plan( array $product = array() ): \WP_REST_Response {
		return $this->post_json( 'product', $product + self::PRODUCT );
	}

	private function status( array $query ): \WP_REST_Response {
		return $this->rest( 'GET', '/wpcom/v2/memberships/status', $query );
	}

	/** Sends a request as JSON, which distinguishes numbers from strings. */
	private function post_json( string $path, array $data ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/wpcom/v2/memberships/$path" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( $data ) );
		return rest_do_request( $request );
	}
}
