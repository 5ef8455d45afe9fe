<?php
/**
 * The server's part of the map: the key, for the editor and for visitors' scripts.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Map;

use Dovetail\Plugin\Rest;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'map.readMapKey', array( Map::class, 'answer' ) );
		Rest::serve( 'map.saveMapKey', array( Map::class, 'save' ) );
	}
);
add_filter( 'script_module_data_dovetail-map-view-script-module', array( Map::class, 'hand_to_script' ) );
