<?php
/**
 * Installs WordPress if it is not installed. This script runs before WordPress has loaded.
 *
 * @package Dovetail_Blocks
 */

define( 'WP_INSTALLING', true );
require_once $wp_load;

/** Replaces WordPress's function, so that no email about the new site is sent. */
function wp_new_blog_notification() {}

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( ! is_blog_installed() ) {
	wp_install( 'Dovetail Blocks', 'admin', 'admin@example.org', true, '', 'password' );
} elseif ( (int) get_option( 'db_version' ) < $GLOBALS['wp_db_version'] ) {
	wp_upgrade();
}
