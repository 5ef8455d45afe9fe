<?php
/**
 * Server code of the OpenTable block: the restaurant search.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Opentable;

use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'opentable.searchRestaurants', array( Restaurant_Search::class, 'answer' ) );
	}
);
