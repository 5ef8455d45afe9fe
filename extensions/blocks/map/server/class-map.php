<?php
namespace Dovetail\Map;

use Dovetail\Connections\Connection_Store;
use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Service_Urls;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the site's map service: to the editor through a REST route, and to visitors only in the view script's data.
 */
final class Map {
	const TILE = '/{z}/{x}/{y}.png';

	/**
	 * Returns the map service; null if the site has none.
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

	/**
	 * Returns the editor's data: the map service, and which service searches for places. The service's URL is empty if
	 * the site cannot show maps.
	 */
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
	 * Stores the site's map key.
	 *
	 * @return array|\WP_Error Data for the editor; see `answer()`.
	 */
	public static function save( $request ) {
		$key     = $request->get_param( 'key' );
		$key     = is_string( $key ) ? trim( $key ) : $key;
		$problem = Connection_Store::validation_error( 'mapbox', $key );
		if ( '' === $problem && '' === $key ) {
			$problem = __( 'The map key was not saved. Enter the public key, which starts with “pk.”.', 'dovetail-blocks' );
		}
		if ( '' !== $problem ) {
			return new \WP_Error( 'invalid_map_key', $problem, array( 'status' => 400 ) );
		}
		$said = self::check( array( 'key' => $key ) );
		// Store the key even if Mapbox cannot be reached to check it.
		if ( is_wp_error( $said ) && 'invalid_map_key' === $said->get_error_code() ) {
			return $said;
		}
		update_option( Connections::option_name( 'mapbox' ), $key );
		return self::answer();
	}

	private static function key(): string {
		return Connections::key( 'mapbox' );
	}

	/**
	 * Returns the provider that the owner has chosen; empty without a choice. A stored Mapbox key counts as a choice.
	 */
	private static function chosen(): string {
		$chosen = (string) Settings::get( 'map_provider' );
		if ( 'undecided' !== $chosen ) {
			return $chosen;
		}
		return '' === self::key() ? '' : 'mapbox';
	}

	/**
	 * Returns which service searches for places: `mapbox` if the site's maps come from Mapbox, `site` if the owner's
	 * search server is set up, otherwise `none`.
	 */
	private static function search( ?array $service ): string {
		if ( $service && 'mapbox' === $service['provider'] ) {
			return 'mapbox';
		}
		return Place_Search::is_on() ? 'site' : 'none';
	}

	/** @return string|\WP_Error Result of Mapbox's check of a key, as a sentence. */
	public static function check( array $values ) {
		$answer     = Service_Client::request(
			'mapbox',
			'GET',
			Service_Urls::get( 'maps' ) . '/tokens/v2?access_token=' . rawurlencode( $values['key'] ),
			// Send a referrer: without it, Mapbox would reject a key that is restricted to this site.
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

	/** Hides the fields about an own server while the chosen provider does not use them, unless one has an error. */
	public static function hide_server_fields(): void {
		echo '<style>tr:has(#dovetail-blocks-map-provider>option:is([value=undecided],[value=mapbox]):checked)~tr:has(#dovetail-blocks-map-address,[id^=dovetail-blocks-map-maker]):not(:has([aria-invalid])){display:none}</style>';
	}

	/**
	 * Adds privacy policy text about maps.
	 *
	 * @return array<string, string>
	 */
	public static function suggest_privacy_part( $parts ) {
		$service = self::service();
		if ( ! $service ) {
			return $parts;
		}
		$names = array(
			'mapbox'        => 'Mapbox',
			'openstreetmap' => 'OpenStreetMap',
		);
		$name  = $names[ $service['provider'] ] ?? (string) wp_parse_url( $service['address'], PHP_URL_HOST );
		$text  = $service['isChosen']
			/* translators: %s: name or host of a map service. */
			? __( 'When a map comes into view, your browser loads it from %s. This shares your IP address and the part of the map you view. If you declined this, the map loads only when you press “Show the map”.', 'dovetail-blocks' )
			/* translators: %s: name or host of a map service. */
			: __( 'When you press “Show the map”, or chose to always show maps, your browser loads the map from %s. This shares your IP address and the part of the map you view.', 'dovetail-blocks' );
		return array( __( 'Maps', 'dovetail-blocks' ) => sprintf( $text, $name ) ) + (array) $parts;
	}
}
