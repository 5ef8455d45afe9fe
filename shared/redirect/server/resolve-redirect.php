<?php
/**
 * Registers the route that follows redirects of short links for authors.
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
