<?php
/**
 * A fake Jetpack CRM: the functions that the plugin calls, based on options.
 *
 * @package Dovetail_Blocks
 */

/** Whether one of the CRM's extensions is on. */
function zeroBSCRM_isExtensionInstalled( $name ) {
	return in_array( $name, (array) get_option( 'stand_in_extensions', array() ), true );
}

/** Enables the CRM's extension for forms. */
function zeroBSCRM_extension_install_jetpackforms() {
	return update_option( 'stand_in_extensions', array( 'jetpackforms' ) );
}
