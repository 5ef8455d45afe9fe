<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Leads the owner to a service that can be asked for its token, and back with it: for connections by `oauth`. Their class in
 * `consent` speaks with the service.
 */
final class Consent {
	/** The action of WordPress's admin that does both, which is also where a service sends her back to. */
	const ACTION = 'dovetail_blocks_consent';

	/** Seconds that she has for her consent. */
	const LEASE = 15 * MINUTE_IN_SECONDS;

	/** Where a service sends her back to. */
	public static function address( string $id ): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION . '&connection=' . $id );
	}

	/** Where the card of a connection leads. */
	public static function start( string $id ): string {
		return wp_nonce_url( self::address( $id ), self::ACTION . $id );
	}

	/** Sends her on. What goes wrong stands on the card. */
	public static function show(): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		$id = sanitize_key( self::text( 'connection' ) );
		Permission::stop_unless( current_user_can( 'manage_options' ) && 'oauth' === ( Connections::all()[ $id ]['method'] ?? '' ) );
		if ( '' === self::text( 'state' ) ) {
			check_admin_referer( self::ACTION . $id );
			$page  = (string) wp_get_referer();
			$where = self::set_out( $id, $page );
		} else {
			$kept  = get_transient( self::memory( $id ) );
			$kept  = is_array( $kept ) ? $kept : array();
			$page  = $kept['page'] ?? '';
			$where = self::come_back( $id, $kept );
		}
		if ( is_string( $where ) ) {
			wp_redirect( $where ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- to the service.
			exit;
		}
		if ( is_wp_error( $where ) ) {
			State::note( $id, array( 'refused' => $where->get_error_message() ) );
		}
		wp_safe_redirect( ( '' === $page ? Settings_Page::address( 'services' ) : $page ) . '#dovetail-blocks-connection-' . $id );
		exit;
	}

	/**
	 * Where the service asks for her consent.
	 *
	 * @param string $page Where she has set out.
	 * @return string|\WP_Error
	 */
	private static function set_out( string $id, string $page ) {
		$values = Connections::values( $id );
		$state  = wp_generate_password( 40, false );
		$proof  = wp_generate_password( 64, false );
		$asked  = call_user_func( array( Connections::all()[ $id ]['consent'], 'ask' ), $values, self::address( $id ), $state, $proof );
		if ( is_wp_error( $asked ) ) {
			return $asked;
		}
		$kept = array(
			'state'  => wp_hash( $state ),
			'proof'  => $proof,
			'first'  => reset( $values ),
			'client' => $asked['client'],
			'page'   => $page,
		);
		set_transient( self::memory( $id ), $kept, self::LEASE );
		/** This filter is documented in src/plugin/connections/class-service.php */
		return (string) apply_filters( 'dovetail_blocks_service_address', $asked['address'], $id );
	}

	/**
	 * Stores what the service gives: only for who has set out, once, and where the service is still the same.
	 *
	 * @param array<string, mixed> $kept Since she has set out.
	 * @return true|\WP_Error
	 */
	private static function come_back( string $id, array $kept ) {
		delete_transient( self::memory( $id ) );
		$values = Connections::values( $id );
		if ( ! hash_equals( $kept['state'] ?? '', wp_hash( self::text( 'state' ) ) ) || reset( $values ) !== $kept['first'] ) {
			return new \WP_Error( 'expired', __( 'This was too long ago, or was begun elsewhere. Nothing was changed; press the button again.', 'dovetail-blocks' ) );
		}
		if ( '' === self::text( 'code' ) ) {
			return new \WP_Error( 'denied', __( 'The permission was not given, so nothing was changed.', 'dovetail-blocks' ) );
		}
		$given = call_user_func( array( Connections::all()[ $id ]['consent'], 'take' ), $values, self::address( $id ), $kept['client'], self::text( 'code' ), $kept['proof'] );
		if ( is_wp_error( $given ) ) {
			return $given;
		}
		update_option( Connections::setting( $id ), $given );
		return true;
	}

	/** A parameter of the address. */
	private static function text( string $name ): string {
		$value = isset( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : ''; // phpcs:ignore WordPress.Security -- nonce and state are checked above; compared and sent on, never printed.
		return is_string( $value ) ? substr( $value, 0, 2000 ) : '';
	}

	/** Name of the transient that knows who has set out. */
	private static function memory( string $id ): string {
		return self::ACTION . '_' . $id . '_' . get_current_user_id();
	}
}
