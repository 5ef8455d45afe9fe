<?php
namespace Dovetail\Map;

defined( 'ABSPATH' ) || exit;

/** Says for the privacy policy whom a map on this site asks. */
final class Privacy {
	/**
	 * Adds the part about maps.
	 *
	 * @return array<string, string>
	 */
	public static function suggest( $parts ) {
		$service = Map::service();
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
			? __( 'When a map comes into view, your browser loads it from %s, which thereby learns your IP address and what part of the map you look at. Where you have declined that, it does so only when you press “Show the map”.', 'dovetail-blocks' )
			/* translators: %s: name or host of a map service. */
			: __( 'When you press “Show the map”, or have ticked that maps are always shown, your browser loads the map from %s, which thereby learns your IP address and what part of the map you look at.', 'dovetail-blocks' );
		return array( __( 'Maps', 'dovetail-blocks' ) => sprintf( $text, $name ) ) + (array) $parts;
	}
}
