<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the size of files that the plugin downloads. On multisite, WordPress checks file size and upload space only
 * for browser uploads.
 */
final class Storage_Limit {
	/**
	 * Returns the maximum size in bytes of a file that can currently be stored; 0 if there is no space.
	 *
	 * @param int $most The caller's own limit in bytes.
	 */
	public static function bytes( int $most ): int {
		/** This filter is documented in wp-includes/media.php */
		$limit = (int) apply_filters( 'upload_size_limit', $most, $most, $most ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own. On a network, WordPress checks its limits here.
		return max( 0, min( $most, $limit ) );
	}

	/**
	 * Returns the error if a file cannot be stored, otherwise null.
	 *
	 * @param int $bytes Size of the file.
	 * @return \WP_Error|null Error codes: `storage_full`, `media_too_large`. Both have a message for users.
	 */
	public static function refusal( int $bytes ): ?\WP_Error {
		$limit = self::bytes( PHP_INT_MAX );
		if ( $bytes <= $limit ) {
			return null;
		}
		return 0 === $limit || self::space() < $bytes ? self::full() : self::too_large( $limit );
	}

	/** Returns the error for a site without upload space. */
	public static function full(): \WP_Error {
		return new \WP_Error( 'storage_full', __( 'This site does not have enough upload space left. Delete files from the media library, or ask your network administrator for more space.', 'dovetail-blocks' ), array( 'status' => 413 ) );
	}

	/**
	 * Returns the error for a file that is too large.
	 *
	 * @param int $limit Maximum size in bytes.
	 */
	public static function too_large( int $limit ): \WP_Error {
		/* translators: %s: a size, such as 25 MB. */
		return new \WP_Error( 'media_too_large', sprintf( __( 'This file is too large. The limit on this site is %s. Choose a smaller file.', 'dovetail-blocks' ), size_format( $limit ) ), array( 'status' => 413 ) );
	}

	/**
	 * Clears WordPress's cached size of an upload folder after files in it were written or deleted.
	 *
	 * @param string $path Path of the folder.
	 */
	public static function note_change( string $path ): void {
		if ( is_multisite() ) {
			clean_dirsize_cache( $path );
		}
	}

	/** Returns the free upload space in bytes. */
	private static function space(): int {
		return is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ? (int) get_upload_space_available() : PHP_INT_MAX;
	}
}
