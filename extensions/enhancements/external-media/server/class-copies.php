<?php
namespace Dovetail\External_Media;

use Dovetail\Media_Import\Import;
use Dovetail\Media_Import\External_Text;

defined( 'ABSPATH' ) || exit;

/** Copies selected items into the media library. */
final class Copies {
	/** Maximum number of files per request. */
	const MAX_FILES = 10;

	/** Display names of the services that the site itself copies from. */
	const NAMES = array(
		Openverse::ID     => 'Openverse',
		Pexels::ID        => 'Pexels',
		Google_Client::ID => 'Google Photos',
	);

	/** Whether the site itself copies from a service. */
	public static function is_from( $service ): bool {
		return Openverse::ID === $service
			|| ( Pexels::ID === $service && Pexels::is_there() )
			|| ( Google_Client::ID === $service && Google_Client::is_there() );
	}

	/**
	 * Copies one file.
	 *
	 * @param string $service ID of a service that the site itself copies from.
	 * @param mixed  $wish    Item sent by the browser: `guid`, and the author's `title`, `alt`, `caption` and `file_name`.
	 * @param int    $post    ID of the post to attach the file to; 0 for none.
	 * @return array The copied attachment, or `errors` with messages by code.
	 */
	public static function make( string $service, $wish, int $post ): array {
		$wish   = is_array( $wish ) ? $wish : array();
		$source = self::find( $service, self::id( $wish['guid'] ?? '' ) );
		if ( is_wp_error( $source ) ) {
			return self::refused( $source );
		}
		$words = array_intersect_key( array_filter( $wish, 'is_string' ), array_flip( array( 'title', 'alt', 'caption', 'file_name' ) ) );
		$taken = Import::take(
			$words + $source + array(
				'service' => $service,
				'name'    => self::NAMES[ $service ],
				'post'    => $post,
			)
		);
		return is_wp_error( $taken ) ? self::refused( $taken ) : self::copy( $taken, $words + $source );
	}

	/** @return array|\WP_Error Data of the file at its service. */
	private static function find( string $service, string $id ) {
		if ( Openverse::ID === $service ) {
			return Openverse::picture( $id );
		}
		if ( Google_Client::ID === $service ) {
			return Google_Photos::file( $id );
		}
		$photo = Pexels::photo( $id );
		return is_wp_error( $photo ) ? $photo : Pexels_Photo::picture( $photo );
	}

	/**
	 * Returns a file's ID at the service. Accepts a plain string or JSON with an `id`.
	 *
	 * @param mixed $guid Value that the browser sent.
	 */
	private static function id( $guid ): string {
		$guid = is_string( $guid ) || is_int( $guid ) ? (string) $guid : '';
		$json = str_starts_with( $guid, '{' ) ? json_decode( $guid, true, 4 ) : null;
		$id   = is_array( $json ) ? ( $json['id'] ?? '' ) : $guid;
		return is_string( $id ) || is_int( $id ) ? (string) $id : '';
	}

	/**
	 * Returns an attachment in the format that blocks use, with the given alternative text and caption.
	 *
	 * @param array $words Texts from the author or suggested by the service.
	 */
	private static function copy( int $attachment, array $words ): array {
		$media = wp_prepare_attachment_for_js( $attachment );
		$copy  = array(
			'ID'      => $attachment,
			'URL'     => (string) wp_get_attachment_url( $attachment ),
			'alt'     => External_Text::plain( $words['alt'] ?? '' ),
			'caption' => External_Text::caption( $words['caption'] ?? '' ),
		);
		if ( ! is_array( $media ) ) {
			return $copy;
		}
		foreach ( array( 'type', 'mime', 'link', 'width', 'height' ) as $name ) {
			if ( isset( $media[ $name ] ) ) {
				$copy[ $name ] = $media[ $name ];
			}
		}
		foreach ( $media['sizes'] ?? array() as $name => $size ) {
			$copy['sizes'][ $name ] = array_intersect_key( $size, array_flip( array( 'url', 'width', 'height' ) ) );
		}
		return $copy;
	}

	private static function refused( \WP_Error $error ): array {
		return array( 'errors' => array( $error->get_error_code() => array( $error->get_error_message() ) ) );
	}
}
