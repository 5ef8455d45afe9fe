<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Test_Case;

final class RestTest extends Test_Case {

	private const SITE           = '/jetpack/v4/site';
	private const REDIRECT       = '/wpcom/v2/resolve-redirect/';
	private const FIVE_MEGABYTES = 5 * MB_IN_BYTES;

	protected function setUp(): void {
		parent::setUp();
		$this->answer_http( static fn() => array( 'body' => '{"data":"{}"}' ) );
	}

	public function test_a_visitor_gets_status_401_and_nothing_is_forwarded(): void {
		$this->expect_refusal( 401, 'rest_forbidden', 'Sorry, you must be logged in to do this. Log in and try again.', $this->dispatch( self::SITE ) );
	}

	public function test_a_user_without_the_capability_is_rejected_and_nothing_is_forwarded(): void {
		wp_set_current_user( $this->create_user( 'reader', 'subscriber' ) );
		$this->expect_refusal( 403, 'rest_forbidden', 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', $this->dispatch( self::SITE ) );
	}

	/**
	 * @dataProvider unknown_parameters
	 *
	 * @param array<string, mixed> $query
	 */
	public function test_an_unknown_parameter_is_rejected_by_name_and_nothing_is_forwarded( string $path, array $query, ?string $body, string $name ): void {
		$this->act_as( 'author' );
		$this->expect_refusal( 400, 'rest_invalid_param', "This request contains unknown parameters: $name. Nothing was sent.", $this->dispatch( $path, $query, $body ) );
	}

	public static function unknown_parameters(): array {
		$nowhere = self::REDIRECT . 'nowhere';
		return array(
			'in the query'                                     => array( self::SITE, array( 'callback' => 'https://evil.test' ), null, 'callback' ),
			'in JSON'                                          => array( self::SITE, array(), '{"admin":true}', 'admin' ),
			'JSON that is not an object'                       => array( self::SITE, array(), '7', 'JSON' ),
			'a different value of a path parameter'            => array( $nowhere, array( 'url' => 'a' ), null, 'url' ),
			'a different value in JSON, the same in the query' => array( $nowhere, array( 'url' => 'nowhere' ), '{"url":"a"}', 'url' ),
		);
	}

	public function test_a_parameter_that_repeats_a_path_value_is_accepted(): void {
		$this->act_as( 'author' );
		// The URL is rejected by the route's own callback.
		$this->expect_refusal( 400, 'rest_invalid_param', 'This is not a public web address.', $this->dispatch( self::REDIRECT . 'nowhere', array(), '{"url":"nowhere"}' ) );
	}

	public function test_a_body_above_the_size_limit_is_rejected_and_nothing_is_forwarded(): void {
		$this->act_as( 'author' );
		$body = str_repeat( ' ', self::FIVE_MEGABYTES ) . '{}';
		$this->expect_refusal( 413, 'request_too_large', 'This is too large to send. The limit is 5 MB. Nothing was sent.', $this->dispatch( self::SITE, array(), $body ) );
	}

	/** @dataProvider invalid_path_values */
	public function test_an_invalid_path_value_is_rejected_and_nothing_is_forwarded( string $value ): void {
		$this->act_as( 'author' );
		$this->expect_refusal( 400, 'rest_invalid_param', 'The URL of this request is not valid. Nothing was sent.', $this->dispatch( self::REDIRECT . $value ) );
	}

	public static function invalid_path_values(): array {
		return array(
			'the parent folder' => array( '%2e%2e' ),
			'a null byte'       => array( '%00' ),
			'a line break'      => array( 'a%0d%0aHost:%20evil' ),
			'2,001 characters'  => array( str_repeat( 'x', 2001 ) ),
		);
	}

	public function test_an_allowed_request_is_forwarded_once(): void {
		$this->act_as( 'author' );
		$response = $this->dispatch( self::SITE, array( '_locale' => 'user' ) );
		$this->assertSame( 200, $response->get_status() );
		$this->assertArrayNotHasKey( 'code', (array) $response->get_data() );
		$this->assertArrayNotHasKey( 'message', (array) $response->get_data() );
		$this->assertCount( 1, $this->requests() );
	}

	public function test_requests_to_the_platform_are_limited_per_minute(): void {
		$this->act_as( 'author' );
		Rate_Limit::count( 'service_platform', PHP_INT_MAX, MINUTE_IN_SECONDS, 600 );
		$this->expect_refusal( 429, 'platform_busy', 'Too many requests to the platform. Try again in a minute.', $this->dispatch( self::SITE ) );
	}

	public function test_followed_links_are_limited_per_minute(): void {
		Rate_Limit::count( 'redirect_' . $this->act_as( 'author' ), 60, MINUTE_IN_SECONDS, 59 );
		$path = self::REDIRECT . rawurlencode( 'https://example.com/a' );
		$this->assertSame( 200, $this->dispatch( $path )->get_status() );
		$sent     = $this->requests();
		$response = $this->dispatch( $path );
		$this->assertSame( 429, $response->get_status() );
		$this->assertSame( 'Too many requests in the last minute. Try again in a minute.', $response->get_data()['message'] );
		$this->assertSame( $sent, $this->requests() );
	}

	public function test_no_request_is_forwarded_without_a_platform(): void {
		$this->act_as( 'admin' );
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => '' ) + $settings );
		$response = $this->dispatch( self::SITE );
		$this->assertSame( 404, $response->get_status() );
		$this->assertSame( 'rest_no_route', $response->get_data()['code'] );
		$this->assertSame( array(), $this->requests() );
	}

	public function test_a_route_of_another_plugin_is_not_replaced(): void {
		$this->act_as( 'admin' );
		add_action(
			'rest_api_init',
			static function () {
				register_rest_route(
					'jetpack/v4',
					'/site',
					array(
						'methods'             => 'GET',
						'permission_callback' => '__return_true',
						'callback'            => static fn() => 'mine',
					)
				);
			}
		);
		$response = $this->dispatch( self::SITE );
		$this->assertSame( array( 200, 'mine' ), array( $response->get_status(), $response->get_data() ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @param string|null          $json  Request body.
	 */
	private function dispatch( string $path, array $query = array(), ?string $json = null ): \WP_REST_Response {
		$GLOBALS['wp_rest_server'] = null;
		$request                   = new \WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		if ( null !== $json ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $json );
		}
		return rest_do_request( $request );
	}

	/** Asserts an error response, and that the site sent no request to a service. */
	private function expect_refusal( int $status, string $code, string $message, \WP_REST_Response $response ): void {
		$data = $response->get_data();
		$this->assertSame( array( $status, $code, $message ), array( $response->get_status(), $data['code'], $data['message'] ) );
		$this->assertSame( array(), $this->requests() );
	}
}
