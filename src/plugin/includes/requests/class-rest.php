<?php
namespace Dovetail\Plugin;

use Dovetail\Platform\Platform;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the routes in `routes.json`, and no others. The site serves some routes with the blocks' callbacks, and
 * forwards others to the platform if there is one.
 *
 * Every request is checked before its callback: capability, size, parameter names and path values. Existing routes are
 * not replaced.
 */
final class Rest {
	const MAX_BODY_BYTES = 5 * MB_IN_BYTES;

	/** Parameters that WordPress accepts in any request. */
	const WORDPRESS_PARAMETERS = array( '_locale', '_wpnonce', '_envelope', '_fields', '_method', 'context', 'rest_route' );

	/**
	 * Endpoints that this site serves: their `callback` and `args`, by name.
	 *
	 * @var array<string, array{callback: callable, args: array}>
	 */
	private static array $served = array();

	/**
	 * Registers the callback of an endpoint. Call it before `rest_api_init` ends, ideally when a file loads.
	 *
	 * Capability, size and parameter names are already checked, and path values decoded; the callback or `args`
	 * validates values.
	 *
	 * @param string   $name     Folder and export of the declaration, such as `redirect.lookUpRedirect`.
	 * @param callable $callback Function that takes a `WP_REST_Request` and returns data, a `WP_REST_Response`, a
	 *        `WP_Error`, or `pass_to_next_server()`.
	 * @param array    $args     Parameter schemas by name, as for `register_rest_route()`.
	 */
	public static function serve( string $name, callable $callback, array $args = array() ): void {
		self::$served[ $name ] = array(
			'callback' => $callback,
			'args'     => $args,
		);
	}

	/**
	 * Returns the error that a callback uses to pass a request to the next server. If every server does so, this error
	 * is the response.
	 *
	 * @param string $sentence Message that says what is missing and what to do.
	 */
	public static function pass_to_next_server( string $sentence = '' ): \WP_Error {
		return new \WP_Error(
			'missing_connection',
			'' === $sentence ? __( 'No connected service can handle this request. An administrator can connect one under Dovetail → Connections.', 'dovetail-blocks' ) : $sentence,
			array( 'status' => 424 )
		);
	}

	/** Whether the site has another server for an endpoint, besides the endpoint's own callback. */
	public static function has_other_server( string $name ): bool {
		return (bool) self::servers( array( 'servedBy' => array_diff( Endpoint_Contract::route( $name )['servedBy'], array( 'site' ) ) ) + Endpoint_Contract::route( $name ) );
	}

	/** Registers the routes. */
	public static function register_routes(): void {
		$existing = rest_get_server()->get_routes();
		foreach ( Endpoint_Contract::all() as $route ) {
			$servers = Endpoint_Contract::is_taken( $route, $existing ) ? array() : self::servers( $route );
			if ( $servers ) {
				self::add( $route, $servers, self::$served[ $route['name'] ]['args'] ?? array() );
			}
		}
		foreach ( array_diff_key( self::$served, Endpoint_Contract::all() ) as $name => $ignored ) {
			_doing_it_wrong( __CLASS__ . '::serve', esc_html( $name . ' is not in the contract, so it is not registered.' ), '0.1.0' );
		}
	}

	/** @return callable[] Callbacks of the endpoint's servers on this site, in order. */
	private static function servers( array $route ): array {
		$servers = array();
		foreach ( $route['servedBy'] as $server ) {
			if ( 'site' === $server && isset( self::$served[ $route['name'] ] ) ) {
				$servers[] = self::$served[ $route['name'] ]['callback'];
			} elseif ( 'platform' === $server && Settings::is_platform_configured() ) {
				$servers[] = static fn( \WP_REST_Request $request ) => Platform::answer( $route, $request );
			}
		}
		return $servers;
	}

	/**
	 * Returns the first response that is not `pass_to_next_server()`.
	 *
	 * @param callable[] $servers Callbacks in order.
	 */
	public static function call_servers( array $servers, \WP_REST_Request $request ) {
		$answer = self::pass_to_next_server();
		foreach ( $servers as $server ) {
			$answer = $server( $request );
			if ( ! is_wp_error( $answer ) || 'missing_connection' !== $answer->get_error_code() ) {
				break;
			}
		}
		return $answer;
	}

