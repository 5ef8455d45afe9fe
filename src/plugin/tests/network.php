<?php
/**
 * Fakes WordPress's multisite functions for a network with three sites.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Plugin;

use Dovetail\Plugin\Tests\NetworkQueueTest;

/** Returns true: the site is part of a network. */
function is_multisite() {
	return true;
}

/** Returns the IDs of all sites, or of the first page if no number is given. */
function get_sites( $query ) {
	return 0 === $query['number'] ? array( 1, 2, 3 ) : array( 1 );
}

/** Switches to another site. */
function switch_to_blog( $site ) {
	array_unshift( NetworkQueueTest::$sites, $site );
}

/** Switches back to the previous site. */
function restore_current_blog() {
	array_shift( NetworkQueueTest::$sites );
}
