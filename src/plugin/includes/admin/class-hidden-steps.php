<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Next steps of the Overview that the current user has hidden. */
final class Hidden_Steps {
	/** User option with the IDs of the hidden steps. */
	const OPTION = 'dovetail_blocks_hidden_steps';

	/** Action that hides a step or shows all steps again, also used for its nonce. `hooks.php` repeats its name. */
	const ACTION = 'dovetail_blocks_hidden_steps';

	/** @return string[] IDs of steps. */
	public static function ids(): array {
		$ids = get_user_option( self::OPTION );
		return is_array( $ids ) ? $ids : array();
	}

	/**
	 * Returns the URL that hides a step or shows all steps again.
	 *
	 * @param string $step ID of the step to hide; empty to show all.
	 */
	public static function url( string $step = '' ): string {
		$action = self::ACTION;
		return wp_nonce_url( add_query_arg( array_filter( compact( 'action', 'step' ) ), admin_url( 'admin-post.php' ) ), self::ACTION );
	}

	/** Hides the step in the URL or, without a step, shows all steps again. Returns to the steps. */
	public static function change(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'edit_posts' ) ) {
			wp_die( esc_html__( 'You are not allowed to view this page.', 'dovetail-blocks' ), 403 );
		}
		$step = sanitize_key( wp_unslash( $_GET['step'] ?? '' ) );
		if ( '' === $step ) {
			delete_user_option( get_current_user_id(), self::OPTION );
		} elseif ( in_array( $step, array_column( Overview::rows()['steps'], 'id' ), true ) ) {
			update_user_option( get_current_user_id(), self::OPTION, array_values( array_unique( array_merge( self::ids(), array( $step ) ) ) ) );
		}
		wp_safe_redirect( Menu::url() . '#dovetail-overview-steps' );
		exit;
	}
}
