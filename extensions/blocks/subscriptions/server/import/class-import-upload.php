<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Checks the uploaded file of an import and returns the error, if any. */
final class Import_Upload {
	/** Returns the maximum file size in bytes: our own limit, or PHP's if that is smaller. */
	public static function limit(): int {
		$limits = array_map(
			static fn( string $setting ): int => wp_convert_hr_to_bytes( (string) ini_get( $setting ) ),
			array( 'upload_max_filesize', 'post_max_size' )
		);
		// In PHP's settings, 0 means unlimited.
		return min( array( Import_File::MAX_BYTES, ...array_filter( $limits ) ) );
	}

	/** Whether PHP dropped the request body with its fields, because the body exceeds `post_max_size`. */
	public static function is_body_dropped(): bool {
		// phpcs:disable WordPress.Security -- only checks whether the request contains data.
		$length = isset( $_SERVER['CONTENT_LENGTH'] ) ? (float) $_SERVER['CONTENT_LENGTH'] : 0.0;
		$limit  = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! $_POST && ! $_FILES && $limit && $length > $limit;
		// phpcs:enable
	}

	/**
	 * Returns the error for an uploaded file that cannot be read; null for a readable file.
	 *
	 * @param mixed $file Entry of the file in `$_FILES`.
	 */
	public static function error( $file ): ?\WP_Error {
		switch ( is_array( $file ) ? $file['error'] ?? -1 : -1 ) {
			case UPLOAD_ERR_OK:
				if ( ! is_string( $file['tmp_name'] ) || ! is_uploaded_file( $file['tmp_name'] ) ) {
					break;
				}
				return $file['size'] > self::limit() ? self::too_large() : null;
			case UPLOAD_ERR_INI_SIZE:
			case UPLOAD_ERR_FORM_SIZE:
				return self::too_large();
			case UPLOAD_ERR_PARTIAL:
				return new \WP_Error( 'partial', __( 'Only part of the file arrived. Check your connection and try again.', 'dovetail-blocks' ), 400 );
			case UPLOAD_ERR_NO_FILE:
				return new \WP_Error( 'no_file', __( 'No file was uploaded. Choose a file and try again.', 'dovetail-blocks' ), 400 );
			case UPLOAD_ERR_NO_TMP_DIR:
				return new \WP_Error( 'no_folder', __( 'The server has no folder for uploaded files. Ask your hosting provider to check the PHP setting upload_tmp_dir.', 'dovetail-blocks' ), 500 );
			case UPLOAD_ERR_CANT_WRITE:
				return self::not_written();
		}
		return self::not_accepted();
	}

	/** Returns the error for a file that the server rejected for another reason. */
	public static function not_accepted(): \WP_Error {
		return new \WP_Error( 'not_accepted', __( 'The server did not accept the file. Ask your hosting provider to check PHP’s upload settings.', 'dovetail-blocks' ), 500 );
	}

	/** Returns the error for a file that could not be written to disk completely. */
	public static function not_written(): \WP_Error {
		return new \WP_Error( 'not_written', __( 'The server could not save the file. Its disk may be full. Ask your hosting provider to check it.', 'dovetail-blocks' ), 500 );
	}

	/** Returns the error for a file that exceeds the size limit. */
	public static function too_large(): \WP_Error {
		/* translators: %s: a size, such as 1 MB. */
		return new \WP_Error( 'too_large', sprintf( __( 'This file is too large. The limit is %s. Split it and import the parts one by one.', 'dovetail-blocks' ), size_format( self::limit() ) ), 413 );
	}
}
