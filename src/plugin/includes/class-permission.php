<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** What somebody is told who may not do something. */
final class Permission {
	/** The refusal of a call. */
	public static function refusal(): \WP_Error {
		return new \WP_Error(
			'rest_forbidden',
			is_user_logged_in() ? self::sentence() : __( 'Sorry, you have to be logged in to do this. Log in and try again.', 'dovetail-blocks' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/** Ends a request for a page of the admin, or of what is done there, by who may not. */
	public static function stop_unless( bool $may ): void {
		if ( ! $may ) {
			wp_die( esc_html( self::sentence() ), '', array( 'response' => 403 ) );
		}
	}

	/** Plain text. */
	private static function sentence(): string {
		return __( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', 'dovetail-blocks' );
	}
}
