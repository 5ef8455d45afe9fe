<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Storage_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the block's requests. An author's browser gets only references and the site's copies of images, never tokens.
 */
final class Routes {
	/** Registers the endpoints. */
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
		Rest::serve( 'instagram-gallery.readConnectionUrl', static fn(): \WP_Error => Rest::pass_to_next_server() );
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
			return Posts::unknown();
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

	/** @return array<int, array{token: string, username: string}>|\WP_Error The account that the owner has connected, with a reference in place of its token. */
	public static function accounts() {
		if ( ! Connections::is_connected( Instagram::ID ) ) {
			return Rest::pass_to_next_server();
		}
		$owner = Accounts::owner( true );
		return is_wp_error( $owner ) ? $owner : array(
			array(
				'token'    => $owner,
				'username' => Accounts::get( $owner )['username'] ?? '',
				'owned_by' => 'site',
			),
		);
	}

	/** Returns an error if the owner has connected an account, because authors then cannot connect their own. */
	public static function connect_url(): \WP_Error {
		return Connections::is_connected( Instagram::ID )
			? new \WP_Error( 'own_account', __( 'The site owner can connect Instagram under Dovetail → Connections.', 'dovetail-blocks' ), array( 'status' => 409 ) )
			: Rest::pass_to_next_server();
	}
}
