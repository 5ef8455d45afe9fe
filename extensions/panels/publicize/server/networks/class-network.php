<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Base class for social networks where the owner has an account. */
abstract class Network {
	/** Connection ID. */
	const ID = '';

	/** Required fields of the connection. */
	const REQUIRED_FIELDS = array();

	/** Seconds for which the network recognizes a repeated request. */
	const REPEAT_SECONDS = 0;

	/** Minimum length of a token or password. */
	const MIN_SECRET_LENGTH = 16;

	/** Timeout of a request in seconds. No user waits for the response, so the timeout can be long. */
	const TIMEOUT_SECONDS = 20;

	/**
	 * Returns the account's name, or an error that says what to do.
	 *
	 * @param array<string, string> $values Values that the owner entered.
	 * @return string|\WP_Error
	 */
	abstract public static function check( array $values );

	/**
	 * Shares a post.
	 *
	 * @return array{url: string}|\WP_Error URL of the shared post; empty if the network's URL is not valid.
	 */
	abstract public static function share( Content $content, Share $share );

	/**
	 * Stores the account's name and returns a sentence with it.
	 *
	 * @param string $name Display name of the account.
	 * @return string Message for the settings page.
	 */
	protected static function connected( string $name ): string {
		$name = Plain_Text::line( $name, 200, '…' );
		Account_Cache::note(
			static::ID,
			array(
				'profile' => $name,
				'refused' => false,
			)
		);
		/* translators: %s: name of an account, such as @bakery@example.social. */
		return '' === $name ? __( 'Connected.', 'dovetail-blocks' ) : sprintf( __( 'Connected as %s.', 'dovetail-blocks' ), $name );
	}

	/**
	 * Returns the error for a rejected request, with the network's reason if available. Also records whether the
	 * account must be reconnected.
	 *
	 * @param \WP_Error $error     Error of the request.
	 * @param string    $refused   Message for an invalid token or password.
	 * @param string    $reason    The network's reason; empty if it gave none.
	 * @param string    $forbidden Message for missing permissions; empty if the network's reason is clear enough.
	 */
	protected static function refused( \WP_Error $error, string $refused, string $reason = '', string $forbidden = '' ): \WP_Error {
		if ( 'service_refused' !== $error->get_error_code() ) {
			return $error;
		}
		$status = (int) $error->get_error_data()['status'];
		if ( 401 === $status ) {
			Account_Cache::note( static::ID, array( 'refused' => true ) );
			return Connection_State::note_failure( static::ID, 'must_reauth', $refused, 401 );
		}
		if ( 403 === $status && '' !== $forbidden ) {
			return new \WP_Error( 'service_refused', $forbidden, array( 'status' => 403 ) );
		}
		// The network's reason may repeat parts of the request, so remove secrets from it.
		$secrets = array_filter( Connections::values( static::ID ), static fn( $value ) => strlen( $value ) >= self::MIN_SECRET_LENGTH );
		$reason  = str_replace( array_values( $secrets ), '…', $reason );
		$reason  = Plain_Text::of_html( $reason, 200, '…' );
		/* translators: 1: name of a network, such as Mastodon. 2: a sentence with the network's reason. */
		return '' === $reason ? $error : new \WP_Error( 'service_refused', sprintf( __( '%1$s reports: %2$s', 'dovetail-blocks' ), Accounts::name( static::ID ), $reason ), array( 'status' => $status ) );
	}
}
