<?php
namespace Dovetail\External_Media;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Service_Limit;

defined( 'ABSPATH' ) || exit;

/** Google API client that uses the site owner's credentials: builds the consent URL and sends every request. */
final class Google_Client {
	const ID = 'google_photos';

	const CONSENT = 'https://accounts.google.com/o/oauth2/v2/auth';
	const TOKEN   = 'https://oauth2.googleapis.com/token';
	const REVOKE  = 'https://oauth2.googleapis.com/revoke';

	/** OAuth scope that lets the site read only what the author has picked. */
	const SCOPE = 'https://www.googleapis.com/auth/photospicker.mediaitems.readonly';

	const FORM_HEADERS = array( 'Content-Type' => 'application/x-www-form-urlencoded' );

	/** Timeout in seconds, maximum size of a response, and maximum number of requests per minute. */
	const TIMEOUT_SECONDS      = 5;
	const MAX_BYTES            = MB_IN_BYTES;
	const MAX_CALLS_PER_MINUTE = 120;

	/** Whether the owner has entered credentials. If so, the platform is not used. */
	public static function is_there(): bool {
		return ! in_array( '', Connections::values( self::ID ), true ) && Connections::is_connected( self::ID );
	}

	/**
	 * Checks the credentials by sending an invalid authorization code: Google returns different errors for known and
	 * unknown clients.
	 *
	 * @param array{client_id: string, client_secret: string} $values Values that the owner entered.
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		$answer = self::post( self::TOKEN, self::proof( $values ) + array( 'code' => 'check', 'grant_type' => 'authorization_code', 'redirect_uri' => Google_Window::address() ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return 'invalid_grant' === ( $answer['data']['error'] ?? '' )
			? __( 'Connected: Google accepts this client. Each author chooses which photos the site can see.', 'dovetail-blocks' )
			: self::rejected();
	}

	/**
	 * Returns the URL of Google's consent page.
	 *
	 * @param string $state Value that Google returns unchanged.
	 */
	public static function consent( string $state ): string {
		return add_query_arg(
			array_map(
				'rawurlencode',
				array(
					'client_id'     => Connections::values( self::ID )['client_id'],
					'redirect_uri'  => Google_Window::address(),
					'response_type' => 'code',
					'scope'         => self::SCOPE,
					'access_type'   => 'offline',
					'prompt'        => 'consent',
					'state'         => $state,
				)
			),
			self::at( self::CONSENT )
		);
	}

	/**
	 * Requests tokens for an authorization code or a refresh token.
	 *
	 * @param array<string, string> $grant `grant_type` and its parameters.
	 * @return array|\WP_Error `access_token`, `expires_in`, and, for a code, `refresh_token`. The error code is
	 *        `authorization_required` if consent was revoked, `invalid_key` if Google rejects the client.
	 */
	public static function tokens( array $grant ) {
		$answer = self::post( self::TOKEN, $grant + self::proof( Connections::values( self::ID ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$data = $answer['data'];
		if ( 200 === $answer['status'] && is_string( $data['access_token'] ?? null ) && is_int( $data['expires_in'] ?? null ) ) {
			return $data;
		}
		if ( ! in_array( $answer['status'], array( 400, 401 ), true ) ) {
			return Service_Client::invalid_response( 'Google' );
		}
		// Other errors concern the client, such as a changed secret. Only the owner can fix them.
		return 'invalid_grant' === ( $data['error'] ?? '' ) ? Refusal::unauthorized() : self::rejected();
	}

	private static function rejected(): \WP_Error {
		return Connection_State::note_failure( self::ID, 'invalid_key', __( 'Google rejected this client. Copy its ID and secret again.', 'dovetail-blocks' ) );
	}

	/**
	 * Revokes a token at Google. Ignores the result, because the site deletes its copy of the token anyway.
	 *
	 * @param float $seconds Timeout of the request.
	 */
	public static function revoke( string $token, float $seconds ): void {
		Http_Client::request( 'POST', self::at( self::REVOKE ), $seconds, self::MAX_BYTES, self::FORM_HEADERS, http_build_query( array( 'token' => $token ), '', '&' ) );
	}

	/**
	 * Sends a request to Google.
	 *
	 * @param array<string, string> $headers Headers, including the token.
	 * @return array{status: int, data: array}|\WP_Error A response of any status, except that 429, 5xx and unreadable
	 *        responses are errors.
	 */
	public static function ask( string $method, string $url, array $headers, ?string $body = null ) {
		if ( ! Service_Limit::allows( self::ID, self::MAX_CALLS_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			return Refusal::busy( 'Google' );
		}
		$response = Http_Client::request( $method, self::at( $url ), self::TIMEOUT_SECONDS, self::MAX_BYTES, $headers + array( 'Accept' => 'application/json' ), $body );
		$status   = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		$text     = $status ? wp_remote_retrieve_body( $response ) : '';
		$data     = '' === trim( $text ) ? array() : Json::decode( $text );
		if ( 429 === $status ) {
			$answer = Refusal::busy( 'Google' );
		} elseif ( 0 === $status || $status >= 500 ) {
			$answer = Refusal::unreachable( 'Google' );
		} else {
			$answer = is_array( $data ) ? array(
				'status' => $status,
				'data'   => $data,
			) : Service_Client::invalid_response( 'Google' );
		}
		Connection_State::note_response( self::ID, is_wp_error( $answer ) ? $answer->get_error_message() : '' );
		return $answer;
	}

	/**
	 * Returns a Google URL. A filter can replace it, for example with a proxy's URL.
	 *
	 * @param string $url URL from Google's documentation.
	 */
	public static function at( string $url ): string {
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		return (string) apply_filters( 'dovetail_blocks_service_address', $url, self::ID );
	}

	private static function post( string $url, array $fields ) {
		return self::ask( 'POST', $url, self::FORM_HEADERS, http_build_query( $fields, '', '&' ) );
	}

	/** Returns the client credentials. */
	private static function proof( array $values ): array {
		return array_intersect_key( $values, array_flip( array( 'client_id', 'client_secret' ) ) );
	}
}
