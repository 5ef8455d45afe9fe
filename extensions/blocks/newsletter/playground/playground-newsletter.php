<?php
/**
 * Playground only: a newsletter provider where nobody has chosen another. A test may take it away.
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

// What nobody has entered is not stored: the plugin gives every connection an empty option.
add_filter(
	'sanitize_option_connectors_newsletter_newsletter_fields',
	static fn( $value, $option, $entered ) => array() === $entered ? array() : $value,
	99,
	3
);
