<?php
/**
 * Addresses of host names, without asking anybody.
 *
 * @package Dovetail_Blocks
 */

if ( ! function_exists( 'gethostbyname' ) ) {
	/**
	 * Avoids DNS lookups, because nothing may leave the machine. Like the embedded PHP, gives each name an address in a
	 * private network.
	 */
	function gethostbyname( $host ) {
		if ( 'localhost' === $host ) {
			return '127.0.0.1';
		}
		return filter_var( $host, FILTER_VALIDATE_IP ) ? $host : '172.29.1.' . crc32( $host ) % 256;
	}
}
