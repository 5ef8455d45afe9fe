<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The token that proves to the platform who asks: an option of its own, loaded only when the platform is called. */
final class Platform_Token {
	/** Option of the token. */
	const OPTION = 'dovetail_blocks_platform_token';

	/** The token that proves to the platform who asks; empty when none is stored or the stored one cannot stand in a header. */
	public static function get(): string {
		$token = get_option( self::OPTION, '' );
		return self::is_token( $token ) ? $token : '';
	}

	/** Keeps the token out of what WordPress loads with every page. */
	public static function never_autoload( $autoload, $option ) {
		return self::OPTION === $option ? false : $autoload;
	}

	/**
	 * Forgets the token where another platform is entered: it would be sent there, and whoever may change settings could
	 * read it at a server of his own.
	 */
	public static function forget( $before, $after ): void {
		$host = static function ( $settings ) {
			$parts = wp_parse_url( Settings::typed( $settings )['platform_address'] );
			return is_array( $parts ) ? array_map( 'strtolower', array_map( 'strval', array_intersect_key( $parts, array_flip( array( 'scheme', 'host', 'port' ) ) ) ) ) : array();
		};
		if ( '' === Settings::typed( $before )['platform_address'] || $host( $before ) === $host( $after ) || ! delete_option( self::OPTION ) ) {
			return;
		}
		Settings::complain( self::OPTION, 'token', __( 'The token was removed, because it belongs to the former platform address. Enter the token of the new one.', 'dovetail-blocks' ) );
	}

	/**
	 * Checks the token before it is stored.
	 *
	 * @param mixed $input The token; or from the settings page `new` (empty keeps the stored one) and `remove`.
	 */
	public static function sanitize( $input ): string {
		$stored = self::get();
		if ( null === $input ) {
			// Another tab of the page was saved.
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
		$problem = __( 'The token was not changed: it holds spaces or letters that a token cannot have. Copy it again from the platform.', 'dovetail-blocks' );
		Fields::refuse( 'platform_token', '', $problem );
		Settings::complain( self::OPTION, 'token', $problem );
		return $stored;
	}

	/** Whether a text can stand in a header as a token. */
	private static function is_token( $value ): bool {
		return is_string( $value ) && 1 === preg_match( '~^[\x21-\x7E]{1,4096}\z~', $value );
	}
}
