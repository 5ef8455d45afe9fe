<?php
/**
 * Playground only: the mock platform hosts every uploaded video and returns its size. Tests can turn hosting off.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'add_attachment',
	static function ( $id ) {
		if ( '' !== dovetail_blocks_playground_platform( 'url' ) && wp_attachment_is( 'video', $id ) && ! get_option( 'e2e_no_hosting' ) ) {
			update_post_meta( $id, 'videopress_guid', substr( 'vid00000', 0, 8 - strlen( (string) $id ) ) . $id );
		}
	}
);

add_filter(
	'oembed_providers',
	static function ( $providers ) {
		$services = (array) dovetail_blocks_playground_platform( 'services' );
		if ( isset( $services['videopress'] ) ) {
			$providers['#https?://videopress\.com/v/.*#'] = array( $services['videopress'] . '/oembed', true );
		}
		return $providers;
	}
);
