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
			? __( 'When a map comes into view, your browser loads it from %s. This shares your IP address and the part of the map you view. If you declined this, the map loads only when you press “Show the map”.', 'dovetail-blocks' )
			/* translators: %s: name or host of a map service. */
			: __( 'When you press “Show the map”, or chose to always show maps, your browser loads the map from %s. This shares your IP address and the part of the map you view.', 'dovetail-blocks' );
		return array( __( 'Maps', 'dovetail-blocks' ) => sprintf( $text, $name ) ) + (array) $parts;
	}
}
