<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Client for the owner's Stripe account. Sends all requests to Stripe, and checks the API key. */
final class Stripe_Account {
	/** Connection ID. */
	const ID = 'stripe';

	/** Stripe's API version for responses and events. */
	const VERSION = '2025-09-30.clover';

	/**
	 * Prefix of the options that store the account's webhook endpoint and customer portal. The mode (`live` or `test`)
	 * is appended.
	 */
	const OPTION = 'dovetail_blocks_stripe_account_';

	/** Path of the webhook route. */
	const ROUTE = '/payments/stripe';

	/** Maximum number of requests per minute. Stripe itself allows more per second. */
	const MAX_CALLS_PER_MINUTE = 1500;

	/** Returns the owner's API key. */
	public static function key(): string {
		return Connections::key( self::ID );
	}

	/** Returns the mode of an API key, `live` or `test`, based on the key's prefix. */
	public static function mode( string $key ): string {
		return 1 === preg_match( '~^[sr]k_live_~', $key ) ? 'live' : 'test';
	}

	/**
	 * Whether a Stripe object and all objects in it have the given mode, according to their `livemode` field. Objects
	 * without this field match both modes.
	 */
	public static function is_of_mode( array $given, string $mode ): bool {
		$is_of_mode = true;
		array_walk_recursive(
			$given,
			static function ( $value, $name ) use ( $mode, &$is_of_mode ): void {
				// Skip strings: they come from metadata, which others can write and which may contain its own
				// `livemode` key.
				$is_of_mode = $is_of_mode && ( 'livemode' !== $name || ! is_bool( $value ) || ( 'live' === $mode ) === $value );
			}
		);
		return $is_of_mode;
	}

	/** Returns the ID that identifies this site's objects in the Stripe account. */
	public static function site(): string {
		return substr( Secret::sign( 'stripe site' ), 0, 16 );
	}

	/** Returns a hash that identifies a key without revealing it. */
	public static function fingerprint( string $key ): string {
		return substr( Secret::sign( 'stripe key', $key ), 0, 16 );
	}

	/**
	 * Returns the stored account data for a mode: `endpoint`, `secret`, `portal`, `of` (fingerprint of the API key) and
	 * `id`. `pasted` is the fingerprint of a signing secret that the owner entered together with a key of this mode.
	 */
	public static function kept( string $mode ): array {
		$kept = get_option( self::OPTION . $mode, array() );
		return is_array( $kept ) ? $kept : array();
	}

	/** Returns the mode of a signing secret: the mode of the API key that the owner first entered it with. */
	public static function mode_of_secret( string $secret, string $key ): string {
		foreach ( array( 'live', 'test' ) as $mode ) {
			if ( self::fingerprint( $secret ) === ( self::kept( $mode )['pasted'] ?? '' ) ) {
				return $mode;
			}
		}
		return self::mode( $key );
	}

	/** Raises the limit on requests per minute, because many visitors may pay at the same time. */
	public static function limit( $most, $id ) {
		return self::ID === $id ? self::MAX_CALLS_PER_MINUTE : $most;
	}

	/**
	 * Sends a request to Stripe.
	 *
	 * @param string               $path Path after `/v1`, with a leading slash.
	 * @param array<string, mixed> $data Fields of the request. A GET request sends them as query parameters.
	 * @param string               $once Idempotency key of a POST.
	 * @param string               $key  The owner's API key; the stored key by default.
	 * @return array|\WP_Error The response, which contains only data of the key's mode. Possible errors are `invalid_key`, `missing_permission` and the errors of `Service_Client::request()`. The error `service_refused` has Stripe's `code` and `param` and Stripe's message (`said`) as data.
	 */
	public static function ask( string $method, string $path, array $data = array(), string $once = '', string $key = '' ) {
		$key     = '' === $key ? self::key() : $key;
		$headers = array(
			'Authorization'  => 'Bearer ' . $key,
			'Stripe-Version' => self::VERSION,
			'Content-Type'   => Service_Client::FORM_CONTENT_TYPE,
		);
		if ( 'POST' === $method ) {
			$headers['Idempotency-Key'] = substr( hash( 'sha256', self::site() . '|' . $path . '|' . ( '' === $once ? wp_generate_uuid4() : $once ) ), 0, 40 );
		}
		$query  = 'GET' === $method && $data ? '?' . http_build_query( $data, '', '&' ) : '';
		$answer = Service_Client::request( self::ID, $method, 'https://api.stripe.com/v1' . $path . $query, $headers, 'POST' === $method ? $data : null, 'POST' === $method ? 15 : 10 );
		if ( ! is_wp_error( $answer ) ) {
			return is_array( $answer['data'] ) && self::is_of_mode( $answer['data'], self::mode( $key ) ) ? $answer['data'] : Service_Client::unreadable_response( self::ID );
		}
		return 'service_refused' === $answer->get_error_code() ? self::refused( $answer ) : $answer;
	}

