<?php
/**
 * Fakes WordPress's multisite functions for a network whose main site is not its first one.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\External_Media;

use Dovetail\External_Media\Tests\GoogleAccountTest;

/** Returns the ID of the network's main site. */
function get_main_site_id() {
	return 2;
}

/** Records a switch to another site. */
function switch_to_blog( $site ) {
	GoogleAccountTest::$sites[] = $site;
}

/** Does nothing: the test stays on its own site. */
function restore_current_blog() {}
