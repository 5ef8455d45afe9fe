<?php
namespace Dovetail\Platform;

use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Settings_Fields;

defined( 'ABSPATH' ) || exit;

/**
 * The bearer token for the platform. Stored in a separate option, which is loaded only for requests to the platform.
 */
final class Platform_Token {
	/** Returns the token, or an empty string if no token is stored or it is invalid in an HTTP header. */
	public static function get(): string {
		$token = get_option( Settings::TOKEN_OPTION, '' );
		return self::is_token( $token ) ? $token : '';
	}

	/**
	 * Deletes the token when the platform's host changes, even if no host was set before. Otherwise, anyone who can
	 * change settings could send the token to their own server. The settings page stores the address before the token,
	 * so that the owner can enter both at once.
	 *
	 * @param mixed $before The old settings. If the option did not exist, the name of the option.
	 * @param mixed $after  The new settings.
	 */
	public static function delete_when_host_changes( $before, $after ): void {
		$host = static function ( $settings ) {
			$parts = wp_parse_url( Settings::cast_all( $settings )['platform_address'] );
			return is_array( $parts ) ? array_map( 'strtolower', array_map( 'strval', array_intersect_key( $parts, array_flip( array( 'scheme', 'host', 'port' ) ) ) ) ) : array();
		};
		if ( $host( $before ) === $host( $after ) || ! delete_option( Settings::TOKEN_OPTION ) ) {
			return;
		}
		Settings::add_error( Settings::TOKEN_OPTION, 'token', __( 'The token was removed because it belongs to the previous platform address. Enter the token for the new address.', 'dovetail-blocks' ) );
	}

	/**
	 * Validates the token before it is stored.
	 *
	 * @param mixed $input The token, or an array from the settings page with `new` (empty to keep the stored token) and `remove`.
	 */
	public static function sanitize( $input ): string {
		$stored = self::get();
		if ( null === $input ) {
			// Keep the stored token if the owner submitted another tab of the settings page.
			return $stored;
		}
		if ( is_array( $input ) ) {
			if ( ! empty( $input['remove'] ) ) {
				return '';
			}
			$input = isset( $input['new'] ) && '' !== $input['new'] ? $input['new'] : $stored;
		}
		$token = is_string( $input ) ? trim( $input ) : '';
		if ( '' === $token || self::is_token( $token ) ) {
			return $token;
		}
		$problem = __( 'The token was not changed because the new token contains spaces or characters that tokens can’t have. Copy it again from the platform.', 'dovetail-blocks' );
		Settings_Fields::keep_rejected_value( 'platform_token', '', $problem );
		Settings::add_error( Settings::TOKEN_OPTION, 'token', $problem );
		return $stored;
	}

	/** Whether a value is a valid token for an HTTP header. */
	private static function is_token( $value ): bool {
		return is_string( $value ) && 1 === preg_match( '~^[\x21-\x7E]{1,4096}\z~', $value );
	}
}
