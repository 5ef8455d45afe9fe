<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class ServiceClientTest extends Test_Case {

	/** @var string ID of a connection with a key. */
	private $id;

	/** @var string Name of the connection. */
	private $name;

	protected function setUp(): void {
		parent::setUp();
		$with_key   = wp_list_filter( Connections::all(), array( 'method' => 'api_key' ) );
		$this->id   = (string) key( $with_key );
		$this->name = $with_key[ $this->id ]['name'];
	}

	/**
	 * @dataProvider answers
	 *
	 * @param array|null $data Data of the response.
	 */
	public function test_a_successful_request_returns_the_data( int $status, string $body, ?array $data ): void {
		$answer = $this->call( $status, $body );
		$this->assertIsArray( $answer );
		$this->assertSame( $data, $answer['data'] );
	}

	public static function answers(): array {
		return array(
			'JSON'              => array( 200, '{"a":1}', array( 'a' => 1 ) ),
			'an empty response' => array( 204, '', null ),
		);
	}

	/** @dataProvider failures */
	public function test_a_failed_request_returns_an_error_that_says_what_to_do( int $status, string $body, string $code, string $message ): void {
		$answer = $this->call( $status, $body );
		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( $code, $answer->get_error_code() );
		$this->assertSame( "{$this->name} $message", $answer->get_error_message() );
	}

	public static function failures(): array {
		$unreadable = array( 'service_invalid', 'sent an unreadable response. Try again in a moment.' );
		return array(
			'HTML'                   => array( 200, '<html></html>', ...$unreadable ),
			'an incomplete response' => array( 200, '{"a":', ...$unreadable ),
			'a redirect'             => array( 302, '{}', ...$unreadable ),
			'a rejection'            => array( 401, '{"detail":"No."}', 'service_refused', 'rejected the request with error 401.' ),
			'too many requests'      => array( 429, '{}', 'service_busy', 'is busy. Try again in a minute.' ),
			'a broken server'        => array( 500, 'oops', 'service_unreachable', 'responded with error 500. Try again in a moment.' ),
		);
	}

	public function test_a_response_above_one_megabyte_is_rejected(): void {
		$this->answer_http( static fn( $url, $args ) => array( 'body' => substr( '"' . str_repeat( 'x', 10 * MB_IN_BYTES ) . '"', 0, $args['limit_response_size'] ) ) );
		$this->assertSame( 'service_invalid', $this->request()->get_error_code() );
	}

	public function test_each_visitor_can_cause_at_most_30_service_requests_per_minute(): void {
		$this->answer_http( static fn() => array( 'body' => '{}' ) );
		// Starts at the beginning of a minute.
		Clock::pass( MINUTE_IN_SECONDS - time() % MINUTE_IN_SECONDS );
		for ( $call = 0; $call < 40; $call++ ) {
			$answer = $this->request();
		}
		$this->assertSame( 'service_busy', $answer->get_error_code() );
		$this->assertCount( 30, $this->requests() );
	}

	public function test_the_state_contains_the_last_response_and_the_last_error(): void {
		$this->call( 200, '{}' );
		$this->call( 500, '{}' );
		$state = Connection_State::get( $this->id );
		$this->assertEqualsWithDelta( time(), $state['answered'], 5 );
		$this->assertEqualsWithDelta( time(), $state['failed'], 5 );
		$this->assertSame( "{$this->name} responded with error 500. Try again in a moment.", $state['failure'] );
	}

	/** @return array|\WP_Error Result of a call with the given response of the service. */
	private function call( int $status, string $body ) {
		$this->answer_http( static fn() => array( 'status' => $status, 'body' => $body ) );
		$result = $this->request();
		remove_all_filters( 'pre_http_request' );
		return $result;
	}

	/** @return array|\WP_Error */
	private function request() {
		return Service_Client::request( $this->id, 'GET', 'https://service.test/' );
	}
}
