<?php
/**
 * A stand-in for Jetpack CRM: the functions that the plugin calls, on options.
 *
 * @package Dovetail_Blocks
 */

/** Whether one of its extensions is on. */
function zeroBSCRM_isExtensionInstalled( $name ) {
	return in_array( $name, (array) get_option( 'stand_in_extensions', array() ), true );
}

/** Switches its extension for forms on. */
function zeroBSCRM_extension_install_jetpackforms() {
	return update_option( 'stand_in_extensions', array( 'jetpackforms' ) );
}