	/**
	 * Whether the current user has the capability that an endpoint requires.
	 *
	 * @param string $capability A capability, or `public`.
	 * @return true|WP_Error
	 */
	public static function can_call( string $capability ) {
		return 'public' === $capability || current_user_can( $capability ) ? true : Permission::error();
	}

	/** Whether the current user may call an endpoint. Used by code that offers the endpoint's action without REST. */
	public static function may_call( string $name ): bool {
		return true === self::can_call( Endpoint_Contract::route( $name )['capability'] );
	}

	/** @param callable[] $servers Callbacks that take a checked request. */
	private static function add( array $route, array $servers, array $args ): void {
		list( , $vendor, $version, $rest ) = explode( '/', $route['path'], 4 );
		register_rest_route(
			$vendor . '/' . $version,
			'/' . preg_replace( '~\{(\w+)\}~', '(?P<$1>[^/]+)', str_replace( '.', '\.', $rest ) ),
			array(
				'methods'             => $route['method'],
				'args'                => $args,
				'permission_callback' => static function () use ( $route ) {
					return self::can_call( $route['capability'] );
				},
				'callback'            => static function ( $request ) use ( $route, $servers ) {
					try {
						$refusal = self::request_error( $route, $request );
						return $refusal ?? self::call_servers( $servers, $request );
					} catch ( Database_Error $error ) {
						return new \WP_Error( 'database_refused', __( 'This site’s database did not answer. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 503 ) );
					}
				},
			)
		);
	}

	/** Returns the error of an invalid request, otherwise null. Decodes the path values. */
	private static function request_error( array $route, \WP_REST_Request $request ): ?\WP_Error {
		$size = max( strlen( (string) $request->get_body() ), (int) $request->get_header( 'content_length' ) );
		if ( $size > self::MAX_BODY_BYTES ) {
			return new \WP_Error(
				'request_too_large',
				/* translators: %s: a size, such as 5 MB. */
				sprintf( __( 'This is too large to send. The limit is %s. Nothing was sent.', 'dovetail-blocks' ), size_format( self::MAX_BODY_BYTES ) ),
				array( 'status' => 413 )
			);
		}
		$unknown = isset( $route['calledBy'] ) ? array() : self::unknown_parameters( $route, $request );
		if ( $unknown ) {
			return new \WP_Error(
				'rest_invalid_param',
				/* translators: %s: names of parameters. */
				sprintf( __( 'This request contains unknown parameters: %s. Nothing was sent.', 'dovetail-blocks' ), implode( ', ', array_slice( $unknown, 0, 5 ) ) ),
				array( 'status' => 400 )
			);
		}
		$values = array_map( array( Endpoint_Contract::class, 'decode_segment' ), $request->get_url_params() );
		if ( in_array( null, $values, true ) ) {
			return new \WP_Error(
				'rest_invalid_param',
				__( 'The URL of this request is not valid. Nothing was sent.', 'dovetail-blocks' ),
				array( 'status' => 400 )
			);
		}
		$request->set_url_params( $values );
		return null;
	}

	/**
	 * Returns the parameters that neither the contract nor WordPress defines.
	 *
	 * If a path parameter is also sent in the query or body, its value must be the same, because WordPress would prefer
	 * it to the path.
	 *
	 * @return string[]
	 */
	private static function unknown_parameters( array $route, \WP_REST_Request $request ): array {
		$json = $request->get_json_params();
		if ( null !== $json && ! is_array( $json ) ) {
			return array( 'JSON' );
		}
		$allowed = array_diff( $route['params'], Endpoint_Contract::parameter_names( $route['path'] ) );
		$places  = array_map( array( Endpoint_Contract::class, 'decode_segment' ), $request->get_url_params() );
		$unknown = array();
		foreach ( array( (array) $json, (array) $request->get_body_params(), (array) $request->get_query_params() ) as $given ) {
			foreach ( array_diff( array_keys( $given ), $allowed, self::WORDPRESS_PARAMETERS ) as $name ) {
				if ( ! isset( $places[ $name ] ) || $given[ $name ] !== $places[ $name ] ) {
					$unknown[] = $name;
				}
			}
		}
		// Files are not forwarded.
		$files = array_diff( array_keys( (array) $request->get_file_params() ), in_array( 'site', $route['servedBy'], true ) ? $allowed : array() );
		return array_map( 'strval', array_unique( array_merge( $unknown, $files ) ) );
	}
}
