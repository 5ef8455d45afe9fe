<?php
/**
 * Playground only: the URL `/?playground-login=author&to=/wp-admin/` logs a user in and redirects.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/** Handles the URL that logs a user in. */
function dovetail_blocks_playground_login() {
	// No nonce is checked, because the URL exists to log in.
	if ( ! isset( $_GET['playground-login'] ) ) {
		return;
	}
	$user = get_user_by( 'login', sanitize_user( wp_unslash( $_GET['playground-login'] ) ) );
	$to   = isset( $_GET['to'] ) ? esc_url_raw( wp_unslash( $_GET['to'] ) ) : '';
	if ( ! $user ) {
		wp_die( 'There is no such user here.', '', array( 'response' => 404 ) );
	}
	if ( get_current_user_id() !== $user->ID ) {
		wp_set_auth_cookie( $user->ID, true );
	}
	wp_safe_redirect( '' === $to ? admin_url() : $to );
	exit;
}
add_action( 'init', 'dovetail_blocks_playground_login' );
