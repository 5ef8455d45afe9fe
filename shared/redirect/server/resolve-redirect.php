<?php
/**
 * Follows redirects for authors: short links of booking, event and image services.
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
