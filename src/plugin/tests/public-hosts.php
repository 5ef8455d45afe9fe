<?php
/**
 * Replaces PHP's DNS functions in the plugin's namespace: every host has a public address.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Plugin;

/** Returns the IP address of a host; an IP address is returned unchanged. */
function gethostbyname( $name ) {
	return filter_var( $name, FILTER_VALIDATE_IP ) ? $name : '93.184.216.34';
}

/** Returns all IP addresses of a host. */
function gethostbynamel( $name ) {
	return array( gethostbyname( $name ) );
}
