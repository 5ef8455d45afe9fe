<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Handles OAuth for connections with the method `oauth`: sends the owner to the service's consent page, and stores the
 * credentials that the service returns. Requests that differ by service are made by the class in the connection's
 * `consent` field.
 */
final class Authorization {
	/** Admin action that starts an authorization and handles the redirect back from the service. */
	const ACTION_NAME = 'dovetail_blocks_consent';

	/** Seconds until an unfinished authorization expires. */
	const LEASE_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** Code of the error for a wrong state, also the value of the URL parameter `error` of the page that shows it. */
	const EXPIRED = 'expired';

	/** Returns the redirect URL to register with the service. */
	public static function url( string $id ): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION_NAME . '&connection=' . $id );
	}

	/** Returns the URL that starts the authorization. */
	public static function start( string $id ): string {
		return self::url( $id ) . '&_wpnonce=' . wp_create_nonce( self::ACTION_NAME . $id );
	}

	/** Returns the message for a wrong state. */
	public static function expired_message(): string {
		return __( 'This request has expired or was started somewhere else. Nothing was changed. Press the button again.', 'dovetail-blocks' );
	}

	/** Redirects to the service or back to the page with the connection, which shows errors. */
	public static function handle_request(): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		$id = sanitize_key( self::request_text( 'connection' ) );
		Permission::die_unless( current_user_can( 'manage_options' ) && 'oauth' === ( Connections::all()[ $id ]['method'] ?? '' ) );
		if ( '' === self::request_text( 'state' ) ) {
			check_admin_referer( self::ACTION_NAME . $id );
			$page  = (string) wp_get_referer();
			$where = self::redirect_to_service( $id, $page );
		} else {
			$kept  = get_transient( self::transient_name( $id ) );
			$kept  = is_array( $kept ) ? $kept : array();
			$page  = $kept['page'] ?? '';
			$where = self::handle_return( $id, $kept );
		}
		if ( is_string( $where ) ) {
			wp_redirect( $where ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- redirects to the service.
			exit;
		}
		// Anyone can send an administrator a link with a wrong state, so store nothing then.
		$is_expired = is_wp_error( $where ) && self::EXPIRED === $where->get_error_code();
		if ( is_wp_error( $where ) && ! $is_expired ) {
			Connection_State::update( $id, array( 'refused' => $where->get_error_message() ) );
		}
		// Set both explicitly, because the URL of the page may lack them or name another connection.
		$shown = array(
			'connection' => $id,
			'error'      => $is_expired ? self::EXPIRED : false,
		);
		wp_safe_redirect( add_query_arg( $shown, '' === $page ? Connections_Page::url() : $page ) );
		exit;
	}

	/**
	 * @param string $page Page to return to.
	 * @return string|\WP_Error The service's authorization URL.
	 */
	private static function redirect_to_service( string $id, string $page ) {
		$values = Connections::values( $id );
		$state  = wp_generate_password( 40, false );
		$proof  = wp_generate_password( 64, false );
		$asked  = call_user_func( array( Connections::all()[ $id ]['consent'], 'ask' ), $values, self::url( $id ), $state, $proof );
		if ( is_wp_error( $asked ) ) {
			return $asked;
		}
		$kept = array(
			'state'  => Secret::sign( 'connection state', $state ),
			'proof'  => $proof,
			'first'  => reset( $values ),
			'client' => $asked['client'],
			'page'   => $page,
		);
		set_transient( self::transient_name( $id ), $kept, self::LEASE_SECONDS );
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		return (string) apply_filters( 'dovetail_blocks_service_address', $asked['address'], $id );
	}

	/**
	 * Stores the credentials that the service returns. Each authorization can be used once, only by the user who
	 * started it, and only if the service's URL has not changed since.
	 *
	 * @param array<string, mixed> $kept Data stored when the authorization started.
	 * @return true|\WP_Error
	 */
	private static function handle_return( string $id, array $kept ) {
		$values = Connections::values( $id );
		if ( ! hash_equals( $kept['state'] ?? '', Secret::sign( 'connection state', self::request_text( 'state' ) ) ) || reset( $values ) !== $kept['first'] ) {
			return new \WP_Error( self::EXPIRED, self::expired_message() );
		}
		// Check the state before this. Otherwise, a forged link that an administrator opens could end a running
		// authorization.
		delete_transient( self::transient_name( $id ) );
		if ( '' === self::request_text( 'code' ) ) {
			return new \WP_Error( 'denied', __( 'You did not grant permission. Nothing was changed.', 'dovetail-blocks' ) );
		}
		$given = call_user_func( array( Connections::all()[ $id ]['consent'], 'take' ), $values, self::url( $id ), $kept['client'], self::request_text( 'code' ), $kept['proof'] );
		if ( is_wp_error( $given ) ) {
			return $given;
		}
		// Store the URL of the server that returned the credentials, because another administrator may have changed the
		// URL in the meantime.
		update_option( Connections::option_name( $id ), array( array_key_first( $values ) => $kept['first'] ) + $given );
		return true;
	}

	private static function request_text( string $name ): string {
		$value = isset( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : ''; // phpcs:ignore WordPress.Security -- nonce and state are checked above; the value is compared and sent, never printed.
		return is_string( $value ) ? substr( $value, 0, 2000 ) : '';
	}

	private static function transient_name( string $id ): string {
		return self::ACTION_NAME . '_' . $id . '_' . get_current_user_id();
	}
}
