<?php
/**
 * Where an address leads: short links of booking, event and picture services, looked up for whoever writes.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Redirect;

use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'redirect.lookUpRedirect', array( Redirects::class, 'resolve' ) );
	}
);
