<?php
namespace Dovetail\Media_Import;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Storage_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Imports an image or video from a service into the media library. Downloads the file, validates its bytes, and stores
 * it only once. If PHP crashes before all sizes of an image have been created, the next import of the same image
 * creates the missing sizes.
 */
final class Import {
	/** Maximum size of a file in bytes. */
	const MAX_BYTES = 25 * MB_IN_BYTES;

	/** Seconds before the download times out. */
	const TIMEOUT_SECONDS = 15;

	/**
	 * Maximum side length and maximum total pixels of an image. The total is limited because creating smaller sizes
	 * needs memory for all pixels.
	 */
	const MAX_SIDE   = 16384;
	const MAX_PIXELS = 64000000;

	/** Seconds until the lock of a crashed import expires. */
	const LOCK_SECONDS = 2 * MINUTE_IN_SECONDS;

	/** Maximum number of attempts to create an image's sizes. Further attempts are needed only if PHP crashes. */
	const MAX_ATTEMPTS = 3;

	/**
	 * Returns the attachment for a source file. Imports the file first if it is not in the media library.
	 *
	 * @param array{service: string, name: string, id: string, url: string, title?: string, alt?: string, caption?: string, file_name?: string, post?: int, takes_films?: bool, headers?: array<string, string>} $source `service` and `id` identify the file permanently; `name` is the service's display name. `url` must come from the service, never from a browser. This method sanitizes title, alt text, caption (HTML) and file name. An existing attachment keeps its own values. Headers are sent only to `url`.
	 * @return int|\WP_Error Attachment ID. Error codes: `media_unreachable`, `media_late`, `media_not_found`, `media_too_large`, `media_not_a_picture`, `media_too_many_pixels`, `storage_full`, `upload_error`. Each error has a message for authors.
	 */
	public static function take( array $source ) {
		$found = Origin::find( $source['service'], $source['id'] );
		if ( 0 !== $found && Origin::is_complete( $found ) ) {
			return $found;
		}
		$claim   = 'media_import_' . md5( Origin::value( $source['service'], $source['id'] ) );
		$is_mine = Lock::claim( $claim, self::LOCK_SECONDS );
		if ( ! $is_mine ) {
			// Another request is already downloading the same file, so wait for it. If it takes too long, both requests
			// store a copy.
			Lock::wait_for_result( $claim, self::TIMEOUT_SECONDS );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		try {
			// Search again, because another request may have stored the file by now.
			$found = Origin::find( $source['service'], $source['id'] );
			return 0 === $found ? self::fetch_and_store( $source ) : self::complete( $found );
		} finally {
			if ( $is_mine ) {
				Lock::release( $claim );
			}
		}
	}

	/**
	 * @param array $source See `take()`.
	 * @return int|\WP_Error
	 */
	private static function fetch_and_store( array $source ) {
		$file = wp_tempnam( 'dovetail-media' );
		try {
			$type = self::fetch( $source, $file );
			return is_wp_error( $type ) ? $type : self::store( $source, $file, $type );
		} finally {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * @param array  $source See `take()`.
	 * @param string $file   Path to save the file to.
	 * @return string|\WP_Error MIME type of the file.
	 */
	private static function fetch( array $source, string $file ) {
		$limit = Storage_Limit::bytes( self::MAX_BYTES );
		if ( 0 === $limit ) {
			return Storage_Limit::full();
		}
		$answer = Http_Client::download( $source['url'], $file, self::TIMEOUT_SECONDS, $limit, $source['headers'] ?? array() );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		if ( is_wp_error( $answer ) && 'http_too_large' === $answer->get_error_code() ) {
			if ( $limit < self::MAX_BYTES ) {
				return Storage_Limit::refusal( $limit + 1 ) ?? Storage_Limit::too_large( $limit );
			}
			/* translators: %s: a size, such as 25 MB. */
			return self::refusal( 'media_too_large', sprintf( __( 'This file is too large to copy. The limit is %s.', 'dovetail-blocks' ), size_format( self::MAX_BYTES ) ), 413 );
		}
		if ( is_wp_error( $answer ) && 1 === preg_match( '~timed? ?out|error 28\b~i', $answer->get_error_message() ) ) {
			/* translators: %s: name of a service, such as Flickr. */
			return self::refusal( 'media_late', sprintf( __( '%s took too long to send the file. Try again in a moment.', 'dovetail-blocks' ), $source['name'] ), 504 );
		}
		if ( 404 === $status || 410 === $status ) {
			/* translators: %s: name of a service, such as Flickr. */
			return self::refusal( 'media_not_found', sprintf( __( '%s no longer has this file.', 'dovetail-blocks' ), $source['name'] ), 404 );
		}
		if ( 200 !== $status ) {
			/* translators: %s: name of a service, such as Flickr. */
			return self::refusal( 'media_unreachable', sprintf( __( 'The file could not be downloaded from %s. Try again in a moment.', 'dovetail-blocks' ), $source['name'] ), 502 );
		}
		return self::checked( $file, ! empty( $source['takes_films'] ) );
	}

	/**
	 * Returns the type of a downloaded file, or an error if the file is invalid.
	 *
	 * @param bool $takes_films Whether videos are allowed.
	 * @return string|\WP_Error
	 */
	private static function checked( string $file, bool $takes_films ) {
		$type = File_Kind::of( $file );
		if ( '' === $type || ( File_Kind::is_film( $type ) && ! $takes_films ) ) {
			return self::refusal( 'media_not_a_picture', __( 'This file was not copied because browsers can’t show this image format.', 'dovetail-blocks' ), 415 );
		}
		list( $width, $height ) = File_Kind::is_film( $type ) ? array( 0, 0 ) : File_Kind::size( $file );
		if ( max( $width, $height ) > self::MAX_SIDE || $width * $height > self::MAX_PIXELS ) {
			return self::refusal(
				'media_too_many_pixels',
				/* translators: 1: width and 2: height in pixels, such as 12,000. */
				sprintf( __( 'This image is too large to copy: %1$s × %2$s pixels.', 'dovetail-blocks' ), number_format_i18n( $width ), number_format_i18n( $height ) ),
				413
			);
		}
		return $type;
	}

	/**
	 * @param array $source See `take()`.
	 * @return int|\WP_Error
	 */
	private static function store( array $source, string $file, string $type ) {
		$title = External_Text::plain( $source['title'] ?? '' );
		$name  = File_Name::of( array( $source['file_name'] ?? '', $title, $source['service'] . ' ' . $source['id'] ), $type );
		$post  = get_post( (int) ( $source['post'] ?? 0 ) );
		$sent  = array(
			'name'     => $name,
			'tmp_name' => $file,
		);
		$moved = wp_handle_sideload( $sent, array( 'test_form' => false ), $post ? $post->post_date : null );
		if ( isset( $moved['error'] ) ) {
			return self::refusal( 'upload_error', Plain_Text::of_html( $moved['error'] ), 500 );
		}
		$attachment = array(
			'post_mime_type' => $moved['type'],
			'guid'           => $moved['url'],
			// Escape the title, because WordPress prints titles as HTML.
			'post_title'     => '' === $title ? pathinfo( $name, PATHINFO_FILENAME ) : strtr( $title, array( '<' => '&lt;', '>' => '&gt;' ) ),
			'post_excerpt'   => External_Text::caption( $source['caption'] ?? '' ),
			'post_content'   => '',
		);
		$meta       = array(
			'_wp_attachment_image_alt' => External_Text::plain( $source['alt'] ?? '' ),
			Origin::KEY                => Origin::value( $source['service'], $source['id'] ),
			Origin::INCOMPLETE         => '0',
		);
		$id         = 0;
		try {
			$id = Database::transaction( static fn() => self::insert( $attachment, $meta, $moved['file'], $post ? $post->ID : 0 ) );
		} finally {
			if ( 0 === $id ) {
				// Delete the file, because no attachment uses it.
				wp_delete_file( $moved['file'] );
			}
		}
		return self::complete( $id );
	}

	/**
	 * @param array<string, string> $meta Values by meta key.
	 * @throws Database_Error If some of the data could not be stored.
	 */
	private static function insert( array $attachment, array $meta, string $file, int $post ): int {
		$id        = wp_insert_attachment( wp_slash( $attachment ), $file, $post );
		$is_stored = $id > 0 && '' !== (string) get_attached_file( $id );
		foreach ( $meta as $key => $value ) {
			$is_stored = $is_stored && add_post_meta( $id, $key, wp_slash( $value ), true );
		}
		if ( ! $is_stored ) {
			throw new Database_Error( 'An imported file could not be stored.' );
		}
		return $id;
	}

	/**
	 * Creates the missing sizes of an image.
	 *
	 * @return int The attachment ID.
	 */
	private static function complete( int $id ): int {
		if ( Origin::is_complete( $id ) ) {
			return $id;
		}
		// Count the attempt first: if PHP crashes several times, the image is used without the missing sizes.
		$tries = (int) get_post_meta( $id, Origin::INCOMPLETE, true ) + 1;
		$file  = (string) get_attached_file( $id );
		if ( $tries <= self::MAX_ATTEMPTS && is_file( $file ) && update_post_meta( $id, Origin::INCOMPLETE, (string) $tries ) ) {
			if ( ! wp_get_attachment_metadata( $id, true ) ) {
				wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
			} else {
				wp_update_image_subsizes( $id );
			}
		}
		if ( $tries > self::MAX_ATTEMPTS || ( wp_get_attachment_metadata( $id, true ) && ! wp_get_missing_image_subsizes( $id ) ) ) {
			delete_post_meta( $id, Origin::INCOMPLETE );
		}
		return $id;
	}

	private static function refusal( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}
}
