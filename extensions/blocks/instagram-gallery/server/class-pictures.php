<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Storage_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Stores square copies of images in the site's own folder. Each is re-encoded from its pixels, so that only image data
 * is stored. The number of copies is limited by the number of posts.
 */
final class Pictures {
	/** Folder below the uploads folder. Uninstalling the plugin deletes it. */
	const FOLDER = 'dovetail-blocks/instagram';

	/**
	 * Side lengths of the copies in pixels: for a grid cell, and for an image that fills a phone or half of a larger
	 * screen.
	 */
	const SIZES = array( 480, 1080 );

	/** Maximum size in bytes and side length in pixels of an image, and timeout in seconds. */
	const MAX_SOURCE_BYTES = 8 * MB_IN_BYTES;
	const MAX_SIDE         = 6000;
	const TIMEOUT_SECONDS  = 8;

	/** Maximum size of all copies of an account. */
	const MAX_BYTES = 24 * MB_IN_BYTES;

	/** Maximum number of bytes that may follow the end of the image in a file. */
	const MAX_BYTES_AFTER_END = 4 * KB_IN_BYTES;

	const QUALITY = 80;

	const TYPES = array( IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_WEBP );

	/**
	 * Fetches an image and stores its copies.
	 *
	 * @return array{side: int, names: array<int, string>, bytes: int}|\WP_Error|null `names` by side length; null if
	 *         there is no image, an error if the site may not store it (see `Storage_Limit::refusal()`).
	 */
	public static function fetch( string $reference, array $post ) {
		$limit = Storage_Limit::bytes( self::MAX_SOURCE_BYTES );
		if ( 0 === $limit ) {
			return Storage_Limit::full();
		}
		$url = $post['source'];
		if ( 1 === preg_match( Posts::HOSTS, $url ) ) {
			/** This filter is documented in src/plugin/connections/class-service-client.php */
			$url = (string) apply_filters( 'dovetail_blocks_service_address', $url, Instagram::ID );
		}
		$response = Http_Client::request( 'GET', $url, self::TIMEOUT_SECONDS, self::MAX_SOURCE_BYTES + 1, array( 'Accept' => 'image/jpeg, image/webp, image/png' ) );
		if ( is_wp_error( $response ) || 200 !== (int) wp_remote_retrieve_response_code( $response ) ) {
			return null;
		}
		$bytes = wp_remote_retrieve_body( $response );
		// getimagesizefromstring() triggers a warning if the file is not an image.
		$size = strlen( $bytes ) > self::MAX_SOURCE_BYTES ? false : @getimagesizefromstring( $bytes );
		if ( ! $size || ! in_array( $size[2], self::TYPES, true ) || ! self::is_whole( $bytes, $size[2] ) || min( $size[0], $size[1] ) < 1 || max( $size[0], $size[1] ) > self::MAX_SIDE ) {
			return null;
		}
		$folder = self::folder( $reference );
		if ( ! wp_mkdir_p( $folder ) ) {
			return null;
		}
		// Never reuse a file name, because browsers may have cached the earlier copy.
		$name   = $folder . '/' . $post['id'] . '-' . dechex( time() );
		$source = $name . '.tmp';
		// If the disk is full, only part of the file is stored.
		$is_kept = strlen( $bytes ) === file_put_contents( $source, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- within the folder of uploads.
		$copies  = $is_kept ? self::copy( $source, $name, min( $size[0], $size[1] ), $limit ) : null;
		wp_delete_file( $source );
		Storage_Limit::note_change( $folder );
		return $copies;
	}

	/**
	 * Creates a copy of an image: its center as a square, never enlarged.
	 *
	 * @param string $name  File name without the side length.
	 * @param int    $side  Shorter side of the image in pixels.
	 * @param int    $limit Maximum size of a copy in bytes.
	 * @return array|\WP_Error|null See `fetch()`.
	 */
	private static function copy( string $source, string $name, int $side, int $limit ) {
		$refusal = null;
		$made = array(
			'side'  => 0,
			'names' => array(),
			'bytes' => 0,
		);
		foreach ( self::SIZES as $length ) {
			$length = min( $length, $side );
			$editor = isset( $made['names'][ $length ] ) ? null : wp_get_image_editor( $source );
			if ( ! $editor || is_wp_error( $editor ) ) {
				continue;
			}
			// resize() fails if the image already has the right size.
			$is_fit = array( $length, $length ) === array_values( $editor->get_size() );
			$editor->set_quality( self::QUALITY );
			$saved = $is_fit || true === $editor->resize( $length, $length, true ) ? $editor->save( "$name-$length.tmp.jpg", 'image/jpeg' ) : null;
			if ( ! is_array( $saved ) || ! is_file( $saved['path'] ) ) {
				continue;
			}
			$bytes = (string) file_get_contents( $saved['path'] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
			$file  = "$name-$length." . pathinfo( $saved['path'], PATHINFO_EXTENSION );
			if ( strlen( $bytes ) <= $limit && self::is_copy( $bytes, $length ) && rename( $saved['path'], $file ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
				$made['names'][ $length ] = basename( $file );
				$made['bytes']           += strlen( $bytes );
				$made['side']             = max( $made['side'], $length );
				continue;
			}
			$refusal = $refusal ?? ( strlen( $bytes ) > $limit ? Storage_Limit::refusal( strlen( $bytes ) ) : null );
			wp_delete_file( $saved['path'] );
		}
		return $made['names'] ? $made : $refusal;
	}

	/**
	 * Deletes the copies of an account except those still in use.
	 *
	 * @param string[] $names Names of files to keep; an empty list deletes the folder too.
	 */
	public static function keep( string $reference, array $names ): void {
		$folder = self::folder( $reference );
		foreach ( is_dir( $folder ) ? (array) glob( $folder . '/*' ) : array() as $file ) {
			if ( ! in_array( basename( $file ), $names, true ) ) {
				wp_delete_file( $file );
			}
		}
		if ( ! $names && is_dir( $folder ) ) {
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- within the folder of uploads.
		}
		Storage_Limit::note_change( $folder );
	}

	/** Whether the copies of a post exist and are complete. */
	public static function are_there( string $reference, array $copies ): bool {
		$bytes = 0;
		foreach ( $copies['names'] as $name ) {
			$file   = self::folder( $reference ) . '/' . $name;
			$bytes += is_file( $file ) ? (int) filesize( $file ) : 0;
		}
		return $bytes > 0 && $bytes === $copies['bytes'];
	}

	/** Whether the data is a complete copy of an image with the given side length. */
	private static function is_copy( string $bytes, int $length ): bool {
		// getimagesizefromstring() triggers a warning if the file is empty.
		$size = '' === $bytes ? false : @getimagesizefromstring( $bytes );
		return $size && $length === $size[0] && $length === $size[1] && self::is_whole( $bytes, $size[2] );
	}

	/**
	 * Whether an image is complete. Other data may follow its end.
	 *
	 * @param int $type `IMAGETYPE_…`; types other than `TYPES` are not checked.
	 */
	private static function is_whole( string $bytes, int $type ): bool {
		if ( IMAGETYPE_WEBP === $type ) {
			return strlen( $bytes ) >= unpack( 'V', $bytes, 4 )[1] + 8;
		}
		$end = array(
			IMAGETYPE_JPEG => "\xFF\xD9",
			IMAGETYPE_PNG  => 'IEND',
		);
		return ! isset( $end[ $type ] ) || false !== strpos( substr( $bytes, -self::MAX_BYTES_AFTER_END ), $end[ $type ] );
	}

	/** Returns the URL of a copy. */
	public static function address( string $reference, string $name ): string {
		return set_url_scheme( wp_upload_dir( null, false )['baseurl'] ) . '/' . self::FOLDER . '/' . $reference . '/' . $name;
	}

	private static function folder( string $reference ): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER . '/' . $reference;
	}
}
