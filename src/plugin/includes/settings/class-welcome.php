<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The notice that links to the Overview, for the person who activated the plugin. */
final class Welcome {
	/** User option, set until the person dismisses the notice or opens the Overview. `hooks.php` repeats its name. */
	const OPTION = 'dovetail_blocks_welcome';

	/** Action that dismisses the notice, also used for its nonce. */
	const ACTION = 'dovetail_blocks_welcome';

	const SCREENS = array( 'dashboard', 'plugins' );

	/** Enables the notice for the current user. WP-CLI has no user. */
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
		$dismiss = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
		printf( '<div class="notice notice-info"><p><strong>%s</strong> %s</p><p>', esc_html__( 'Dovetail Blocks is active.', 'dovetail-blocks' ), esc_html__( 'Most blocks work right away. Some do more when you connect a service.', 'dovetail-blocks' ) );
		printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( Menu::url() ), esc_html__( 'See what works', 'dovetail-blocks' ) );
		printf( '<a class="button-link" href="%s">%s</a></p></div>', esc_url( $dismiss ), esc_html__( 'Dismiss', 'dovetail-blocks' ) );
	}

	/** Stops showing the notice to the current user. */
	public static function forget(): void {
		delete_user_option( get_current_user_id(), self::OPTION );
	}

	/** Dismisses the notice for the current user. */
	public static function dismiss(): void {
		check_admin_referer( self::ACTION );
		self::forget();
		$back = wp_get_referer();
		wp_safe_redirect( $back ? $back : admin_url() );
		exit;
	}
}
