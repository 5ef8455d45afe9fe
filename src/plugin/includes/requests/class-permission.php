<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Errors for users without permission. */
final class Permission {
	/** Returns the error for a REST request without permission. */
	public static function error(): \WP_Error {
		return new \WP_Error(
			'rest_forbidden',
			is_user_logged_in() ? self::message() : __( 'Sorry, you must be logged in to do this. Log in and try again.', 'dovetail-blocks' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/** Ends an admin request of a user without permission. */
	public static function die_unless( bool $may ): void {
		if ( ! $may ) {
			wp_die( esc_html( self::message() ), '', array( 'response' => 403 ) );
		}
	}

	private static function message(): string {
		return __( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', 'dovetail-blocks' );
	}
}
