<?php
/**
 * Playground only: chooses a newsletter provider if none is chosen. Tests can turn this off.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

foreach ( array( 'option_', 'default_option_' ) as $hook ) {
	add_filter(
		$hook . 'connectors_newsletter_newsletter_fields',
		static function ( $values ) {
			return ( is_array( $values ) && array_filter( $values ) ) || '' === dovetail_blocks_playground_platform( 'url' ) || get_option( 'e2e_no_newsletter' ) ? $values : array( 'provider' => 'buttondown' );
		}
	);
}

// The plugin creates an empty option for every connection, so an empty value means that no provider was stored.
add_filter(
	'sanitize_option_connectors_newsletter_newsletter_fields',
	static fn( $value, $option, $entered ) => array() === $entered ? array() : $value,
	99,
	3
);
