<?php
namespace Dovetail\External_Media;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Lists the media sources of this site, and the server for each source. */
final class Sources {
	/** Adds the sources to the editor's state. */
	public static function add( array $state ): array {
		$state['mediaSources'] = self::all();
		return $state;
	}

	/**
	 * Returns the site's own sources, followed by the platform's. Returns none for users who can't upload.
	 *
	 * @return array<int, array{id: string, servedBy: string, relay?: string}> `relay` is the base URL at which the site relays photos.
	 */
	public static function all(): array {
		if ( ! current_user_can( 'upload_files' ) || ! Availability::is_available( 'external-media' ) ) {
			return array();
		}
		$sources = array_filter(
			array(
				Pexels::ID        => Pexels::is_there(),
				Openverse::ID     => true,
				Google_Client::ID => Google_Client::is_there(),
			)
		);
		$sources = array_fill_keys( array_keys( $sources ), 'site' );
		if ( Settings::is_platform_configured() ) {
			$sources += array(
				Google_Client::ID => 'platform',
				Pexels::ID        => 'platform',
			);
		}
		return array_map(
			static function ( string $id, string $server ): array {
				$source = array(
					'id'       => $id,
					'servedBy' => $server,
				);
				return Pexels::ID === $id && 'site' === $server
					? $source + array( 'relay' => rest_url( "dovetail/v1/media-relay/$id/" ) )
					: $source;
			},
			array_keys( $sources ),
			$sources
		);
	}
}
