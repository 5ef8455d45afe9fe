<?php
/**
 * Deletes the plugin's settings, records, caches and scheduled events.
 *
 * Content stays: the saved HTML of our blocks works without the plugin. To keep form entries, subscribers and payments,
 * export them before you delete the plugin.
 *
 * @package Dovetail_Blocks
 */

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Tables;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$dovetail_blocks_facts  = require __DIR__ . '/manifest.php';
$dovetail_blocks_files  = require __DIR__ . '/class-map.php';
$dovetail_blocks_forget = static function () use ( $dovetail_blocks_facts ) {
	foreach ( $dovetail_blocks_facts['uninstallers'] as $class ) {
		$class::end_all();
	}
	$options = array( 'dovetail_blocks_settings', 'dovetail_blocks_platform_token', 'dovetail_blocks_site_plan', 'dovetail_blocks_secret' );
	foreach ( $dovetail_blocks_facts['connections'] as $id => $connection ) {
		// Our own connectors are not registered during this script, so a registered connector and its key belong to
		// another plugin.
		if ( ! function_exists( 'wp_is_connector_registered' ) || ! wp_is_connector_registered( $id ) ) {
			$options[] = str_replace( '-', '_', 'connectors_' . $connection['type'] . '_' . $id . '_' . $connection['method'] );
		}
	}
	$hooks = array_merge( array(), ...array_map( 'array_keys', array_filter( _get_cron_array(), 'is_array' ) ) );
	foreach ( array_unique( $hooks ) as $hook ) {
		if ( 0 === strpos( $hook, 'dovetail_blocks_' ) ) {
			wp_unschedule_hook( $hook );
		}
	}
	if ( function_exists( 'as_unschedule_all_actions' ) && class_exists( 'ActionScheduler' ) && ActionScheduler::is_initialized() ) {
		as_unschedule_all_actions( '', array(), 'dovetail-blocks' );
	}
	// Deletes the media files that were copied from other services.
	global $wp_filesystem;
	require_once ABSPATH . 'wp-admin/includes/file.php';
	if ( WP_Filesystem() ) {
		$wp_filesystem->delete( wp_upload_dir( null, false )['basedir'] . '/dovetail-blocks', true );
	}
	Database::delete( 'options', array( 'option_name' => $options ) );
	$kinds  = array_merge( array( 'count', 'connection_state', 'entries', 'subscribers' ), $dovetail_blocks_facts['options'] );
	$starts = array_map( static fn( $kind ) => "dovetail_blocks_{$kind}_", $kinds );
	foreach ( array_merge( $starts, array( '_transient_dovetail_blocks_', '_transient_timeout_dovetail_blocks_' ) ) as $start ) {
		Database::execute( 'DELETE FROM {options} WHERE option_name LIKE %s', array( Database::like( $start ) . '%' ) );
	}
	// Deletes the tokens with which users allowed the site to access other services.
	Database::execute( 'DELETE FROM {usermeta} WHERE meta_key LIKE %s', array( Database::like( Database::prefix() . 'dovetail_blocks_' ) . '%' ) );
	Tables::drop();
	// The options were deleted directly in the database, so clear WordPress's cache.
	wp_cache_delete_multiple( array_merge( $options, array( 'alloptions', 'notoptions' ) ), 'options' );
};

// WordPress does not load the plugin's main file during uninstallation.
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

// Clear the data that WordPress has cached but that was deleted in the database.
wp_cache_flush();
