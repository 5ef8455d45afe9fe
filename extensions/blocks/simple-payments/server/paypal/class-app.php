<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Client for the site owner's PayPal app: sends every request and checks whether the app works. */
final class App {
	const ID = 'paypal';

	const BASES = array(
		'live' => 'https://api-m.paypal.com',
		'test' => 'https://api-m.sandbox.paypal.com',
	);

	/**
	 * Maximum requests per minute (see `Service_Limit`). PayPal publishes no limit, but restricts traffic that looks
	 * abusive. A sale needs about seven requests.
	 */
	const MAX_CALLS_PER_MINUTE = 600;

	/** Option that stores the access token of the PayPal app. */
	const TOKEN = 'dovetail_blocks_paypal_token';

	/** Raises the request limit for PayPal, because many visitors may pay at the same time. */
	public static function limit( $max, $id ) {
		return self::ID === $id ? self::MAX_CALLS_PER_MINUTE : $max;
	}

	/** Whether the site owner has entered an app. */
	public static function is_there(): bool {
		$values = Connections::values( self::ID );
		return '' !== ( $values['client_id'] ?? '' ) && '' !== $values['secret'];
	}

	/** Returns `live`, or `test` for PayPal's sandbox, where no real money moves. */
	public static function mode(): string {
		return self::mode_of( Connections::values( self::ID ) );
	}

	/**
	 * Checks an app's credentials and mode, and creates its webhook if needed. Returns sentences about the result, or
	 * an error.
	 */
	public static function check( array $values ) {
		delete_option( self::TOKEN );
		$mode  = self::mode_of( $values );
		$token = self::new_token( $values, $mode );
		if ( is_wp_error( $token ) ) {
			$other = 'live' === $mode ? 'test' : 'live';
			$else  = 'invalid_key' === $token->get_error_code() ? self::new_token( $values, $other ) : $token;
			if ( is_wp_error( $else ) ) {
				return $token;
			}
			return new \WP_Error(
				'invalid_key',
				'test' === $other
					? __( 'These credentials belong to a sandbox app, which charges no real money. Set the mode to sandbox and enter the secret again, or enter those of a live app.', 'dovetail-blocks' )
					: __( 'These credentials belong to a live app, so PayPal’s sandbox rejects them. Set the mode to live and enter the secret again, or enter those of a sandbox app.', 'dovetail-blocks' ),
				array( 'status' => 502 )
			);
		}
		$sentence = 'live' === $mode
			? __( 'Connected to PayPal: real payments are enabled.', 'dovetail-blocks' )
			: __( 'Connected to the PayPal sandbox for testing: no real money is charged.', 'dovetail-blocks' );
		return $sentence . ' ' . Webhook::make( $values, $mode );
	}

	/**
	 * Sends a request.
	 *
	 * @param array|null $data    Request body, sent as JSON; null for a request without a body.
	 * @param string     $request `PayPal-Request-Id` of a POST request: PayPal performs repeated requests with the same ID only once. Empty for requests without an ID.
	 * @return array|\WP_Error PayPal's response. Error codes: `invalid_key`, and the error codes of `Service_Client::request()`.
	 */
	public static function ask( string $method, string $path, ?array $data = null, string $request = '', float $seconds = Service_Client::TIMEOUT_SECONDS ) {
		$values  = Connections::values( self::ID );
		$mode    = self::mode_of( $values );
		$headers = array( 'Prefer' => 'return=representation' ) + ( '' === $request ? array() : array( 'PayPal-Request-Id' => $request ) ) + ( 'POST' === $method ? array( 'Content-Type' => 'application/json' ) : array() );
		$answer  = null;
		foreach ( array( 'kept', 'new' ) as $try ) {
			$token = self::token( $values, $mode, 'new' === $try );
			if ( is_wp_error( $token ) ) {
				return $token;
			}
			$answer = Service_Client::request( self::ID, $method, self::BASES[ $mode ] . $path, array( 'Authorization' => 'Bearer ' . $token ) + $headers, $data, $seconds );
			if ( ! self::is_status( $answer, 401 ) ) {
				break;
			}
		}
		return is_wp_error( $answer ) ? $answer : (array) $answer['data'];
	}

