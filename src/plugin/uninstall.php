<?php
/**
 * Deletes the plugin's settings, caches and scheduled events.
 *
 * Content stays: posts with our blocks (their saved HTML works without the plugin), form entries and subscribers, with
 * the data that their links need. Delete these before deleting the plugin to remove them as well.
 *
 * @package Dovetail_Blocks
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$dovetail_blocks_facts  = require __DIR__ . '/manifest.php';
$dovetail_blocks_files  = require __DIR__ . '/class-map.php';
$dovetail_blocks_forget = static function () use ( $dovetail_blocks_facts ) {
	global $wpdb;
	foreach ( $dovetail_blocks_facts['uninstallers'] as $class ) {
		$class::end_all();
	}
	delete_option( 'dovetail_blocks_settings' );
	delete_option( 'dovetail_blocks_platform_token' );
	delete_option( 'dovetail_blocks_site_plan' );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'dovetail_blocks_platform_user', '', true );
	foreach ( $dovetail_blocks_facts['connections'] as $id => $connection ) {
		// Ours is not registered any more: one that is belongs to another plugin, and so does the key.
		if ( ! function_exists( 'wp_is_connector_registered' ) || ! wp_is_connector_registered( $id ) ) {
			delete_option( str_replace( '-', '_', 'connectors_' . $connection['type'] . '_' . $id . '_' . $connection['method'] ) );
		}
	}
	$hooks = array_merge( array(), ...array_map( 'array_keys', array_filter( _get_cron_array(), 'is_array' ) ) );
	foreach ( array_unique( $hooks ) as $hook ) {
		if ( 0 === strpos( $hook, 'dovetail_blocks_' ) ) {
			wp_unschedule_hook( $hook );
		}
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Transients have no listing; runs once.
	$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_dovetail_blocks_' ) . '%' ) );
	foreach ( $names as $name ) {
		$key = substr( $name, strlen( '_transient_' ) );
		delete_transient( $key );
		// With a persistent object cache it leaves the rows that were made before the site had one.
		delete_option( $name );
		delete_option( '_transient_timeout_' . $key );
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what people let the site see elsewhere; runs once.
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $wpdb->esc_like( $wpdb->get_blog_prefix() . 'dovetail_blocks_' ) . '%' ) );
	if ( function_exists( 'as_unschedule_all_actions' ) && class_exists( 'ActionScheduler' ) && ActionScheduler::is_initialized() ) {
		as_unschedule_all_actions( '', array(), 'dovetail-blocks' );
	}
	\Dovetail\Plugin\Tables::drop();
	delete_option( 'dovetail_blocks_secret' );
	// Copies of pictures of others.
	global $wp_filesystem;
	require_once ABSPATH . 'wp-admin/includes/file.php';
	if ( WP_Filesystem() ) {
		$wp_filesystem->delete( wp_upload_dir( null, false )['basedir'] . '/dovetail-blocks', true );
	}
	foreach ( array_merge( array( 'count', 'connection_state' ), $dovetail_blocks_facts['options'] ) as $kind ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Options have no listing either.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( "dovetail_blocks_{$kind}_" ) . '%' ) );
		array_map( 'delete_option', $names );
	}
};

// WordPress does not load the plugin's main file here.
spl_autoload_register(
	static function ( $name ) use ( $dovetail_blocks_files ) {
		if ( isset( $dovetail_blocks_files[ $name ] ) ) {
			require_once __DIR__ . '/' . $dovetail_blocks_files[ $name ];
		}
	}
);

if ( is_multisite() ) {
	$dovetail_blocks_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $dovetail_blocks_sites as $dovetail_blocks_site ) {
		switch_to_blog( $dovetail_blocks_site );
		$dovetail_blocks_forget();
		restore_current_blog();
	}
} else {
	$dovetail_blocks_forget();
}
