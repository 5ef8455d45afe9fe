<?php
namespace Dovetail\Map;

use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Service_Urls;

defined( 'ABSPATH' ) || exit;

/** Asks Mapbox whether a key opens its door. */
final class Mapbox_Key {
	/** @return string|\WP_Error What Mapbox says of a key. */
	public static function check( array $values ) {
		$answer     = Service_Client::request(
			'mapbox',
			'GET',
			Service_Urls::get( 'maps' ) . '/tokens/v2?access_token=' . rawurlencode( $values['key'] ),
			// A key that is bound to this site is refused without.
			array( 'Referer' => home_url( '/' ) )
		);
		$is_refused = is_wp_error( $answer ) && 'service_refused' === $answer->get_error_code();
		if ( is_wp_error( $answer ) && ! $is_refused ) {
			return $answer;
		}
		if ( ! $is_refused && 'TokenValid' === ( $answer['data']['code'] ?? '' ) ) {
			return __( 'Connected: Mapbox accepts this key.', 'dovetail-blocks' );
		}
		return new \WP_Error( 'invalid_map_key', __( 'Mapbox rejected this key. Copy it again from your account. If the key is limited to certain addresses, add this site’s address.', 'dovetail-blocks' ), array( 'status' => 400 ) );
	}
}
