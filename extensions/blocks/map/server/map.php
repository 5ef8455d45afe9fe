<?php
/**
 * Server code of the map block: the map service for the editor and view scripts, and the place search.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Map;

use Dovetail\Plugin\Rest;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'map.readMapService', array( Map::class, 'answer' ) );
		Rest::serve( 'map.saveMapKey', array( Map::class, 'save' ) );
		Rest::serve( 'map.resolveMapLink', array( Place_Search::class, 'resolve_link' ) );
		Rest::serve( 'map.searchAtSite', array( Place_Search::class, 'answer' ) );
	}
);
add_filter( 'script_module_data_dovetail-map-view-script-module', array( Map::class, 'hand_to_script' ) );
add_filter( 'dovetail_blocks_privacy_parts', array( Map::class, 'suggest_privacy_part' ) );
add_action( 'dovetail_blocks_settings_blocks', array( Map::class, 'hide_server_fields' ) );
