<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Service_Client;

defined( 'ABSPATH' ) || exit;

/** Uploads a post's images to a Mastodon server, which requires them before the post is created. */
final class Mastodon_Media {
	/** Maximum number of times to check whether an image has been processed, once per second. */
	const MAX_CHECKS = 5;

	/**
	 * Returns the server's IDs of the images.
	 *
	 * @param array<string, string>    $values   Values that the owner entered.
	 * @param array<int, Picture|null> $pictures Images by position, see `Uploads::of()`.
	 * @param int                      $index    Index of the post in the thread.
	 * @return string[]|\WP_Error
	 */
	public static function of( Share $share, array $values, array $pictures, int $index = 0 ) {
		$sent = Uploads::of(
			$share,
			$index,
			$pictures,
			static function ( Picture $picture ) use ( $values ) {
				return self::send( $picture, $values );
			},
			static function ( array $media ) use ( $values ) {
				return $media['isDone'] ? true : self::wait( $media['id'], $values );
			}
		);
		return is_wp_error( $sent ) ? $sent : array_column( array_column( $sent, 'name' ), 'id' );
	}

	/**
	 * @param array<string, string> $values Values that the owner entered.
	 * @return array{id: string, isDone: bool}|\WP_Error
	 */
	private static function send( Picture $picture, array $values ) {
		$mark  = wp_generate_password( 32, false );
		$part  = "--$mark\r\nContent-Disposition: form-data; name=";
		$body  = "$part\"description\"\r\n\r\n{$picture->alt}\r\n$part\"file\"; filename=\"picture\"\r\nContent-Type: {$picture->type}\r\n\r\n" . $picture->bytes() . "\r\n--$mark--\r\n";
		$media = Mastodon::ask( 'POST', '/api/v2/media', $values, $body, array( 'Content-Type' => "multipart/form-data; boundary=$mark" ) );
		return is_wp_error( $media ) ? $media : self::read( $media );
	}

	/**
	 * Waits until an uploaded image can be posted.
	 *
	 * @param array<string, string> $values Values that the owner entered.
	 * @return true|\WP_Error
	 */
	private static function wait( string $id, array $values ) {
		for ( $look = 0; $look < self::MAX_CHECKS; $look++ ) {
			sleep( 1 );
			$media = Mastodon::ask( 'GET', "/api/v1/media/$id", $values );
			$media = is_wp_error( $media ) ? $media : self::read( $media );
			if ( is_wp_error( $media ) || $media['isDone'] ) {
				return is_wp_error( $media ) ? $media : true;
			}
		}
		return new \WP_Error( 'service_busy', __( 'Mastodon is still processing an image.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** @return array{id: string, isDone: bool}|\WP_Error */
	private static function read( array $media ) {
		$id = $media['id'] ?? '';
		return is_string( $id ) && ctype_digit( $id ) ? array(
			'id'     => $id,
			'isDone' => is_string( $media['url'] ?? null ),
		) : Service_Client::unreadable_response( Mastodon::ID );
	}
}
