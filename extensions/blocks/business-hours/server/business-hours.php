<?php
/**
 * Server code for the Business Hours block: the localized week for the editor, and the rendered hours for the page.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Business_Hours;

use Dovetail\Plugin\Rest;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'business-hours.localizedWeek', array( Business_Hours::class, 'localized_week' ) );
	}
);

add_filter( 'dovetail_blocks_abilities', array( Hours_Ability::class, 'offer' ) );
