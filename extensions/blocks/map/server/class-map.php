<?php
namespace Dovetail\Map;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Store;
use Dovetail\Plugin\Services;

defined( 'ABSPATH' ) || exit;

/** Hands out the public map key: to the editor by a route, to visitors beside the script of a map and nowhere else. */
final class Map {
	/**
	 * Key and address of the map service; null while there is no key.
	 *
	 * @return array{key: string, address: string}|null
	 */
	public static function service(): ?array {
		$key     = Connections::key( 'mapbox' );
		$address = Services::get( 'maps' );
		return '' === $key || '' === $address ? null : array(
			'key'     => $key,
			'address' => $address,
		);
	}

	/**
	 * Adds the map service to what the script of a page with a map is handed.
	 *
	 * @param array $data Anything.
	 */
	public static function hand_to_script( $data ) {
		$service = self::service();
		return $service ? array_merge( (array) $data, array( 'map' => $service ) ) : $data;
	}

	/**
	 * Answers the editor: the map service, or empty texts.
	 *
	 * @return array{key: string, address: string}
	 */
	public static function answer() {
		$service = self::service();
		return $service ? $service : array(
			'key'     => '',
			'address' => '',
		);
	}

	/**
	 * Stores the key of the site.
	 *
	 * @param WP_REST_Request $request With `key`.
	 * @return array{key: string, address: string}|WP_Error
	 */
	public static function save( $request ) {
		$key     = $request->get_param( 'key' );
		$key     = is_string( $key ) ? trim( $key ) : $key;
		$problem = Store::problem( 'mapbox', $key );
		if ( '' === $problem && '' === $key ) {
			$problem = __( 'The map key was not changed: enter the public key, which starts with “pk.”.', 'dovetail-blocks' );
		}
		if ( '' !== $problem ) {
			return new \WP_Error( 'invalid_map_key', $problem, array( 'status' => 400 ) );
		}
		update_option( Connections::setting( 'mapbox' ), $key );
		return self::answer();
	}
}
