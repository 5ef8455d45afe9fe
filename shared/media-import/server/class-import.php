<?php
namespace Dovetail\Media_Import;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Remote;

defined( 'ABSPATH' ) || exit;

/**
 * Brings a picture or a film of another service into the media library: fetched by the site, stored only if its bytes are what
 * they should be, and only once.
 */
final class Import {
	/** Bytes that a file may have. */
	const BYTES = 25 * MB_IN_BYTES;

	/** Seconds for fetching it. */
	const SECONDS = 15;

	/** Pixels that a picture may have on a side, and in all: what makes smaller ones of it holds it in memory. */
	const SIDE   = 16384;
	const PIXELS = 64000000;

	/** Seconds after which an import that has died no longer keeps others from the same one. */
	const LEASE = 2 * MINUTE_IN_SECONDS;

	/**
	 * What the library has of a source, or has now.
	 *
	 * @param array{service: string, name: string, id: string, url: string, title?: string, alt?: string, caption?: string, file_name?: string,
	 *        post?: int, takes_films?: bool, headers?: array<string, string>} $source Service and id name it for ever. The name is for
	 *        people. The address is one that the service has answered with, never a browser. What is wanted as title, alt text, caption
	 *        (HTML) and name of the file is made harmless here; what is there already keeps its own. Headers go to the address alone.
	 * @return int|\WP_Error An attachment. Codes of errors: `media_unreachable`, `media_late`, `media_not_found`, `media_too_large`,
	 *         `media_not_a_picture`, `media_too_many_pixels`, `upload_error`. All have a sentence for people.
	 */
	public static function take( array $source ) {
		$found = Origin::find( $source['service'], $source['id'] );
		if ( 0 !== $found ) {
			return $found;
		}
		$claim   = 'media_import_' . md5( Origin::value( $source['service'], $source['id'] ) );
		$is_mine = Lock::claim( $claim, self::LEASE );
		if ( ! $is_mine ) {
			// Somebody fetches the same at this moment. Where that takes too long there are two of it.
			Lock::wait( $claim, self::SECONDS );
			$found = Origin::find( $source['service'], $source['id'] );
			if ( 0 !== $found ) {
				return $found;
			}
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_tempnam( 'dovetail-media' );
		try {
			$type = self::fetch( $source, $file );
			return is_wp_error( $type ) ? $type : self::store( $source, $file, $type );
		} finally {
			if ( $is_mine ) {
				Lock::release( $claim );
			}
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Fetches a file.
	 *
	 * @param array  $source As for `take()`.
	 * @param string $file   Where it is put.
	 * @return string|\WP_Error Its type.
	 */
	private static function fetch( array $source, string $file ) {
		$answer = Remote::download( $source['url'], $file, self::SECONDS, self::BYTES, $source['headers'] ?? array() );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		if ( is_wp_error( $answer ) && 'http_too_large' === $answer->get_error_code() ) {
			/* translators: %s: a size, such as 25 MB. */
			return self::refusal( 'media_too_large', sprintf( __( 'This file is too large to be copied: at most %s are possible.', 'dovetail-blocks' ), size_format( self::BYTES ) ), 413 );
		}
		if ( is_wp_error( $answer ) && 1 === preg_match( '~timed? ?out|error 28\b~i', $answer->get_error_message() ) ) {
			/* translators: %s: name of a service, such as Flickr. */
			return self::refusal( 'media_late', sprintf( __( 'The file took too long to come from %s. Try again in a moment.', 'dovetail-blocks' ), $source['name'] ), 504 );
		}
		if ( 404 === $status || 410 === $status ) {
			/* translators: %s: name of a service, such as Flickr. */
			return self::refusal( 'media_not_found', sprintf( __( '%s does not have this file any more.', 'dovetail-blocks' ), $source['name'] ), 404 );
		}
		if ( 200 !== $status ) {
			/* translators: %s: name of a service, such as Flickr. */
			return self::refusal( 'media_unreachable', sprintf( __( 'The file could not be fetched from %s. Try again in a moment.', 'dovetail-blocks' ), $source['name'] ), 502 );
		}
		return self::checked( $file, ! empty( $source['takes_films'] ) );
	}

	/**
	 * The type of a file that may be stored.
	 *
	 * @param bool $takes_films Whether it may be a film.
	 * @return string|\WP_Error
	 */
	private static function checked( string $file, bool $takes_films ) {
		$type = File_Kind::of( $file );
		if ( '' === $type || ( File_Kind::is_film( $type ) && ! $takes_films ) ) {
			return self::refusal( 'media_not_a_picture', __( 'This file is not a picture in a form that browsers show, so it was not copied.', 'dovetail-blocks' ), 415 );
		}
		list( $width, $height ) = File_Kind::is_film( $type ) ? array( 0, 0 ) : File_Kind::size( $file );
		if ( max( $width, $height ) > self::SIDE || $width * $height > self::PIXELS ) {
			return self::refusal(
				'media_too_many_pixels',
				/* translators: 1: width and 2: height in pixels, such as 12,000. */
				sprintf( __( 'This picture is too large to be copied: it measures %1$s × %2$s pixels.', 'dovetail-blocks' ), number_format_i18n( $width ), number_format_i18n( $height ) ),
				413
			);
		}
		return $type;
	}

	/**
	 * Puts a file into the library.
	 *
	 * @param array $source As for `take()`.
	 * @return int|\WP_Error
	 */
	private static function store( array $source, string $file, string $type ) {
		$title = Words::plain( $source['title'] ?? '' );
		$name  = File_Name::of( array( $source['file_name'] ?? '', $title, $source['service'] . ' ' . $source['id'] ), $type );
		$id    = media_handle_sideload(
			array(
				'name'     => $name,
				'tmp_name' => $file,
			),
			(int) ( $source['post'] ?? 0 ),
			null,
			wp_slash(
				array(
					'post_title'   => '' === $title ? pathinfo( $name, PATHINFO_FILENAME ) : $title,
					'post_excerpt' => Words::caption( $source['caption'] ?? '' ),
					// What the file says of itself has no author to answer for it.
					'post_content' => '',
					'meta_input'   => array(
						Origin::KEY => Origin::value( $source['service'], $source['id'] ),
					),
				)
			)
		);
		if ( is_wp_error( $id ) ) {
			return self::refusal( 'upload_error', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( Words::plain( $source['alt'] ?? '' ) ) );
		return $id;
	}

	/** Why there is no copy. */
	private static function refusal( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}
}
