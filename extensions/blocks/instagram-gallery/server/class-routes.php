<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Platform_User;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Storage_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the block's requests. Whatever service is behind them, an author's browser gets only references and the
 * site's copies of pictures.
 */
final class Routes {
	/** Submits the answers. */
	public static function serve(): void {
		Rest::serve(
			'instagram-gallery.readGallery',
			array( __CLASS__, 'gallery' ),
			array(
				'access_token' => array(
					'type'     => 'string',
					'required' => true,
				),
			)
		);
		Rest::serve( 'instagram-gallery.listAccounts', array( __CLASS__, 'accounts' ) );
		Rest::serve( 'instagram-gallery.readConnectUrl', array( __CLASS__, 'connect_url' ) );
		Rest::serve( 'instagram-gallery.readConnectionUrl', array( __CLASS__, 'connection_url' ) );
	}

	/** @return array{external_name: string, images: array[], pending: int, total: int}|\WP_Error The newest posts of an account. */
	public static function gallery( \WP_REST_Request $request ) {
		$reference = (string) $request['access_token'];
		if ( ! Accounts::is_reference( $reference ) ) {
			return Instagram::refused();
		}
		$entry = Gallery::for_author( $reference );
		$posts = Gallery::shown( $entry );
		if ( 'invalid_token' === $entry['problem'] ) {
			return Instagram::refused();
		}
		if ( 'unknown_account' === $entry['problem'] ) {
			return Origin::unknown();
		}
		if ( 'storage_full' === $entry['problem'] ) {
			return Storage_Limit::full();
		}
		if ( '' !== $entry['problem'] && ! $posts ) {
			return new \WP_Error( 'instagram_' . $entry['problem'], __( 'Instagram could not be reached. Try again in a moment.', 'dovetail-blocks' ), array( 'status' => 502 ) );
		}
		return array(
			'external_name' => $entry['username'],
			'images'        => array_map( static fn( array $post ): array => Grid::image( $reference, $post ), $posts ),
			'pending'       => Gallery::pending( $entry ),
			'total'         => count( $entry['posts'] ),
		);
	}

	/**
	 * The accounts that the current user may choose from: the owner's if a token was entered, otherwise the user's own
	 * at the platform.
	 *
	 * @return array<int, array{token: string, username: string}>|\WP_Error References in place of tokens.
	 */
	public static function accounts() {
		if ( Connections::is_connected( Instagram::ID ) ) {
			$owner = Accounts::owner( true );
			return is_wp_error( $owner ) ? $owner : array(
				array(
					'token'    => $owner,
					'username' => Accounts::get( $owner )['username'] ?? '',
					'owned_by' => 'site',
				),
			);
		}
		if ( ! Settings::is_platform_configured() ) {
			return Rest::pass_to_next_server();
		}
		$accounts = Platform_Accounts::are_asked_for() ? Platform_Accounts::all() : array();
		return is_wp_error( $accounts ) ? $accounts : array_map(
			static fn( string $token, string $username ): array => compact( 'token', 'username' ),
			array_keys( $accounts ),
			$accounts
		);
	}

	/** @return string|\WP_Error Where the current user connects an account of Instagram. */
	public static function connect_url() {
		if ( Connections::is_connected( Instagram::ID ) ) {
			return new \WP_Error( 'own_account', __( 'The site owner can connect Instagram under Settings → Dovetail Blocks.', 'dovetail-blocks' ), array( 'status' => 409 ) );
		}
		if ( ! Settings::is_platform_configured() ) {
			return Rest::pass_to_next_server();
		}
		return Platform_User::is_connected()
			? Platform_Accounts::address( 'readConnectUrl' )
			: new \WP_Error( 'user_not_connected', __( 'Your user account is not connected to the platform. Connect it first.', 'dovetail-blocks' ), array( 'status' => 403 ) );
	}

	/**
	 * URL at which the current user connects to the platform. It returns to a page of this site's admin area and to no
	 * other.
	 *
	 * @return string|\WP_Error
	 */
	public static function connection_url( \WP_REST_Request $request ) {
		if ( ! Settings::is_platform_configured() ) {
			return Rest::pass_to_next_server();
		}
		$from     = $request['from'];
		$redirect = $request['redirect'];
		return Platform_Accounts::address(
			'readConnectionUrl',
			array(
				'from'     => is_string( $from ) ? sanitize_key( $from ) : '',
				'redirect' => is_string( $redirect ) && 0 === strpos( $redirect, admin_url() ) ? $redirect : admin_url(),
			)
		);
	}
}
