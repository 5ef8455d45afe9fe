<?php
namespace Dovetail\External_Media\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Initial_State;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;

/** Base class for tests with mocked services and a Pexels key. The current user is an author. */
abstract class Media_Test_Case extends Test_Case {

	use Mock_Platform {
		setUp as reset_before;
	}

	const KEY = 'playground0playground0playground0playground0playground00';

	/** IDs of photos that the Pexels mock treats specially. */
	const HOSTILE   = '666';
	const SVG       = '667';
	const GONE      = '668';
	const LARGE     = '669';
	const ELSEWHERE = '670';

	protected function setUp(): void {
		$this->reset_before();
		self::connect( 'pexels', self::KEY );
		// Clears the mock's request log, which contains the check of the key.
		self::reset_platform();
		$this->act_as( 'author' );
	}

	/** @param string|array<string, string> $values Entered values; empty to disconnect. */
	protected static function connect( string $id, $values ): void {
		update_option( Connections::option_name( $id ), $values );
	}

	protected function list( string $service, array $query = array() ): \WP_REST_Response {
		return $this->rest( 'GET', "/wpcom/v2/external-media/list/$service", $query );
	}

	protected function copy( string $service, $media, ?int $post = null ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/wpcom/v2/external-media/copy/$service" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			wp_json_encode(
				array(
					'external_ids' => array(),
					'media'        => $media,
					'service'      => $service,
				) + ( null === $post ? array() : array( 'post_id' => $post ) )
			)
		);
		return rest_do_request( $request );
	}

	protected static function wish( string $guid, array $more = array() ): array {
		return $more + array(
			'guid'      => $guid,
			'title'     => 'A title',
			'caption'   => 'A caption',
			'alt'       => 'An alternative',
			'file_name' => 'A name',
		);
	}

	/** @return string[] Paths of matching requests to services. */
	protected static function paths( string $pattern ): array {
		$all = self::send_to_platform( 'GET', '/__platform/log' );
		return array_values( preg_grep( $pattern, array_column( $all, 'path' ) ) );
	}

	/** @return array<int, array<string, string>> Query parameters of requests to services whose path matches. */
	protected static function queries( string $pattern ): array {
		$all = self::send_to_platform( 'GET', '/__platform/log' );
		return array_column( array_filter( $all, static fn( $request ) => preg_match( $pattern, $request['path'] ) ), 'query' );
	}

	/** @return string[] The current user's sources, each with the server that provides it. */
	protected static function sources(): array {
		return array_map( static fn( $source ) => "{$source['id']} {$source['servedBy']}", Initial_State::state()['mediaSources'] );
	}

	protected function assert_error( int $status, string $code, string $message, \WP_REST_Response $response ): void {
		$data = $response->get_data();
		$this->assertSame( array( $status, $code, $message ), array( $response->get_status(), $data['code'], $data['message'] ) );
	}

	protected static function refused( int $status ): array {
		return array(
			'kind'   => 'refused',
			'status' => $status,
		);
	}
}
