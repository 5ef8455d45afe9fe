<?php
namespace Dovetail\External_Media;

use Dovetail\Connections\Service_Client;
use Dovetail\Media_Import\File_Kind;
use Dovetail\Media_Import\Import;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Relays image bytes through the site's own domain. WordPress's inserter downloads images in the browser, which the
 * services block. Also, only the site can load previews of photos picked at Google. Stores nothing.
 */
final class Relay {
	/** Maximum number of photos per author and hour. */
	const MAX_PHOTOS_PER_HOUR = 200;

	/**
	 * Sends the file's bytes as the response.
	 *
	 * @param \WP_REST_Request $request Validated request with `service` and `id`. The file name in its URL is used only
	 *        by the browser.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function answer( \WP_REST_Request $request ) {
		$name = Copies::NAMES[ $request['service'] ] ?? '';
		if ( Openverse::ID === $request['service'] || ! Copies::is_from( $request['service'] ) ) {
			return Rest::pass_to_next_server();
		}
		$picture = self::find( $request['service'], (string) $request['id'] );
		if ( is_wp_error( $picture ) ) {
			return $picture;
		}
		if ( ! Rate_Limit::count( 'media_relay_' . get_current_user_id(), self::MAX_PHOTOS_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return Refusal::busy( $name );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( 'dovetail-media' );
		// Delete the file even if the response is never sent.
		register_shutdown_function( array( __CLASS__, 'forget' ), $file );
		// Do not follow redirects, so that the bytes come only from the service's own file server.
		$answer = Http_Client::request( 'GET', $picture['url'], Import::TIMEOUT_SECONDS, Import::MAX_BYTES, $picture['headers'] ?? array(), null, $file );
		if ( is_wp_error( $answer ) || 200 !== (int) wp_remote_retrieve_response_code( $answer ) ) {
			return Refusal::unreachable( $name );
		}
		$type = File_Kind::of( $file );
		if ( '' === $type || File_Kind::is_film( $type ) ) {
			return Service_Client::invalid_response( $name );
		}
		add_filter(
			'rest_pre_serve_request',
			static function ( $is_served, $result, $served ) use ( $request, $file, $type ) {
				if ( $served !== $request || $is_served ) {
					return $is_served;
				}
				header( 'Content-Type: ' . $type );
				header( 'Content-Length: ' . filesize( $file ) );
				header( "Content-Security-Policy: default-src 'none'; sandbox" );
				if ( 'HEAD' !== $request->get_method() ) {
					readfile( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- the bytes of an image.
				}
				return true;
			},
			10,
			3
		);
		return new \WP_REST_Response();
	}

	/** @return array{url: string, headers?: array}|\WP_Error URL of an image, and the headers of its request. */
	private static function find( string $service, string $id ) {
		if ( Google_Client::ID === $service ) {
			return Google_Photos::preview( $id );
		}
		$photo = Pexels::photo( $id );
		return is_wp_error( $photo ) ? $photo : Pexels_Photo::picture( $photo );
	}

	/** Deletes the downloaded file. */
	public static function forget( string $file ): void {
		if ( is_file( $file ) ) {
			wp_delete_file( $file );
		}
	}
}
