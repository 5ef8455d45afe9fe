<?php
/**
 * Resolves host names without a DNS lookup.
 *
 * @package Dovetail_Blocks
 */

if ( ! function_exists( 'gethostbyname' ) ) {
	/**
	 * Replaces PHP's function, because no request may leave the machine. Like the embedded PHP, it resolves each name
	 * to an address in a private network.
	 */
	function gethostbyname( $host ) {
		if ( 'localhost' === $host ) {
			return '127.0.0.1';
		}
		return filter_var( $host, FILTER_VALIDATE_IP ) ? $host : '172.29.1.' . crc32( $host ) % 256;
	}
}
