<?php
namespace Dovetail\External_Media;

use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Pop-up that redirects an author to Google and back: first to grant access, then to pick photos. */
final class Google_Window {
	/** Name of the admin action that shows the pop-up. Google redirects to the URL of this action. */
	const ACTION = 'dovetail_blocks_google_photos';

	/** Seconds until an unfinished authorization expires. */
	const LIFETIME_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** Returns the redirect URI that the owner registers at Google. */
	public static function address(): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION );
	}

	/** Returns the URL that the editor opens. */
	public static function start(): string {
		return add_query_arg( '_wpnonce', wp_create_nonce( self::ACTION ), self::address() );
	}

	/** Shows the pop-up: redirects to the next step, or shows a message. */
	public static function show(): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		Permission::die_unless( current_user_can( 'upload_files' ) && Google_Client::is_there() );
		$where = self::has( 'state' ) ? self::come_back() : self::set_out();
		if ( is_wp_error( $where ) ) {
			wp_die( esc_html( $where->get_error_message() ), '', array( 'response' => 400 ) );
		}
		wp_redirect( $where ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- redirects to Google.
		exit;
	}

	/** @return string|\WP_Error The next URL of a pop-up that the editor opened. */
	private static function set_out() {
		if ( ! wp_verify_nonce( self::text( '_wpnonce' ), self::ACTION ) ) {
			return self::expired();
		}
		if ( Google_Photos::is_picked() ) {
			// The author has already picked photos, but the editor does not know.
			self::close();
		}
		$picker = Google_Photos::begin();
		if ( ! is_wp_error( $picker ) || 'authorization_required' !== $picker->get_error_code() ) {
			return $picker;
		}
		$state = wp_generate_password( 40, false );
		set_transient( self::memory(), Secret::sign( 'google photos state', $state ), self::LIFETIME_SECONDS );
		return Google_Client::consent( $state );
	}

	/**
	 * @return string|\WP_Error The next URL after the consent. Only the user who opened the pop-up can return, and only
	 *        once.
	 */
	private static function come_back() {
		$known = get_transient( self::memory() );
		if ( ! is_string( $known ) || ! hash_equals( $known, Secret::sign( 'google photos state', self::text( 'state' ) ) ) ) {
			return self::expired();
		}
		// Check the state first. Otherwise, a link from an attacker could cancel the author's authorization.
		delete_transient( self::memory() );
		if ( ! self::has( 'code' ) ) {
			return new \WP_Error( 'refused', __( 'Access to Google Photos was not granted, so there are no photos to choose from. Close this window.', 'dovetail-blocks' ) );
		}
		$tokens = Google_Client::tokens(
			array(
				'grant_type'   => 'authorization_code',
				'code'         => self::text( 'code' ),
				'redirect_uri' => self::address(),
			)
		);
		if ( is_wp_error( $tokens ) ) {
			return $tokens;
		}
		Google_Account::take( $tokens );
		return Google_Photos::begin();
	}

	private static function expired(): \WP_Error {
		return new \WP_Error( 'expired', __( 'This window has expired. Close it and try again.', 'dovetail-blocks' ) );
	}

	/** Prints a page that closes the pop-up. */
	private static function close(): void {
		echo '<!doctype html><meta charset="utf-8"><title>' . esc_html__( 'Done', 'dovetail-blocks' ) . '</title><script>window.close();</script><p>' . esc_html__( 'You can close this window.', 'dovetail-blocks' ) . '</p>';
		exit;
	}

	private static function has( string $name ): bool {
		return '' !== self::text( $name );
	}

	private static function text( string $name ): string {
		$value = isset( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : ''; // phpcs:ignore WordPress.Security -- nonce and state are checked above; the value is compared and sent, never printed.
		return is_string( $value ) ? substr( $value, 0, 2000 ) : '';
	}

	/** Returns the name of the transient with the current user's unfinished authorization. */
	private static function memory(): string {
		return 'dovetail_blocks_google_state_' . get_current_user_id();
	}
}
