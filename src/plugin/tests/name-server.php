<?php
/**
 * Replaces PHP's DNS functions in the plugin's namespace.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Plugin;

use Dovetail\Plugin\Tests\HttpClientTest;

/** Returns the address of a name; an address is its own. */
function gethostbyname( $name ) {
	return filter_var( $name, FILTER_VALIDATE_IP ) ? $name : ( HttpClientTest::$address_of )( $name );
}

/** Returns all addresses of a name, or false. */
function gethostbynamel( $name ) {
	return ( HttpClientTest::$addresses_of )( $name );
}
