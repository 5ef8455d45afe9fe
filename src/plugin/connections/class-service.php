<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Remote;

defined( 'ABSPATH' ) || exit;

/**
 * Every call that the site makes to a service of its owner's own: bounded in time, bytes and number, without redirects, which
 * would carry a key to somebody else, with one kind of error for whatever goes wrong.
 */
final class Service {
	/** Seconds that a service has for an answer while somebody waits. */
	const SECONDS = 5;

	/** Bytes that an answer may have. */
	const BYTES = MB_IN_BYTES;

	/** What is sent as the fields of a form, where a service wants that. */
	const FORM = 'application/x-www-form-urlencoded';

	/** Calls of one connection that a minute has room for. */
	const MOST = 120;

	/** Longest pause in seconds, as a busy service asks for it, after which a call is made once more while somebody waits. */
	const PATIENCE = 2;

	/**
	 * Asks a service.
	 *
	 * @param array<string, string> $headers With the key, where the service takes it there. An `Accept` of `text/plain` asks for text in place of JSON, a `Content-Type` of `FORM` sends the fields of a form.
	 * @param array|string|null     $data    Sent as JSON; a text as it is, of the `Content-Type` among the headers; null for none.
	 * @return array{status: int, data: mixed}|\WP_Error The answer of a service that takes the call. Codes of errors: `service_busy`
	 *         (`retry_after` in its data), `service_late`, `service_unreachable`, `service_invalid`, and
	 *         `service_refused` (`status` and `answer`). All have a sentence for the owner.
	 */
	public static function ask( string $id, string $method, string $url, array $headers = array(), $data = null, float $seconds = self::SECONDS ) {
		/**
		 * Changes where a service is asked, for sites whose calls leave through a server of their own.
		 *
		 * @param string $url Of the call.
		 * @param string $id  Of the connection, or a further name of its service.
		 */
		$url    = (string) apply_filters( 'dovetail_blocks_service_address', $url, $id );
		$end    = microtime( true ) + $seconds;
		$answer = self::once( $id, $method, $url, $headers, $data, $seconds );
		$pause  = is_wp_error( $answer ) && 'service_busy' === $answer->get_error_code() ? $answer->get_error_data()['retry_after'] : 0;
		if ( $pause > 0 && $pause <= self::PATIENCE && microtime( true ) + $pause + 1 < $end ) {
			sleep( $pause );
			$answer = self::once( $id, $method, $url, $headers, $data, $end - microtime( true ) );
		}
		$is_failure = is_wp_error( $answer ) && 'service_refused' !== $answer->get_error_code();
		State::answered( $id, $is_failure ? $answer->get_error_message() : '' );
		return $answer;
	}

	/**
	 * Makes one call.
	 *
	 * @param array|string|null $data As `ask()` takes it.
	 * @return array{status: int, data: mixed}|\WP_Error
	 */
	private static function once( string $id, string $method, string $url, array $headers, $data, float $seconds ) {
		$name = Connections::names( array( $id ) )[0];
		/**
		 * How many calls of a connection a minute has room for.
		 *
		 * @param int    $most 120 by default.
		 * @param string $id   Of the connection.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_service_limit', self::MOST, $id );
		if ( ! Rate_Limit::count( 'service_' . $id, $most, MINUTE_IN_SECONDS ) ) {
			/* translators: %s: name of a service, such as Mailchimp. */
			return self::error( 'service_busy', sprintf( __( 'This site has asked %s very often in the last minute. Try again in a minute.', 'dovetail-blocks' ), $name ), 429, array( 'retry_after' => MINUTE_IN_SECONDS ) );
		}
		$response = Remote::ask(
			$method,
			$url,
			$seconds,
			self::BYTES + 1,
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
		return self::answer( $name, $response, 'text/plain' === ( $headers['Accept'] ?? '' ) );
	}

	/**
	 * What is sent.
	 *
	 * @param array|null $data Sent as JSON, or as a form.
	 */
	private static function body( array $headers, $data ): ?string {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		return self::FORM === ( $headers['Content-Type'] ?? '' )
			? http_build_query( $data, '', '&' )
			: (string) wp_json_encode( (object) $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * What a service has answered.
	 *
	 * @param array $response Of WordPress's HTTP functions.
	 * @param bool  $is_text  Whether the answer is text, not JSON.
	 * @return array{status: int, data: mixed}|\WP_Error
	 */
	private static function answer( string $name, array $response, bool $is_text ) {
		$status = (int) wp_remote_retrieve_response_code( $response );
		$text   = wp_remote_retrieve_body( $response );
		$is_cut = strlen( $text ) > self::BYTES;
		$data   = $is_cut ? null : ( $is_text ? $text : json_decode( $text, true ) );
		if ( 429 === $status || 503 === $status ) {
			$after = (int) wp_remote_retrieve_header( $response, 'retry-after' );
			/* translators: %s: name of a service, such as Mailchimp. */
			return self::error( 'service_busy', sprintf( __( '%s is too busy at the moment. Try again in a minute.', 'dovetail-blocks' ), $name ), $status, array( 'retry_after' => max( 0, min( $after, DAY_IN_SECONDS ) ) ) );
		}
		if ( $status >= 500 ) {
			/* translators: 1: name of a service, such as Mailchimp. 2: an HTTP status, such as 502. */
			return self::error( 'service_unreachable', sprintf( __( '%1$s answered with the error %2$d. Try again in a moment.', 'dovetail-blocks' ), $name, $status ), 502 );
		}
		if ( $status >= 400 ) {
			/* translators: 1: name of a service, such as Mailchimp. 2: an HTTP status, such as 404. */
			return self::error( 'service_refused', sprintf( __( '%1$s refused with the error %2$d.', 'dovetail-blocks' ), $name, $status ), $status, array( 'answer' => is_array( $data ) ? $data : array() ) );
		}
		if ( $status < 200 || $status >= 300 || ( 204 !== $status && null === $data && 'null' !== trim( $text ) ) ) {
			return self::invalid( $name );
		}
		return array(
			'status' => $status,
			'data'   => $data,
		);
	}

	/**
	 * The error of an answer of another shape than its service documents. The card of the connection says it too.
	 *
	 * @param string $id Of a connection.
	 */
	public static function unreadable( string $id ): \WP_Error {
		$error = self::invalid( Connections::names( array( $id ) )[0] );
		return State::failed( $id, $error->get_error_code(), $error->get_error_message() );
	}

	/** The error of an answer that cannot be read, by the name of who has sent it. */
	public static function invalid( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::error( 'service_invalid', sprintf( __( '%s sent an answer that cannot be read. Try again in a moment.', 'dovetail-blocks' ), $name ), 502 );
	}

	/**
	 * The error of a call.
	 *
	 * @param array $more Of its data.
	 */
	private static function error( string $code, string $sentence, int $status, array $more = array() ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) + $more );
	}
}
