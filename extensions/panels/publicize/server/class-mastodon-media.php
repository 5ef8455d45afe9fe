<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** The pictures of a post at a Mastodon server, which wants them before the post. */
final class Mastodon_Media {
	/** Answers to a picture that the server does not take: the post goes without it. */
	const UNFIT = array( 413, 415, 422 );

	/** How often the server is asked whether it is done with a picture, a second apart. */
	const LOOKS = 5;

	/**
	 * The ids by which the server knows the pictures that the author of a post wants shown.
	 *
	 * @param array<string, string> $values What was entered.
	 * @return string[]|\WP_Error
	 */
	public static function of( Content $content, array $values ) {
		$ids = array();
		foreach ( $content->pictures() as $picture ) {
			$id = self::upload( $picture, $values );
			if ( is_string( $id ) ) {
				$ids[] = $id;
			} elseif ( ! in_array( ( (array) $id->get_error_data() )['status'] ?? 0, self::UNFIT, true ) ) {
				return $id;
			}
		}
		return $ids;
	}

	/**
	 * Sends a picture, and waits until it can be posted.
	 *
	 * @param array<string, string> $values What was entered.
	 * @return string|\WP_Error Its id.
	 */
	private static function upload( Picture $picture, array $values ) {
		$mark  = wp_generate_password( 32, false );
		$part  = "--$mark\r\nContent-Disposition: form-data; name=";
		$body  = "$part\"description\"\r\n\r\n{$picture->alt}\r\n$part\"file\"; filename=\"picture\"\r\nContent-Type: {$picture->type}\r\n\r\n" . $picture->bytes() . "\r\n--$mark--\r\n";
		$media = Mastodon::ask( 'POST', '/api/v2/media', $values, $body, array( 'Content-Type' => "multipart/form-data; boundary=$mark" ) );
		$id    = is_wp_error( $media ) ? '' : ( $media['id'] ?? '' );
		$looks = 0;
		while ( ! is_wp_error( $media ) && is_string( $id ) && ctype_digit( $id ) ) {
			if ( is_string( $media['url'] ?? null ) ) {
				return $id;
			}
			if ( ++$looks > self::LOOKS ) {
				break;
			}
			sleep( 1 );
			$media = Mastodon::ask( 'GET', "/api/v1/media/$id", $values );
		}
		return is_wp_error( $media ) ? $media : new \WP_Error( 'service_busy', __( 'Mastodon is not done with a picture yet.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}
}
