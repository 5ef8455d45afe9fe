<?php
/**
 * Gives tests access to the mock platform, for when they need a realistic service instead of fake responses.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/** Controls the mock platform, whose services respond to the site. It is reset before and after each test. */
trait Mock_Platform {

	protected function setUp(): void {
		parent::setUp();
		self::reset_platform();
	}

	protected function tearDown(): void {
		// Remove the fake responses of the test.
		remove_all_filters( 'pre_http_request' );
		self::reset_platform();
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $faults Faults by endpoint, such as `POST stripe:/v1/products`. All other endpoints
	 *        work.
	 */
	protected static function set_faults( array $faults ): void {
		self::send_to_platform( 'PUT', '/__platform/faults', (object) $faults );
	}

	/**
	 * @param string $pattern Regular expression for the `key` of a request, such as `POST stripe:/v1/products`.
	 * @return array<int, array<string, mixed>> Matching requests of the site, each with `key`, `path`, `data` and `status`.
	 */
	protected static function asked( string $pattern ): array {
		$all = self::send_to_platform( 'GET', '/__platform/log' );
		return array_values( array_filter( $all, static fn( $request ) => 1 === preg_match( $pattern, (string) $request['key'] ) ) );
	}

	/**
	 * Sends JSON to the mock platform, bypassing the test's own fake responses.
	 *
	 * @param array|object|null     $data
	 * @param array<string, string> $headers
	 * @return mixed Response of the mock platform.
	 */
	protected static function send_to_platform( string $method, string $path, $data = null, array $headers = array() ) {
		$answers = $GLOBALS['wp_filter']['pre_http_request'] ?? null;
		unset( $GLOBALS['wp_filter']['pre_http_request'] );
		$answer = wp_remote_request(
			DOVETAIL_TESTS_PLATFORM . $path,
			array(
				'method'  => $method,
				'headers' => $headers + array( 'Content-Type' => 'application/json' ),
				'body'    => null === $data ? null : wp_json_encode( $data ),
			)
		);
		if ( $answers ) {
			$GLOBALS['wp_filter']['pre_http_request'] = $answers;
		}
		self::assertIsArray( $answer );
		return json_decode( wp_remote_retrieve_body( $answer ), true );
	}

	/** Resets the mock platform to one without faults, on a paid plan. */
	private static function reset_platform(): void {
		self::send_to_platform( 'POST', '/__platform/reset', array( 'scenario' => 'paid' ) );
	}
}