	/**
	 * Checks an API key and sets up webhooks for the account. Returns a sentence with the account's name, or an error.
	 */
	public static function check( array $values ) {
		$key    = $values['key'];
		$answer = self::ask( 'GET', '/checkout/sessions', array( 'limit' => 1 ), '', $key );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$account  = self::ask( 'GET', '/account', array(), '', $key );
		$account  = is_wp_error( $account ) ? array() : $account;
		$name     = $account['business_profile']['name'] ?? $account['settings']['dashboard']['display_name'] ?? '';
		$name     = Plain_Text::line( $name, 200, '…' );
		$mode     = self::mode( $key );
		$problem  = Stripe_Setup::prepare( $key, $mode, $values['secret'], is_string( $account['id'] ?? null ) ? $account['id'] : '' );
		$is_live  = 'live' === $mode;
		if ( '' === $name ) {
			$sentence = $is_live ? __( 'Connected.', 'dovetail-blocks' ) : __( 'Connected in test mode: no money is charged.', 'dovetail-blocks' );
		} elseif ( $is_live ) {
			/* translators: %s: name of an account, such as Harbour Bakery. */
			$sentence = sprintf( __( 'Connected as %s.', 'dovetail-blocks' ), $name );
		} else {
			/* translators: %s: name of an account, such as Harbour Bakery. */
			$sentence = sprintf( __( 'Connected as %s, in test mode: no money is charged.', 'dovetail-blocks' ), $name );
		}
		return trim( implode( ' ', array_filter( array( $sentence, self::place( $mode ), $problem ) ) ) );
	}

	/**
	 * Returns a warning for a live key on a development site or a test key on a public site. Otherwise returns an empty
	 * string.
	 */
	public static function place( string $mode ): string {
		$is_production = 'production' === wp_get_environment_type();
		if ( 'live' === $mode && ! $is_production ) {
			return __( 'This is a live key on a development site: visitors who pay here pay real money.', 'dovetail-blocks' );
		}
		return 'test' === $mode && $is_production ? __( 'This is a test key on a public site: visitors can’t really pay. Enter the live key when you are ready.', 'dovetail-blocks' ) : '';
	}

	/** Returns Stripe's error without secret details. */
	private static function refused( \WP_Error $error ): \WP_Error {
		$data   = $error->get_error_data();
		$said   = $data['answer']['error'] ?? array();
		$status = (int) $data['status'];
		if ( 401 === $status ) {
			return Connection_State::note_failure( self::ID, 'invalid_key', __( 'Stripe rejected this key because it was revoked or has expired. Create a new key in your Stripe account and paste it here.', 'dovetail-blocks' ) );
		}
		if ( 403 === $status ) {
			return Connection_State::note_failure( self::ID, 'missing_permission', __( 'This Stripe key lacks a permission. Open the connection to see which permissions it needs.', 'dovetail-blocks' ) );
		}
		$text = static fn( $value ): string => is_string( $value ) ? $value : '';
		return new \WP_Error(
			'service_refused',
			$error->get_error_message(),
			array(
				'status' => $status,
				'code'   => $text( $said['code'] ?? '' ),
				'param'  => $text( $said['param'] ?? '' ),
				'said'   => Plain_Text::line( $said['message'] ?? '', 300, '…' ),
			)
		);
	}
}
