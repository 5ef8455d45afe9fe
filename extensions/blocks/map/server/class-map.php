<?php
namespace Dovetail\Map;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Connection_Store;
use Dovetail\Plugin\Service_Urls;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Says where this site's maps come from: to the editor by a route, to visitors beside the script of a map and nowhere else. */
final class Map {
	/** OpenStreetMap's own tiles, behind the address of the service. */
	const TILE = '/{z}/{x}/{y}.png';

	/**
	 * Map provider; null where none can come.
	 *
	 * @see MapService in rules/providers.ts
	 * @return array{provider: string, address: string, key: string, isChosen: bool, maker: array{text: string, link: string}}|null
	 */
	public static function service(): ?array {
		$provider = self::provider();
		$own      = (string) Settings::get( 'map_address' );
		switch ( $provider ) {
			case 'mapbox':
				$address = '' === self::key() ? '' : Service_Urls::get( 'maps' );
				break;
			case 'own':
				$address = $own;
				break;
			default:
				$tiles   = Service_Urls::get( 'tiles' );
				$address = false !== strpos( $own, '{z}' ) ? $own : ( '' === $tiles ? '' : $tiles . self::TILE );
		}
		return '' === $address ? null : array(
			'provider' => $provider,
			'address'  => $address,
			'key'      => 'mapbox' === $provider ? self::key() : '',
			'isChosen' => '' !== self::chosen(),
			'maker'    => array(
				'text' => (string) Settings::get( 'map_maker' ),
				'link' => (string) Settings::get( 'map_maker_link' ),
			),
		);
	}

	/** Returns the map provider: the owner's choice, or OpenStreetMap. */
	public static function provider(): string {
		$chosen = self::chosen();
		return '' === $chosen ? 'openstreetmap' : $chosen;
	}

	/** Adds the map service to the data of the view script. */
	public static function hand_to_script( $data ) {
		$service = self::service();
		return $service ? array_merge( (array) $data, array( 'map' => $service ) ) : $data;
	}

	/** Answers the editor: the map service, its address empty where no map can come, and who searches for places. */
	public static function answer(): array {
		$service = self::service();
		return ( $service ? $service : array(
			'provider' => self::provider(),
			'address'  => '',
			'key'      => '',
			'isChosen' => '' !== self::chosen(),
			'maker'    => array(
				'text' => '',
				'link' => '',
			),
		) ) + array( 'search' => self::search( $service ) );
	}

	/**
	 * Stores the key of the site.
	 *
	 * @return array|\WP_Error As `answer()`.
	 */
	public static function save( $request ) {
		$key     = $request->get_param( 'key' );
		$key     = is_string( $key ) ? trim( $key ) : $key;
		$problem = Connection_Store::validation_error( 'mapbox', $key );
		if ( '' === $problem && '' === $key ) {
			$problem = __( 'The map key was not changed. Enter the public key, which starts with “pk.”.', 'dovetail-blocks' );
		}
		if ( '' !== $problem ) {
			return new \WP_Error( 'invalid_map_key', $problem, array( 'status' => 400 ) );
		}
		$said = Mapbox_Key::check( array( 'key' => $key ) );
		// A server that cannot be reached now says nothing of the key.
		if ( is_wp_error( $said ) && 'invalid_map_key' === $said->get_error_code() ) {
			return $said;
		}
		update_option( Connections::option_name( 'mapbox' ), $key );
		return self::answer();
	}

	/** Mapbox's public key; empty while there is none. */
	private static function key(): string {
		return Connections::key( 'mapbox' );
	}

	/** Returns the owner's choice, or an empty string; entering a key chooses its provider. */
	private static function chosen(): string {
		$chosen = (string) Settings::get( 'map_provider' );
		if ( 'undecided' !== $chosen ) {
			return $chosen;
		}
		return '' === self::key() ? '' : 'mapbox';
	}

	/** Who finds places for authors: `mapbox` on its own maps, `site` through this site, or nobody. */
	private static function search( ?array $service ): string {
		if ( $service && 'mapbox' === $service['provider'] ) {
			return 'mapbox';
		}
		return Place_Search::is_on() ? 'site' : 'none';
	}
}
