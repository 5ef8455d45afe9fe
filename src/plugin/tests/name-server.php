<?php
/**
 * Replaces PHP's DNS functions in the plugin's namespace.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Plugin;

use Dovetail\Plugin\Tests\HttpClientTest;

/** Returns the IP address of a host; an IP address is returned unchanged. */
function gethostbyname( $name ) {
	return filter_var( $name, FILTER_VALIDATE_IP ) ? $name : ( HttpClientTest::$address_of )( $name );
}

/** Returns all IP addresses of a host, or false. */
function gethostbynamel( $name ) {
	return ( HttpClientTest::$addresses_of )( $name );
}
