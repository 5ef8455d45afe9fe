<?php
namespace Dovetail\Media_Import;

defined( 'ABSPATH' ) || exit;

/** Detects a file's type from its bytes. Ignores the name, URL and content type. */
final class File_Kind {
	/** Number of bytes to read from the start of a file. */
	const EXAMINED_BYTES = 512;

	/** MIME types of videos. Services sometimes send these with the file extension of an image. */
	const VIDEO_TYPES = array( 'video/mp4', 'video/webm' );

	/** File extensions by type. */
	const ENDINGS = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
		'video/mp4'  => 'mp4',
		'video/webm' => 'webm',
	);

	/** Container brands of videos that browsers play as MP4, and of still and animated AVIF images. */
	const MP4  = array( 'isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV' );
	const AVIF = array( 'avif', 'avis' );

	/** @return string MIME type of a file. Empty unless browsers can show the file as an image or video. */
	public static function of( string $path ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of ours on the disk.
		$start = (string) file_get_contents( $path, false, null, 0, self::EXAMINED_BYTES );
		$type  = self::of_beginning( $start );
		return '' === $type || self::is_film( $type ) || self::size( $path ) ? $type : '';
	}

	/** Whether a MIME type is a video. */
	public static function is_film( string $type ): bool {
		return in_array( $type, self::VIDEO_TYPES, true );
	}

	/** @return int[]|null Width and height of an image; null if the file is not an image. */
	public static function size( string $path ): ?array {
		$size = wp_getimagesize( $path );
		return is_array( $size ) && $size[0] > 0 && $size[1] > 0 ? array( (int) $size[0], (int) $size[1] ) : null;
	}

	/** Detects the type from the beginning of a file. */
	private static function of_beginning( string $start ): string {
		if ( 0 === strncmp( $start, "\xFF\xD8\xFF", 3 ) ) {
			return 'image/jpeg';
		}
		if ( 0 === strncmp( $start, "\x89PNG\r\n\x1A\n", 8 ) ) {
			return 'image/png';
		}
		if ( 1 === preg_match( '~^GIF8[79]a~', $start ) ) {
			return 'image/gif';
		}
		if ( 'RIFF' === substr( $start, 0, 4 ) && 'WEBP' === substr( $start, 8, 4 ) ) {
			return 'image/webp';
		}
		if ( 0 === strncmp( $start, "\x1A\x45\xDF\xA3", 4 ) ) {
			// WebM and Matroska files start with the same bytes, so check the document type in the first elements.
			return false === strpos( $start, "\x42\x82\x84webm" ) ? '' : 'video/webm';
		}
		return 'ftyp' === substr( $start, 4, 4 ) ? self::of_brands( $start ) : '';
	}

	/**
	 * Detects the type of an MP4 or AVIF file from the brands in its header.
	 *
	 * @param string $start The first bytes of the file: length and name of the first box, major brand, version, and compatible brands.
	 */
	private static function of_brands( string $start ): string {
		$length = unpack( 'N', $start )[1];
		$brands = str_split( substr( $start, 8, 4 ) . substr( $start, 16, max( 0, min( $length, self::EXAMINED_BYTES ) - 16 ) ), 4 );
		if ( array_intersect( self::AVIF, $brands ) ) {
			return 'image/avif';
		}
		return array_intersect( self::MP4, $brands ) ? 'video/mp4' : '';
	}
}
