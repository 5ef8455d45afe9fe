<?php
namespace Dovetail\Gif;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Service_Urls;

defined( 'ABSPATH' ) || exit;

/** Checks the site's key with one search, when it is saved or when an administrator asks for it. */
abstract class Key_Check {
	/** Connection ID, name and service of the key, see `block.ts`. */
	const ID      = '';
	const NAME    = '';
	const SERVICE = '';

	/** Path and query of a search with one result; the key follows. */
	const SEARCH = '';

	/**
	 * Checks whether a key works.
	 *
	 * @param array{key: string} $values Values that the owner entered.
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		$answer = Service_Client::request( static::ID, 'GET', Service_Urls::get( static::SERVICE ) . static::SEARCH . rawurlencode( $values['key'] ) );
		if ( ! is_wp_error( $answer ) ) {
			/* translators: %s: GIPHY or KLIPY. */
			return sprintf( __( 'Connected to %s.', 'dovetail-blocks' ), static::NAME );
		}
		if ( 'service_refused' !== $answer->get_error_code() || ! in_array( $answer->get_error_data()['status'], array( 401, 403 ), true ) ) {
			return $answer;
		}
		/* translators: 1: GIPHY or KLIPY. */
		return Connection_State::note_failure( static::ID, 'invalid_key', sprintf( __( '%1$s rejected this key. Copy it again from your %1$s account and paste it here.', 'dovetail-blocks' ), static::NAME ) );
	}
}
