<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Storage_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Square copies of pictures in a folder of the site's own. Each is drawn anew from its pixels, so that nothing but a picture
 * is stored, and no more of them than an account has posts.
 */
final class Pictures {
	/** Folder below that of uploads. The plugin deletes all of it when it is deleted. */
	const FOLDER = 'dovetail-blocks/instagram';

	/** Lengths of the sides in pixels: a tile, and one that fills a phone or half a screen. */
	const SIZES = array( 480, 1080 );

	/** Bytes and pixels of a side that a picture may have, and seconds that it may take. */
	const BYTES   = 8 * MB_IN_BYTES;
	const SIDE    = 6000;
	const SECONDS = 8;

	/** Bytes of all copies of an account. */
	const MAX_BYTES = 24 * MB_IN_BYTES;

	/** Bytes in which the end of a picture is looked for. */
	const MAX_BYTES_AFTER_END = 4 * KB_IN_BYTES;

	/** JPEG quality of the copies. */
	const QUALITY = 80;

	/** Kinds of picture that are taken. */
	const TYPES = array( IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_WEBP );

	/**
	 * Fetches a picture and stores its copies.
	 *
	 * @return array{side: int, names: array<int, string>, bytes: int}|\WP_Error|null By the length of their sides; null where
	 *         there is no picture, an error where the site may not store it (see `Storage_Limit::refusal()`).
	 */
	public static function fetch( string $reference, array $post ) {
		$limit = Storage_Limit::bytes( self::BYTES );
		if ( 0 === $limit ) {
			return Storage_Limit::full();
		}
		$url = $post['source'];
		if ( 1 === preg_match( Posts::HOSTS, $url ) ) {
			/** This filter is documented in src/plugin/connections/class-service-client.php */
			$url = (string) apply_filters( 'dovetail_blocks_service_address', $url, Instagram::ID );
		}
		$response = Http_Client::request( 'GET', $url, self::SECONDS, self::BYTES + 1, array( 'Accept' => 'image/jpeg, image/webp, image/png' ) );
		if ( is_wp_error( $response ) || 200 !== (int) wp_remote_retrieve_response_code( $response ) ) {
			return null;
		}
		$bytes = wp_remote_retrieve_body( $response );
		// Warns when the file is not a picture.
		$size = strlen( $bytes ) > self::BYTES ? false : @getimagesizefromstring( $bytes );
		if ( ! $size || ! in_array( $size[2], self::TYPES, true ) || ! self::is_whole( $bytes, $size[2] ) || min( $size[0], $size[1] ) < 1 || max( $size[0], $size[1] ) > self::SIDE ) {
			return null;
		}
		$folder = self::folder( $reference );
		if ( ! wp_mkdir_p( $folder ) ) {
			return null;
		}
		// Never the name of an earlier copy, which a browser may have kept.
		$name   = $folder . '/' . $post['id'] . '-' . dechex( time() );
		$source = $name . '.tmp';
		// A full disk takes only the beginning.
		$is_kept = strlen( $bytes ) === file_put_contents( $source, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- within the folder of uploads.
		$copies  = $is_kept ? self::copy( $source, $name, min( $size[0], $size[1] ), $limit ) : null;
		wp_delete_file( $source );
		Storage_Limit::note_change( $folder );
		return $copies;
	}

	/**
	 * Makes the copies of a picture: its middle as a square, never larger than it is.
	 *
	 * @param string $name  Of the files, up to the length of their sides.
	 * @param int    $side  Of the picture, the shorter one.
	 * @param int    $limit Bytes that a copy may have.
	 * @return array|\WP_Error|null As of `fetch()`.
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
			// One that is as large as it has to be cannot be resized.
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
	 * Deletes the copies of an account but those that are still shown.
	 *
	 * @param string[] $names Of the files that stay; none deletes the folder, too.
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

	/** Whether the copies of a post are still there, with all their bytes. */
	public static function are_there( string $reference, array $copies ): bool {
		$bytes = 0;
		foreach ( $copies['names'] as $name ) {
			$file   = self::folder( $reference ) . '/' . $name;
			$bytes += is_file( $file ) ? (int) filesize( $file ) : 0;
		}
		return $bytes > 0 && $bytes === $copies['bytes'];
	}

	/** Whether bytes are a whole copy with sides of a length. */
	private static function is_copy( string $bytes, int $length ): bool {
		// Warns when the file is empty.
		$size = '' === $bytes ? false : @getimagesizefromstring( $bytes );
		return $size && $length === $size[0] && $length === $size[1] && self::is_whole( $bytes, $size[2] );
	}

	/**
	 * Whether a picture has its end. Other data may follow it.
	 *
	 * @param int $type `IMAGETYPE_…`; any but those of `TYPES` is not looked into.
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

	/** URL of a copy. */
	public static function address( string $reference, string $name ): string {
		return set_url_scheme( wp_upload_dir( null, false )['baseurl'] ) . '/' . self::FOLDER . '/' . $reference . '/' . $name;
	}

	/** Folder with the copies of an account. */
	private static function folder( string $reference ): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER . '/' . $reference;
	}
}
