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
		Rest::serve( 'GET', '/wpcom/v2/map/key', array( Map::class, 'answer' ) );
		Rest::serve( 'POST', '/wpcom/v2/map/key', array( Map::class, 'save' ) );
	}
);
add_filter( 'script_module_data_dovetail-map-view-script-module', array( Map::class, 'hand_to_script' ) );
