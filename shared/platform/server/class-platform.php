<?php
namespace Dovetail\Platform;

use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The platform that a site may be connected to, for what it does in place of the owner's own account at a service.
 *
 * A service answers its calls with the owner's key, and passes where there is none (`Rest::pass_to_next_server()`). What the
 * platform does then stands in the service's folder `server/platform`, or nowhere: a call without a way of its own is forwarded.
 */
final class Platform {
	/** @var array<string, callable> How the platform answers calls of the contract, by name. */
	private static array $ways = array();

	/** Whether the site has one. */
	public static function is_connected(): bool {
		return Settings::is_platform_configured();
	}

	/**
	 * Registers how the platform answers a call of this site's contract, where it takes more than forwarding it.
	 *
	 * @param callable $callback As for `Rest::serve()`; runs only where the site has a platform and has not answered itself.
	 */
	public static function serve( string $call, callable $callback ): void {
		self::$ways[ $call ] = $callback;
	}

	/** Answers a call of the contract. */
	public static function answer( array $route, \WP_REST_Request $request ) {
		$way = self::$ways[ $route['name'] ] ?? null;
		return $way ? $way( $request ) : Platform_Client::forward( $route, $request );
	}

	/**
	 * Makes a call.
	 *
	 * @param string|array $route  Name of a call in the contract; `method`, `path` and `params` of one between servers.
	 * @param array        $values Query of a GET, JSON of any other.
	 * @param array        $places Values in the path.
	 * @return mixed|\WP_Error Data, with arrays for objects.
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

	/** Returns the error of an answer of another shape than the contract has. */
	public static function invalid_response(): \WP_Error {
		return Platform_Client::invalid_response_error();
	}
}
