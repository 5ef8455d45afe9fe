<?php
/**
 * Activates the plugin.
 *
 * @package Dovetail_Blocks
 */

require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_clean_plugins_cache();

$result = activate_plugin( 'dovetail-blocks/dovetail-blocks.php' );
if ( is_wp_error( $result ) ) {
	echo $result->get_error_message(); // Printed in a terminal.
}
