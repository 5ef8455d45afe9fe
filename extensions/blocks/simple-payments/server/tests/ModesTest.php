<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Simple_Payments\App;
use Dovetail\Simple_Payments\Orders;
use Dovetail\Simple_Payments\Shop;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-paypal-mock.php';

final class ModesTest extends Test_Case {
	use Paypal_Mock;

	/** @dataProvider addresses */
	public function test_an_app_redirects_visitors_only_to_paypal_pages_of_its_own_mode( string $address, bool $is_live, bool $is_sandbox ): void {
		$this->assertSame( $is_live, Shop::is_at_paypal( $address, 'live' ) );
		$this->assertSame( $is_sandbox, Shop::is_at_paypal( $address, 'test' ) );
	}

	public static function addresses(): array {
		return array(
			'live'                    => array( 'https://www.paypal.com/checkoutnow?token=1', true, false ),
			'live without www'        => array( 'https://paypal.com/checkoutnow?token=1', true, false ),
			'the sandbox'             => array( 'https://www.sandbox.paypal.com/checkoutnow?token=1', false, true ),
			'the sandbox without www' => array( 'https://sandbox.paypal.com/checkoutnow?token=1', false, true ),
			'another host'            => array( 'https://www.paypal.com.example.com/', false, false ),
			'without TLS'             => array( 'http://www.paypal.com/', false, false ),
		);
	}

	public function test_an_app_sends_requests_only_in_its_own_mode_with_a_token_of_that_mode(): void {
		$this->leave_the_mock();
		$this->answer_http(
			static fn( $url ) => array(
				'body' => array(
					'access_token'   => 'of-' . wp_parse_url( $url, PHP_URL_HOST ),
					'expires_in'     => 3600,
					'id'             => 'ORDER1',
					'status'         => 'CREATED',
					'purchase_units' => array(),
				),
			)
		);
		$app  = get_option( Connections::option_name( 'paypal' ) );
		$mode = '';
		add_filter(
			'pre_option_' . Connections::option_name( 'paypal' ),
			static function () use ( $app, &$mode ) {
				return compact( 'mode' ) + $app;
			}
		);
		foreach ( array( 'sandbox', 'live', 'sandbox' ) as $mode ) {
			Orders::settle( 'ORDER1' );
		}
		$asked = array_map(
			static fn( $request ) => array(
				wp_parse_url( $request['url'], PHP_URL_HOST ),
				strpos( $request['url'], 'token' ) ? '' : $request['headers']['Authorization'],
			),
			$this->requests()
		);
		$of    = static fn( string $host ): array => array( array( $host, '' ), array( $host, "Bearer of-$host" ) );
		$this->assertSame(
			array_merge( $of( 'api-m.sandbox.paypal.com' ), $of( 'api-m.paypal.com' ), $of( 'api-m.sandbox.paypal.com' ) ),
			$asked
		);
	}

	/** @dataProvider apps_in_the_other_mode */
	public function test_an_app_whose_mode_differs_from_the_chosen_mode_is_recognized( string $mode, bool $is_sandbox_app, string $sentence ): void {
		$this->leave_the_mock();
		$this->answer_http(
			static fn( $url ) => str_contains( $url, 'sandbox' ) === $is_sandbox_app
				? array( 'body' => array( 'access_token' => 'A', 'expires_in' => 9 ) )
				: array( 'status' => 401, 'body' => array( 'error' => 'invalid_client' ) )
		);
		self::connect( compact( 'mode' ) );
		$problem = App::check( Connections::values( 'paypal' ) );
		$this->assertStringContainsString( $sentence, $problem->get_error_message() );
	}

	public static function apps_in_the_other_mode(): array {
		return array(
			'a sandbox app in live mode'    => array( '', true, 'These credentials belong to a sandbox app, which charges no real money.' ),
			'a live app in sandbox mode'    => array( 'sandbox', false, 'These credentials belong to a live app, so PayPal’s sandbox rejects them.' ),
		);
	}

	/** Sends requests to PayPal's real URLs. answer_http() provides the responses. */
	private function leave_the_mock(): void {
		remove_all_filters( 'dovetail_blocks_service_address' );
		add_filter( 'http_request_host_is_external', '__return_true' );
	}
}
