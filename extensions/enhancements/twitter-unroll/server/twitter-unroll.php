<?php
/**
 * Server code for importing threads.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Twitter_Unroll;

use Dovetail\Platform\Platform;
use Dovetail\Plugin\Rest;

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'twitter-unroll.gatherThread', array( Threads::class, 'gather' ) );
		Platform::serve( 'twitter-unroll.gatherThread', array( Threads::class, 'gather_by_platform' ) );
		Rest::serve( 'twitter-unroll.copyThreadMedia', array( Threads::class, 'copy' ) );
	}
);
