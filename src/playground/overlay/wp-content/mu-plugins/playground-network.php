<?php
/**
 * Playground only: lets WordPress request servers on this machine, and blocks all other requests.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Lets wp_safe_remote_get() reach this machine and treats every host name as public, without a DNS lookup.
 *
 * @param bool   $is_external Whether the host counts as safe.
 * @param string $host        Requested host.
 */
function dovetail_blocks_playground_allow_host( $is_external, $host ) {
	return $is_external || '127.0.0.1' === $host || ! filter_var( $host, FILTER_VALIDATE_IP );
}
add_filter( 'http_request_host_is_external', 'dovetail_blocks_playground_allow_host', 10, 2 );

/**
 * Allows all ports of this machine, because test servers use any free port.
 *
 * @param int[]  $ports Ports that count as safe.
 * @param string $host  Host of the request.
 * @param string $url   URL of the request.
 * @return int[]
 */
function dovetail_blocks_playground_allow_ports( $ports, $host, $url ) {
	if ( in_array( $host, array( '127.0.0.1', 'localhost' ), true ) ) {
		$ports[] = (int) wp_parse_url( $url, PHP_URL_PORT );
	}
	return $ports;
}
add_filter( 'http_allowed_safe_ports', 'dovetail_blocks_playground_allow_ports', 10, 3 );

/**
 * Returns an update status that says that a check has just run and found nothing.
 *
 * @return object
 */
function dovetail_blocks_playground_no_updates() {
	return (object) array(
		'last_checked'    => time(),
		'version_checked' => wp_get_wp_version(),
		'updates'         => array(),
		'translations'    => array(),
		'response'        => array(),
		'checked'         => array(),
	);
}
add_filter( 'pre_site_transient_update_core', 'dovetail_blocks_playground_no_updates' );
add_filter( 'pre_site_transient_update_plugins', 'dovetail_blocks_playground_no_updates' );
add_filter( 'pre_site_transient_update_themes', 'dovetail_blocks_playground_no_updates' );

// Prevent WP-Cron from checking for updates.
foreach ( array( 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ) as $dovetail_blocks_question ) {
	remove_action( $dovetail_blocks_question, $dovetail_blocks_question );
}

// Turn off the pattern and block directories of WordPress.org.
add_filter( 'should_load_remote_block_patterns', '__return_false' );
add_action(
	'init',
	static function () {
		remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
	}
);