	/**
	 * Asks PayPal to verify a notification. Forwards the body unchanged, because re-encoding the JSON could change it.
	 *
	 * @param array<string, string> $proof Values of the notification's headers, by the field of PayPal's verification request.
	 * @param string                $body  Unchanged JSON of the notification.
	 * @return bool|\WP_Error Whether the notification is from PayPal, or an error if PayPal cannot be reached.
	 */
	public static function verify( array $proof, string $body ) {
		$values = Connections::values( self::ID );
		$mode   = self::mode_of( $values );
		$token  = self::token( $values, $mode );
		if ( is_wp_error( $token ) ) {
			return $token;
		}
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		$url    = (string) apply_filters( 'dovetail_blocks_service_address', self::BASES[ $mode ] . '/v1/notifications/verify-webhook-signature', self::ID );
		$answer = Http_Client::request(
			'POST',
			$url,
			Service_Client::TIMEOUT_SECONDS,
			Service_Client::MAX_RESPONSE_BYTES,
			array(
				'Authorization' => 'Bearer ' . $token,
				'Content-Type'  => 'application/json',
				'Accept'        => 'application/json',
			),
			substr( (string) wp_json_encode( $proof, JSON_UNESCAPED_SLASHES ), 0, -1 ) . ',"webhook_event":' . $body . '}'
		);
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		$said   = $status ? Json::decode( wp_remote_retrieve_body( $answer ) ) : null;
		if ( 200 === $status && is_string( $said['verification_status'] ?? null ) ) {
			return 'SUCCESS' === $said['verification_status'];
		}
		if ( 400 === $status || 422 === $status ) {
			// PayPal rejected the request, because the body is not a valid notification.
			return false;
		}
		return Connection_State::note_failure( self::ID, 'service_unreachable', __( 'This site could not verify a PayPal notification. PayPal will send it again.', 'dovetail-blocks' ), 503 );
	}

	/** Whether an error is PayPal's rejection with the given HTTP status. */
	public static function is_status( $answer, int $status ): bool {
		return is_wp_error( $answer ) && 'service_refused' === $answer->get_error_code() && (int) $answer->get_error_data()['status'] === $status;
	}

	/** Returns PayPal's code for a rejection, such as `ORDER_ALREADY_CAPTURED`; empty if there is none. */
	public static function issue( \WP_Error $error ): string {
		$answer = ( (array) $error->get_error_data() )['answer'] ?? array();
		$issue  = $answer['details'][0]['issue'] ?? $answer['name'] ?? '';
		return is_string( $issue ) ? $issue : '';
	}

	private static function mode_of( array $values ): string {
		return 'sandbox' === ( $values['mode'] ?? '' ) ? 'test' : 'live';
	}

	/**
	 * Returns an app's access token, cached until shortly before it expires, or an error. `$is_new` skips the cache.
	 */
	private static function token( array $values, string $mode, bool $is_new = false ) {
		$kept = get_option( self::TOKEN );
		if ( ! $is_new && is_array( $kept ) && self::fingerprint( $values, $mode ) === $kept['of'] && $kept['end'] > time() ) {
			return $kept['token'];
		}
		return self::new_token( $values, $mode, true );
	}

	private static function new_token( array $values, string $mode, bool $is_kept = false ) {
		$answer = Service_Client::request(
			self::ID,
			'POST',
			self::BASES[ $mode ] . '/v1/oauth2/token',
			array(
				'Authorization' => 'Basic ' . base64_encode( $values['client_id'] . ':' . $values['secret'] ), // Basic authentication.
				'Content-Type'  => Service_Client::FORM_CONTENT_TYPE,
			),
			array( 'grant_type' => 'client_credentials' )
		);
		if ( self::is_status( $answer, 401 ) ) {
			return Connection_State::note_failure( self::ID, 'invalid_key', __( 'PayPal rejected this app. It may have been deleted, or its secret changed. Copy the client ID and secret again.', 'dovetail-blocks' ) );
		}
		$token = is_wp_error( $answer ) ? $answer : ( $answer['data']['access_token'] ?? '' );
		if ( is_string( $token ) && '' !== $token && $is_kept ) {
			$kept = array(
				'of'    => self::fingerprint( $values, $mode ),
				'token' => $token,
				'end'   => time() + max( 0, (int) ( $answer['data']['expires_in'] ?? 0 ) - MINUTE_IN_SECONDS ),
			);
			update_option( self::TOKEN, $kept, false );
		}
		return '' === $token || ! ( is_string( $token ) || is_wp_error( $token ) )
			? Service_Client::unreadable_response( self::ID )
			: $token;
	}

	/** Returns a hash that identifies the app without revealing its secret. */
	private static function fingerprint( array $values, string $mode ): string {
		return Secret::sign( 'paypal app', $mode . ' ' . $values['client_id'] . ' ' . $values['secret'] );
	}
}
