<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Json;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Service_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the site's requests to connected services. Limits time, bytes and number of requests, and follows no redirects,
 * because they could leak a key to another host. Returns every failure as a `WP_Error`.
 */
final class Service_Client {
	/** Timeout in seconds for requests that a person is waiting for. */
	const TIMEOUT_SECONDS = 5;

	const MAX_RESPONSE_BYTES = MB_IN_BYTES;

	/** Content type for services that expect form fields. */
	const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

	/** Requests per minute to one service, see `Service_Limit`. */
	const MAX_CALLS_PER_MINUTE = 120;

	/** Maximum `Retry-After` value in seconds. If a service asks for a longer delay, the request is not retried. */
	const MAX_RETRY_DELAY_SECONDS = 2;

	/**
	 * Sends a request to a service.
	 *
	 * @param array<string, string> $headers Request headers, including the key if the service expects it there.
	 *        `Accept: text/plain` requests text instead of JSON; with `FORM_CONTENT_TYPE` as `Content-Type`, the data
	 *        are sent as form fields.
	 * @param array|string|null     $data    Data to send as JSON, or text that is sent unchanged with the
	 *        `Content-Type` in the headers; null for no body.
	 * @return array{status: int, data: mixed}|\WP_Error Successful response. Error codes: `service_busy` (`retry_after`
	 *        in its data), `service_late`, `service_unreachable`, `service_invalid`, and `service_refused` (`status`
	 *        and `answer`, the decoded JSON). Each error has a message for the owner.
	 */
	public static function request( string $id, string $method, string $url, array $headers = array(), $data = null, float $seconds = self::TIMEOUT_SECONDS ) {
		/**
		 * Filters the URL of a service request, for sites that route requests through a proxy.
		 *
		 * @param string $url URL of the request.
		 * @param string $id  Connection ID, or another name of the service.
		 */
		$url    = (string) apply_filters( 'dovetail_blocks_service_address', $url, $id );
		$end    = microtime( true ) + $seconds;
		$answer = self::request_once( $id, $method, $url, $headers, $data, $seconds );
		$pause  = is_wp_error( $answer ) && 'service_busy' === $answer->get_error_code() ? $answer->get_error_data()['retry_after'] : 0;
		if ( $pause > 0 && $pause <= self::MAX_RETRY_DELAY_SECONDS && microtime( true ) + $pause + 1 < $end ) {
			sleep( $pause );
			$answer = self::request_once( $id, $method, $url, $headers, $data, $end - microtime( true ) );
		}
		$is_failure = is_wp_error( $answer ) && 'service_refused' !== $answer->get_error_code();
		Connection_State::note_response( $id, $is_failure ? $answer->get_error_message() : '' );
		return $answer;
	}

	/**
	 * @param array|string|null $data Request body, see `request()`.
	 * @return array{status: int, data: mixed}|\WP_Error
	 */
	private static function request_once( string $id, string $method, string $url, array $headers, $data, float $seconds ) {
		$name = Connections::names( array( $id ) )[0];
		/**
		 * Filters the maximum number of requests to a connection per minute.
		 *
		 * @param int    $most Maximum number of requests per minute; 120 by default.
		 * @param string $id   Connection ID.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_service_limit', self::MAX_CALLS_PER_MINUTE, $id );
		if ( ! Service_Limit::allows( $id, $most, MINUTE_IN_SECONDS ) ) {
			/* translators: %s: name of a service, such as Mailchimp. */
			return self::error( 'service_busy', sprintf( __( 'Too many requests to %s. Try again in a minute.', 'dovetail-blocks' ), $name ), 429, array( 'retry_after' => MINUTE_IN_SECONDS ) );
		}
		$response = Http_Client::request(
			$method,
			$url,
			$seconds,
			self::MAX_RESPONSE_BYTES + 1,
			$headers + array( 'Accept' => 'application/json' ) + ( null === $data ? array() : array( 'Content-Type' => 'application/json' ) ),
			self::body( $headers, $data )
		);
		if ( is_wp_error( $response ) ) {
			return 1 === preg_match( '~timed? ?out|error 28\b~i', $response->get_error_message() )
				/* translators: %s: name of a service, such as Mailchimp. */
				? self::error( 'service_late', sprintf( __( '%s took too long to answer. Try again in a moment.', 'dovetail-blocks' ), $name ), 504 )
				/* translators: %s: name of a service, such as Mailchimp. */
				: self::error( 'service_unreachable', sprintf( __( '%s could not be reached. Try again in a moment.', 'dovetail-blocks' ), $name ), 502 );
		}
		return self::read_response( $name, $response, 'text/plain' === ( $headers['Accept'] ?? '' ) );
	}

	/** @param array|null $data Data to send as JSON or as form fields. */
	private static function body( array $headers, $data ): ?string {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		return self::FORM_CONTENT_TYPE === ( $headers['Content-Type'] ?? '' )
			? http_build_query( $data, '', '&' )
			: (string) wp_json_encode( (object) $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * @param array $response Response of WordPress's HTTP functions.
	 * @param bool  $is_text  Whether to return the body as text instead of JSON.
	 * @return array{status: int, data: mixed}|\WP_Error
	 */
	private static function read_response( string $name, array $response, bool $is_text ) {
		$status = (int) wp_remote_retrieve_response_code( $response );
		$text   = wp_remote_retrieve_body( $response );
		$is_cut = strlen( $text ) > self::MAX_RESPONSE_BYTES;
		$data   = $is_cut ? null : ( $is_text ? $text : Json::decode( $text ) );
		if ( 429 === $status || 503 === $status ) {
			$after = (int) wp_remote_retrieve_header( $response, 'retry-after' );
			/* translators: %s: name of a service, such as Mailchimp. */
			return self::error( 'service_busy', sprintf( __( '%s is busy. Try again in a minute.', 'dovetail-blocks' ), $name ), $status, array( 'retry_after' => max( 0, min( $after, DAY_IN_SECONDS ) ) ) );
		}
		if ( $status >= 500 ) {
			/* translators: 1: name of a service, such as Mailchimp. 2: an HTTP status, such as 502. */
			return self::error( 'service_unreachable', sprintf( __( '%1$s responded with error %2$d. Try again in a moment.', 'dovetail-blocks' ), $name, $status ), 502 );
		}
		if ( $status >= 400 ) {
			/* translators: 1: name of a service, such as Mailchimp. 2: an HTTP status, such as 404. */
			return self::error( 'service_refused', sprintf( __( '%1$s rejected the request with error %2$d.', 'dovetail-blocks' ), $name, $status ), $status, array( 'answer' => is_array( $data ) ? $data : array() ) );
		}
		if ( $status < 200 || $status >= 300 || ( 204 !== $status && null === $data && 'null' !== trim( $text ) ) ) {
			return self::invalid_response( $name );
		}
		return array(
			'status' => $status,
			'data'   => $data,
		);
	}

	/**
	 * Records and returns the error for a response in an undocumented format. The connection's row shows the error.
	 *
	 * @param string $id Connection ID.
	 */
	public static function unreadable_response( string $id ): \WP_Error {
		$error = self::invalid_response( Connections::names( array( $id ) )[0] );
		return Connection_State::note_failure( $id, $error->get_error_code(), $error->get_error_message() );
	}

	/** Returns the error for an unreadable response from the named service. */
	public static function invalid_response( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::error( 'service_invalid', sprintf( __( '%s sent an unreadable response. Try again in a moment.', 'dovetail-blocks' ), $name ), 502 );
	}

	/** @param array $more Additional error data. */
	private static function error( string $code, string $sentence, int $status, array $more = array() ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) + $more );
	}
}
