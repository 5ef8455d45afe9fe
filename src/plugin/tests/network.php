<?php
/**
 * Stand-ins for WordPress's functions of a network with three sites.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Plugin;

use Dovetail\Plugin\Tests\NetworkQueueTest;

/** The site is one of a network. */
function is_multisite() {
	return true;
}

/** Returns the IDs of all sites, or of the first page without a number. */
function get_sites( $query ) {
	return 0 === $query['number'] ? array( 1, 2, 3 ) : array( 1 );
}

/** Switches to a site. */
function switch_to_blog( $site ) {
	array_unshift( NetworkQueueTest::$sites, $site );
}

/** Switches back. */
function restore_current_blog() {
	array_shift( NetworkQueueTest::$sites );
}
