<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The notice with first steps, for the person who has activated the plugin. */
final class Welcome {
	/** User option, set until the person dismisses the notice. `hooks.php` names it, too. */
	const OPTION = 'dovetail_blocks_welcome';

	/** Action that dismisses the notice, also used for its nonce. */
	const ACTION = 'dovetail_blocks_welcome';

	/** Screens that show the notice. */
	const SCREENS = array( 'dashboard', 'plugins', Settings_Page::HOOK );

	/** Has the notice shown to the current user. WP-CLI has none. */
	public static function offer(): void {
		if ( get_current_user_id() ) {
			update_user_option( get_current_user_id(), self::OPTION, '1' );
		}
	}

	/** Prints the notice. */
	public static function show(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->id, self::SCREENS, true ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$steps   = array(
			__( 'Start a page from a pattern', 'dovetail-blocks' ) => admin_url( 'post-new.php?post_type=page' ),
			__( 'Connect services', 'dovetail-blocks' ) => Settings_Page::url( 'services' ),
		);
		$dismiss = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
		printf( '<div class="notice notice-info"><p><strong>%s</strong> %s</p><p>', esc_html__( 'Dovetail Blocks is active.', 'dovetail-blocks' ), esc_html__( 'Most blocks work at once. Some show more with a service that you connect.', 'dovetail-blocks' ) );
		foreach ( $steps as $label => $url ) {
			printf( '<a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html( $label ) );
		}
		printf( '<a class="button-link" href="%s">%s</a></p></div>', esc_url( $dismiss ), esc_html__( 'Dismiss', 'dovetail-blocks' ) );
	}

	/** Dismisses the notice for the current user. */
	public static function dismiss(): void {
		check_admin_referer( self::ACTION );
		delete_user_option( get_current_user_id(), self::OPTION );
		$back = wp_get_referer();
		wp_safe_redirect( $back ? $back : admin_url() );
		exit;
	}
}
