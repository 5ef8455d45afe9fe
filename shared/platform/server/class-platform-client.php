<?php
namespace Dovetail\Platform;

use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Service_Limit;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Forwards validated requests to the platform, and converts every failure to a `WP_Error`. */
final class Platform_Client {
	const TIMEOUT_SECONDS = 15;

	const MAX_RESPONSE_BYTES = 5 * MB_IN_BYTES;

	/** Maximum number of requests per minute. Enough for many authors, and for visitors who sign up. */
	const MAX_CALLS_PER_MINUTE = 600;

	/**
	 * Forwards a request to the platform. Sends only the parameters in the contract, and none of the request's headers.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public static function forward( array $route, \WP_REST_Request $request ) {
		$headers = array( 'Accept' => 'application/json' );
		$token   = Platform_Token::get();
		if ( '' !== $token ) {
			$headers['Authorization'] = 'Bearer ' . $token;
		}
		$body = 'GET' === $route['method'] ? null : self::body( $route, $request );
		if ( null !== $body ) {
			$headers['Content-Type'] = 'application/json';
		}
		/**
		 * Filters the timeout of requests to the platform.
		 *
		 * @param int|float $seconds Timeout in seconds. Default 15.
		 * @param array     $route   Method, path and block of the endpoint.
		 */
		$timeout = apply_filters( 'dovetail_blocks_platform_timeout', self::TIMEOUT_SECONDS, $route );
		if ( ! Service_Limit::allows( 'platform', self::MAX_CALLS_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			return new \WP_Error( 'platform_busy', __( 'Too many requests to the platform. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 429 ) );
		}
		$answer = Http_Client::request(
			$route['method'],
			self::url( $route, $request ),
			is_numeric( $timeout ) && $timeout > 0 ? (float) $timeout : self::TIMEOUT_SECONDS,
			self::MAX_RESPONSE_BYTES + 1,
			$headers,
			$body
		);
		// Remove `_fields`: WordPress would apply it to the response, which fails if the response is an object.
		unset( $request['_fields'] );
		return is_wp_error( $answer ) ? self::connection_error( $answer ) : self::read_response( $answer );
	}

	private static function url( array $route, \WP_REST_Request $request ): string {
		$path = $route['path'];
		foreach ( $request->get_url_params() as $name => $value ) {
			$path = str_replace( '{' . $name . '}', Endpoint_Contract::encode_segment( $value ), $path );
		}
		$query = http_build_query( self::allowed_parameters( $route, $request->get_query_params() ), '', '&', PHP_QUERY_RFC3986 );
		return untrailingslashit( Settings::get( 'platform_address' ) ) . $path . ( '' === $query ? '' : '?' . $query );
	}

	/**
	 * Returns the JSON body to forward, or null for an empty body. Empty JSON objects stay objects: `{}` does not
	 * become `[]`.
	 */
	private static function body( array $route, \WP_REST_Request $request ): ?string {
		$data = $request->is_json_content_type() ? json_decode( (string) $request->get_body() ) : $request->get_body_params();
		if ( null === $data || array() === $data ) {
			return null;
		}
		return wp_json_encode( (object) self::allowed_parameters( $route, (array) $data ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	private static function allowed_parameters( array $route, array $parameters ): array {
		return array_intersect_key( $parameters, array_flip( $route['params'] ) );
	}

	/**
	 * @param array $answer Response in the format of WordPress's HTTP functions.
	 * @return WP_REST_Response|WP_Error
	 */
	private static function read_response( array $answer ) {
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$text   = wp_remote_retrieve_body( $answer );
		if ( 204 === $status ) {
			return new \WP_REST_Response( null, 204 );
		}
		$data        = strlen( $text ) > self::MAX_RESPONSE_BYTES ? null : Json::decode( $text, false );
		$is_readable = null !== $data || 'null' === trim( $text );
		if ( $status >= 200 && $status < 300 && $is_readable ) {
			// Use status 204 for null: WordPress sends null as an empty body, which clients accept only with this
			// status.
			return self::error_in_success( $data ) ?? new \WP_REST_Response( $data, null === $data ? 204 : $status );
		}
		if ( $status >= 400 && is_object( $data ) ) {
			$refusal = self::service_error( $data, $status );
			if ( $refusal ) {
				return $refusal;
			}
		}
		if ( 500 === $status ) {
			return new \WP_Error( 'internal_server_error', __( 'Internal server error', 'dovetail-blocks' ), array( 'status' => 500 ) );
		}
		if ( $status >= 400 && $is_readable ) {
			return new \WP_Error(
				'platform_error',
				/* translators: %d: an HTTP status, such as 404. */
				sprintf( __( 'The platform responded with error %d and gave no reason. Try again in a moment.', 'dovetail-blocks' ), $status ),
				array( 'status' => $status )
			);
		}
		return self::invalid_response_error();
	}

	/** Returns the error for a response that does not match the contract. */
	public static function invalid_response_error(): \WP_Error {
		return new \WP_Error( 'platform_invalid_response', __( 'The platform sent an unreadable response. Try again, or contact an administrator if it keeps happening.', 'dovetail-blocks' ), array( 'status' => 502 ) );
	}

	/** Returns an error if the body of a successful response contains an error status; otherwise null. */
	private static function error_in_success( $data ): ?\WP_Error {
		$status = is_object( $data ) && isset( $data->code, $data->data->status ) ? (int) $data->data->status : 0;
		return $status >= 400 && $status < 600 ? self::service_error( $data, $status ) : null;
	}

	/**
	 * Returns the error in a response of the platform, or null. Supports `{ code, message, data }`, `{ error, message
	 * }` and the first item of `{ errors: [ … ] }`.
	 */
	private static function service_error( object $data, int $status ): ?\WP_Error {
		$details = isset( $data->data ) && is_object( $data->data ) ? (array) $data->data : array();
		if ( ! empty( $data->errors ) && is_array( $data->errors ) && is_object( $data->errors[0] ) ) {
			$details['errors'] = $data->errors;
			$data              = $data->errors[0];
		}
		$code = isset( $data->code ) ? $data->code : ( isset( $data->error ) ? $data->error : null );
		if ( ! is_string( $code ) || '' === $code ) {
			return null;
		}
		$message = isset( $data->message ) && is_string( $data->message ) ? $data->message : '';
		return new \WP_Error( $code, $message, array( 'status' => $status ) + $details );
	}

	/** @param WP_Error $error Error that WordPress's HTTP functions returned. */
	private static function connection_error( \WP_Error $error ): \WP_Error {
		$is_late = 1 === preg_match( '~timed? ?out|error 28\b~i', $error->get_error_message() );
		$data    = array( 'status' => $is_late ? 504 : 502 );
		if ( current_user_can( 'manage_options' ) ) {
			$data['reason'] = $error->get_error_message();
		}
		return new \WP_Error(
			'platform_unreachable',
			$is_late
				? __( 'The platform took too long to answer. Try again in a moment.', 'dovetail-blocks' )
				: __( 'The platform could not be reached. Try again, or contact an administrator if it keeps happening.', 'dovetail-blocks' ),
			$data
		);
	}
}
