<?php
namespace Dovetail\Platform\Tests;

use Dovetail\Platform\Platform_Client;
use Dovetail\Tests\Test_Case;

final class PlatformClientTest extends Test_Case {

	private const URL     = 'https://platform.test/api/wpcom/v2/things/a%252Fb%2520%25C3%25A4?price=5';
	private const HEADERS = array(
		'Accept'        => 'application/json',
		'Authorization' => 'Bearer secret',
	);

	private const UNREADABLE = array( 502, 'platform_invalid_response', 'The platform sent an unreadable response. Try again, or contact an administrator if it keeps happening.' );

	/** @var array|null WordPress's arguments for the last request to the platform, with its `url`. */
	private $sent;

	public function test_only_parameters_in_the_contract_are_forwarded_with_the_token_in_a_header(): void {
		$this->forward_thing( 'POST' );
		$this->assertSame( 'POST', $this->sent['method'] );
		$this->assertSame( self::URL, $this->sent['url'] );
		$this->assertEquals( self::HEADERS + array( 'Content-Type' => 'application/json' ), $this->sent['headers'] );
		$this->assertSame( '{"note":{},"price":1.5}', $this->sent['body'] );
	}

	public function test_a_get_request_is_forwarded_without_a_body(): void {
		$this->forward_thing( 'GET' );
		$this->assertSame( 'GET', $this->sent['method'] );
		$this->assertSame( self::URL, $this->sent['url'] );
		$this->assertEquals( self::HEADERS, $this->sent['headers'] );
		$this->assertNull( $this->sent['body'] );
	}

	/**
	 * @dataProvider timeouts
	 *
	 * @param int|null $filtered Return value of the timeout filter; null without a filter.
	 */
	public function test_a_request_to_the_platform_has_a_timeout_a_size_limit_and_no_redirects( string $method, ?int $filtered, float $seconds ): void {
		if ( null !== $filtered ) {
			add_filter( 'dovetail_blocks_platform_timeout', static fn() => $filtered );
		}
		$this->forward_thing( $method );
		$this->assertEquals( $seconds, $this->sent['timeout'] );
		$this->assertSame( 0, $this->sent['redirection'] );
		$this->assertSame( 5 * MB_IN_BYTES + 1, $this->sent['limit_response_size'] );
	}

	public static function timeouts(): array {
		return array(
			'the default'                       => array( 'POST', null, 15 ),
			'the default if a filter returns 0' => array( 'GET', 0, 15 ),
			'the value of a filter'             => array( 'GET', 2, 2 ),
		);
	}

	/** @dataProvider answers */
	public function test_a_response_of_the_platform_is_converted_to_data( int $status, string $body, int $expected, string $data ): void {
		$answer = $this->answered( $status, $body );
		$this->assertInstanceOf( \WP_REST_Response::class, $answer );
		$this->assertSame( $expected, $answer->get_status() );
		$this->assertSame( $data, wp_json_encode( $answer->get_data() ) );
	}

	public static function answers(): array {
		return array(
			'an object in an object'         => array( 200, '{"a":{}}', 200, '{"a":{}}' ),
			'an empty list'                  => array( 201, '[]', 201, '[]' ),
			'no content'                     => array( 204, '', 204, 'null' ),
			'null'                           => array( 200, 'null', 204, 'null' ),
			'data with a field named status' => array( 200, '{"code":"fine","data":{"status":200}}', 200, '{"code":"fine","data":{"status":200}}' ),
		);
	}

	/** @dataProvider failures */
	public function test_an_error_response_of_the_platform_is_converted_to_a_wp_error( int $status, string $body, int $expected, string $code, string $message ): void {
		$error = $this->answered( $status, $body );
		$this->assertInstanceOf( \WP_Error::class, $error );
		$this->assertSame( array( $expected, $code, $message ), array( $error->get_error_data()['status'], $error->get_error_code(), $error->get_error_message() ) );
	}

	public static function failures(): array {
		return array(
			'HTML'                         => array( 200, '<p>Back soon.</p>', ...self::UNREADABLE ),
			'an empty body'                => array( 200, '', ...self::UNREADABLE ),
			'a redirect'                   => array( 302, '{}', ...self::UNREADABLE ),
			'an error page'                => array( 500, '<h1>oops</h1>', 500, 'internal_server_error', 'Internal server error' ),
			'a status alone'               => array( 404, '{}', 404, 'platform_error', self::no_reason( 404 ) ),
			'a code'                       => array( 403, '{"code":"no","message":"Not you."}', 403, 'no', 'Not you.' ),
			'an error'                     => array( 403, '{"error":"no","message":"Not you."}', 403, 'no', 'Not you.' ),
			'a list of errors'             => array( 400, '{"errors":[{"code":"first","message":"One."},{"code":"second"}]}', 400, 'first', 'One.' ),
			'values of other types'        => array( 400, '{"code":7,"message":[]}', 400, 'platform_error', self::no_reason( 400 ) ),
			'an error with the status 200' => array( 200, '{"code":"late","message":"No.","data":{"status":409}}', 409, 'late', 'No.' ),
		);
	}

	private static function no_reason( int $status ): string {
		return "The platform responded with error $status and gave no reason. Try again in a moment.";
	}

	/** @return \WP_REST_Response|\WP_Error The result of forwarding a request to which the platform sends the given response. */
	private function answered( int $status, string $body ) {
		$answer = compact( 'status', 'body' );
		$this->answer_http( static fn() => $answer );
		$route  = array(
			'method' => 'GET',
			'path'   => '/wpcom/v2/things',
			'params' => array(),
			'block'  => 'things',
		);
		return Platform_Client::forward( $route, new \WP_REST_Request( 'GET', $route['path'] ) );
	}

	private function forward_thing( string $method ): void {
		update_option( 'dovetail_blocks_platform_token', 'secret' );
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => 'https://platform.test/api' ) + $settings );
		$this->answer_http(
			function ( $url, $args ) {
				$this->assertNull( $this->sent );
				$this->sent = $args + compact( 'url' );
				return array( 'body' => '[]' );
			}
		);
		$route   = array(
			'method' => $method,
			'path'   => '/wpcom/v2/things/{name}',
			'params' => array( 'name', 'price', 'note' ),
			'block'  => 'things',
		);
		$request = new \WP_REST_Request( 'POST', $route['path'] );
		$request->set_url_params( array( 'name' => 'a/b ä' ) );
		$request->set_query_params(
			array(
				'price'   => '5',
				'_locale' => 'user',
				'evil'    => '1',
			)
		);
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Cookie', 'wordpress_logged_in=1' );
		$request->set_body( '{"note":{},"price":1.50,"evil":true}' );
		Platform_Client::forward( $route, $request );
		$this->assertNotNull( $this->sent );
	}
}
