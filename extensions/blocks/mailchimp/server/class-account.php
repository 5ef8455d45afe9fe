<?php
namespace Dovetail\Mailchimp;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** The owner's Mailchimp account, accessed with the owner's API key. */
final class Account {
	const ID = 'mailchimp';

	/** Maximum number of simultaneous requests that Mailchimp allows per account. */
	const MAX_CONCURRENT_REQUESTS = 10;

	/** Seconds after which the slot of a crashed request is available again. */
	const SLOT_SECONDS = MINUTE_IN_SECONDS;

	/** Whether the owner has entered a key. If so, the platform is not used. */
	public static function is_there(): bool {
		return Connections::is_connected( self::ID );
	}

	/**
	 * Checks whether a key works, and returns the name of its account.
	 *
	 * @param array{key: string} $values Settings that the owner entered.
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		$answer = self::ask( 'GET', '/?fields=account_name', null, null, $values['key'] );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$name = $answer['account_name'] ?? '';
		$name = Plain_Text::line( $name, 200, '…' );
		return '' !== $name
			/* translators: %s: name of an account, such as Harbour Bakery. */
			? sprintf( __( 'Connected as %s.', 'dovetail-blocks' ), $name )
			: __( 'Connected.', 'dovetail-blocks' );
	}

	/**
	 * Sends a request to Mailchimp.
	 *
	 * @param string     $path Path in the API, with a leading slash.
	 * @param array|null $data Request body, sent as JSON.
	 * @param float|null $end  Deadline as a `microtime()` value; null for the default timeout.
	 * @param string     $key  API key; empty for the saved key.
	 * @return array|\WP_Error Mailchimp's response. Error codes are those of `Service_Client::request()` and `invalid_key`.
	 */
	public static function ask( string $method, string $path, ?array $data = null, ?float $end = null, string $key = '' ) {
		$key     = '' === $key ? Connections::key( self::ID ) : $key;
		$seconds = ( $end ?? microtime( true ) + Service_Client::TIMEOUT_SECONDS ) - microtime( true );
		if ( $seconds < 1 ) {
			return new \WP_Error( 'service_late', __( 'Mailchimp took too long to answer. Try again in a moment.', 'dovetail-blocks' ), array( 'status' => 504 ) );
		}
		$place = self::place();
		if ( null === $place ) {
			return new \WP_Error( 'service_busy', __( 'This site is sending Mailchimp too many requests at once. Try again in a moment.', 'dovetail-blocks' ), array( 'status' => 429 ) );
		}
		// The part of a key after the last hyphen is the name of the account's data center.
		$address = 'https://' . substr( (string) strrchr( $key, '-' ), 1 ) . '.api.mailchimp.com/3.0' . $path;
		$headers = array( 'Authorization' => 'Basic ' . base64_encode( 'dovetail:' . $key ) ); // Basic authentication.
		$answer  = Service_Client::request( self::ID, $method, $address, $headers, $data, $seconds );
		Lock::release( $place );
		if ( ! is_wp_error( $answer ) ) {
			// Some responses, such as those for tags, have no body. Treat them as empty.
			return 204 === $answer['status'] ? array() : ( is_array( $answer['data'] ) ? $answer['data'] : Service_Client::unreadable_response( self::ID ) );
		}
		return self::is_refused_key( $answer ) ? self::refused_key() : $answer;
	}

	/** Claims a slot for simultaneous requests; null if all slots are taken. */
	private static function place(): ?string {
		$first = wp_rand( 0, self::MAX_CONCURRENT_REQUESTS - 1 );
		for ( $i = 0; $i < self::MAX_CONCURRENT_REQUESTS; $i++ ) {
			$name = 'mailchimp_call_' . ( $first + $i ) % self::MAX_CONCURRENT_REQUESTS;
			if ( Lock::claim( $name, self::SLOT_SECONDS ) ) {
				return $name;
			}
		}
		return null;
	}

	/**
	 * Whether Mailchimp rejected the API key (HTTP 401 or 403), because it is unknown or belongs to another data
	 * center.
	 */
	private static function is_refused_key( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && in_array( $error->get_error_data()['status'], array( 401, 403 ), true );
	}

	/** Returns the error about a rejected API key, and records it for the Connections screen. */
	private static function refused_key(): \WP_Error {
		$sentence = __( 'Mailchimp rejected this key. It may have been revoked, or belong to another data center. Create a new one in your Mailchimp account and paste it here.', 'dovetail-blocks' );
		return Connection_State::note_failure( self::ID, 'invalid_key', $sentence );
	}
}
