<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Forwards a checked call to the platform and makes one kind of error of whatever goes wrong. */
final class Platform {
	/** Seconds that the platform has for an answer. */
	const TIMEOUT = 15;

	/** Bytes that an answer may have. */
	const ANSWER_LIMIT = 5 * MB_IN_BYTES;

	/** Calls that a minute has room for: many authors at work, and visitors who sign up. */
	const MOST = 600;

	/**
	 * Asks the platform what the site was asked. Only what the contract names is passed on, and no header.
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
		 * How long the platform has for an answer.
		 *
		 * @param int|float $seconds 15 by default.
		 * @param array     $route   Method, path and block of the call.
		 */
		$timeout = apply_filters( 'dovetail_blocks_platform_timeout', self::TIMEOUT, $route );
		if ( ! Rate_Limit::count( 'service_platform', self::MOST, MINUTE_IN_SECONDS ) ) {
			return new \WP_Error( 'platform_busy', __( 'This site has asked the platform very often in the last minute. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 429 ) );
		}
		$answer = Remote::ask(
			$route['method'],
			self::address( $route, $request ),
			is_numeric( $timeout ) && $timeout > 0 ? (float) $timeout : self::TIMEOUT,
			self::ANSWER_LIMIT + 1,
			$headers,
			$body
		);
		// The answer may be an object, and WordPress picks fields from arrays only.
		unset( $request['_fields'] );
		return is_wp_error( $answer ) ? self::unreachable( $answer ) : self::answer( $answer );
	}

	/** The address of a call at the platform. */
	private static function address( array $route, \WP_REST_Request $request ): string {
		$path = $route['path'];
		foreach ( $request->get_url_params() as $name => $value ) {
			$path = str_replace( '{' . $name . '}', Contract::encode_segment( $value ), $path );
		}
		$query = http_build_query( self::allowed( $route, $request->get_query_params() ), '', '&', PHP_QUERY_RFC3986 );
		return untrailingslashit( Settings::get( 'platform_address' ) ) . $path . ( '' === $query ? '' : '?' . $query );
	}

	/** The JSON that is passed on, or null when there is none. JSON stays what it was: `{}` does not become `[]`. */
	private static function body( array $route, \WP_REST_Request $request ): ?string {
		$data = $request->is_json_content_type() ? json_decode( (string) $request->get_body() ) : $request->get_body_params();
		if ( null === $data || array() === $data ) {
			return null;
		}
		return wp_json_encode( (object) self::allowed( $route, (array) $data ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** The parameters that the contract names. */
	private static function allowed( array $route, array $parameters ): array {
		return array_intersect_key( $parameters, array_flip( $route['params'] ) );
	}

	/**
	 * The answer for the person who asked.
	 *
	 * @param array $answer Of WordPress's HTTP functions.
	 * @return WP_REST_Response|WP_Error
	 */
	private static function answer( array $answer ) {
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$text   = wp_remote_retrieve_body( $answer );
		if ( 204 === $status ) {
			return new \WP_REST_Response( null, 204 );
		}
		$data        = strlen( $text ) > self::ANSWER_LIMIT ? null : json_decode( $text );
		$is_readable = null !== $data || 'null' === trim( $text );
		if ( $status >= 200 && $status < 300 && $is_readable ) {
			// WordPress answers nothing where the data are null, and an empty answer is one that cannot be read, unless its status says so.
			return self::hidden_refusal( $data ) ?? new \WP_REST_Response( $data, null === $data ? 204 : $status );
		}
		if ( $status >= 400 && is_object( $data ) ) {
			$refusal = self::refusal( $data, $status );
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
				sprintf( __( 'The platform answered with the error %d and gave no reason. Try again in a moment.', 'dovetail-blocks' ), $status ),
				array( 'status' => $status )
			);
		}
		return self::unreadable();
	}

	/** The error of an answer of another shape than the contract has. */
	public static function unreadable(): \WP_Error {
		return new \WP_Error( 'platform_invalid_response', __( 'The platform sent an answer that cannot be read. Try again in a moment; if it happens again, tell an administrator.', 'dovetail-blocks' ), array( 'status' => 502 ) );
	}

	/** The refusal in an answer whose HTTP status says that all is well and whose own status does not. */
	private static function hidden_refusal( $data ): ?\WP_Error {
		$status = is_object( $data ) && isset( $data->code, $data->data->status ) ? (int) $data->data->status : 0;
		return $status >= 400 && $status < 600 ? self::refusal( $data, $status ) : null;
	}

	/**
	 * The platform's own error, in one of its forms: `{ code, message, data }`, `{ error, message }`, or `{ errors: [ … ] }`,
	 * of which the first counts. Null when it is none of them.
	 */
	private static function refusal( object $data, int $status ): ?\WP_Error {
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

	/**
	 * The error of a call that got no answer.
	 *
	 * @param WP_Error $error Of WordPress's HTTP functions.
	 */
	private static function unreachable( \WP_Error $error ): \WP_Error {
		$is_late = 1 === preg_match( '~timed? ?out|error 28\b~i', $error->get_error_message() );
		$data    = array( 'status' => $is_late ? 504 : 502 );
		if ( current_user_can( 'manage_options' ) ) {
			$data['reason'] = $error->get_error_message();
		}
		return new \WP_Error(
			'platform_unreachable',
			$is_late
				? __( 'The platform took too long to answer. Try again in a moment.', 'dovetail-blocks' )
				: __( 'The platform could not be reached. Try again in a moment; if it happens again, tell an administrator.', 'dovetail-blocks' ),
			$data
		);
	}
}
