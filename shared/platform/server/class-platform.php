<?php
namespace Dovetail\Platform;

use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The platform that a site can use instead of the owner's own accounts at services.
 *
 * If the owner has entered a key for a service, the service's own code handles the request. Otherwise, that code passes
 * the request on (`Rest::pass_to_next_server()`). Then the callback in the service's folder `server/platform` handles
 * it; without a callback, the request is forwarded to the platform.
 */
final class Platform {
	/** @var array<string, callable> Callbacks by name of the endpoint: how the platform handles each. */
	private static array $ways = array();

	/** Whether the site is connected to a platform. */
	public static function is_connected(): bool {
		return Settings::is_platform_configured();
	}

	/**
	 * Registers a callback for an endpoint that needs more than forwarding to the platform.
	 *
	 * @param callable $callback See `Rest::serve()`. Called only if the site is connected to a platform and passed the request on.
	 */
	public static function serve( string $call, callable $callback ): void {
		self::$ways[ $call ] = $callback;
	}

	/** Handles a request that the site passed on to the platform. */
	public static function answer( array $route, \WP_REST_Request $request ) {
		$way = self::$ways[ $route['name'] ] ?? null;
		return $way ? $way( $request ) : Platform_Client::forward( $route, $request );
	}

	/**
	 * Sends a request to the platform.
	 *
	 * @param string|array $route  Name of an endpoint in the contract; for a request between servers, an array of `method`, `path` and `params`.
	 * @param array        $values Query parameters of a GET request, otherwise the JSON body.
	 * @param array        $places Values for the placeholders of the path.
	 * @return mixed|\WP_Error The response, with objects as arrays.
	 */
	public static function request( $route, array $values = array(), array $places = array() ) {
		$route = is_string( $route ) ? Endpoint_Contract::route( $route ) : $route;
		$request = new \WP_REST_Request( $route['method'], $route['path'] );
		$request->set_url_params( $places );
		if ( 'GET' === $route['method'] ) {
			$request->set_query_params( $values );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $values ) );
		}
		$answer = Platform_Client::forward( $route, $request );
		return is_wp_error( $answer ) ? $answer : json_decode( (string) wp_json_encode( $answer->get_data() ), true );
	}

	/** Returns the error for a response that does not match the contract. */
	public static function invalid_response(): \WP_Error {
		return Platform_Client::invalid_response_error();
	}
}
