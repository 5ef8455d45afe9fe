<?php
/**
 * Settings of the embedded WordPress site, copied into its folder at every start.
 *
 * The keys are not secret, because the site is reachable only from this machine and prints its passwords at the start.
 *
 * @package Dovetail_Blocks
 */

if ( defined( 'DB_HOST' ) ) {
	// On a database server, keep strict mode, which WordPress turns off, so that values that do not fit into their
	// columns cause errors.
	$wp_filter['incompatible_sql_modes'][10]['strict'] = array(
		'function'      => static fn( $modes ) => array_diff( $modes, array( 'STRICT_TRANS_TABLES' ) ),
		'accepted_args' => 1,
	);
} else {
	define( 'DB_NAME', 'wordpress' );
	define( 'DB_USER', 'unused' );
	define( 'DB_PASSWORD', 'unused' );
	define( 'DB_HOST', 'localhost' );
}
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $dovetail_blocks_key ) {
	define( $dovetail_blocks_key . '_KEY', 'embedded ' . $dovetail_blocks_key . ' key: a session survives a restart' );
	define( $dovetail_blocks_key . '_SALT', 'embedded ' . $dovetail_blocks_key . ' salt: a session survives a restart' );
}

$table_prefix = 'wp_';

defined( 'WP_DEBUG' ) || define( 'WP_DEBUG', true );
defined( 'WP_DEBUG_LOG' ) || define( 'WP_DEBUG_LOG', true );
defined( 'WP_DEBUG_DISPLAY' ) || define( 'WP_DEBUG_DISPLAY', false );
defined( 'WP_ENVIRONMENT_TYPE' ) || define( 'WP_ENVIRONMENT_TYPE', 'local' );

// Block requests to other machines.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
