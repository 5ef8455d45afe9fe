<?php
/**
 * Playground only: the mock platform stands in for Mailchimp, whatever data centre a key names.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_service_address',
	static function ( $url ) {
		$platform = dovetail_blocks_playground_platform( 'url' );
		return '' === $platform ? $url : preg_replace( '~^https://[a-z]+\d+\.api\.mailchimp\.com(?=/)~', $platform . '/mailchimp', $url );
	}
);
