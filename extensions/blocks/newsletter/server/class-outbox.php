<?php
namespace Dovetail\Newsletter;

use Dovetail\Connections\Connections;

defined( 'ABSPATH' ) || exit;

/** Stores sign-ups that the newsletter provider could not accept in time, and retries them. */
final class Outbox extends \Dovetail\Sign_Up\Outbox {
	const ID = Provider::ID;

	/**
	 * Subscribes a person at the provider of the original sign-up. If the owner has switched to another provider,
	 * nothing is sent.
	 *
	 * @param array $wishes Values for `provider`, `first_name` and `last_name`.
	 */
	protected static function ask( string $email, array $wishes, float $end ) {
		$row = Provider::chosen();
		if ( ! isset( $row['service'] ) || $row['id'] !== $wishes['provider'] ) {
			return new \WP_Error( 'other_provider', __( 'The newsletter provider for this sign-up is no longer connected.', 'dovetail-blocks' ) );
		}
		return call_user_func( array( $row['service'], 'add' ), array( 'email' => $email ) + $wishes, Connections::values( Provider::ID ) );
	}

	/** Returns the name of the chosen provider. */
	protected static function service(): string {
		return Provider::chosen()['name'] ?? __( 'the newsletter', 'dovetail-blocks' );
	}
}
