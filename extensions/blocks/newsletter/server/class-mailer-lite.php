<?php
namespace Dovetail\Newsletter;

use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;

defined( 'ABSPATH' ) || exit;

/** Subscribes people at MailerLite with the owner's key. */
final class Mailer_Lite {
	const ADDRESS = 'https://connect.mailerlite.com/api';

	/** Timeout in seconds. Short, because a visitor is waiting. */
	const TIMEOUT_SECONDS = 4.5;

	/**
	 * Checks whether a key works.
	 *
	 * @return true|\WP_Error
	 */
	public static function check( array $values ) {
		$answer = self::ask( 'GET', '/groups?limit=1', $values );
		return is_wp_error( $answer ) ? $answer : true;
	}

	/**
	 * Subscribes a person. The owner's settings at MailerLite decide whether a confirmation is required.
	 *
	 * @param array<string, string> $person `email`, `first_name`, `last_name`.
	 * @return string|\WP_Error `subscribed` or `pending`. The error code is `invalid_email` if MailerLite rejects the address.
	 */
	public static function add( array $person, array $values ) {
		$fields = array_filter(
			array(
				'name'      => $person['first_name'],
				'last_name' => $person['last_name'],
			)
		);
		$answer = self::ask( 'POST', '/subscribers', $values, array( 'email' => $person['email'] ) + array_filter( array( 'fields' => $fields ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$status = $answer['data']['status'] ?? '';
		// Unsubscribed people stay unsubscribed: at MailerLite, only they can change this.
		return 'active' === $status ? 'subscribed' : 'pending';
	}

	/**
	 * @param array|null $data Request body, sent as JSON.
	 * @return array|\WP_Error
	 */
	private static function ask( string $method, string $path, array $values, ?array $data = null ) {
		$answer = Service_Client::request( Provider::ID, $method, self::ADDRESS . $path, array( 'Authorization' => 'Bearer ' . $values['key'] ), $data, self::TIMEOUT_SECONDS );
		if ( ! is_wp_error( $answer ) ) {
			return isset( $answer['data']['data'] ) && is_array( $answer['data']['data'] ) ? $answer['data'] : Service_Client::invalid_response( 'MailerLite' );
		}
		$status = $answer->get_error_data()['status'];
		if ( 'service_refused' === $answer->get_error_code() && in_array( $status, array( 401, 403 ), true ) ) {
			return Connection_State::note_failure( Provider::ID, 'invalid_key', __( 'MailerLite rejected this key. It may have been revoked. Create a new one in your account and paste it here.', 'dovetail-blocks' ) );
		}
		return 422 === $status ? new \WP_Error( 'invalid_email', '', array( 'status' => 400 ) ) : $answer;
	}
}
