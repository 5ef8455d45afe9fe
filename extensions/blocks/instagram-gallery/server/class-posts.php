<?php
namespace Dovetail\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches the posts of an account from Instagram or from the platform, and parses them into text and valid URLs. Omits
 * posts without an image.
 */
final class Posts {
	const MAX_POSTS = 30;

	const MAX_CAPTION_LENGTH = 300;

	/** Servers that host Instagram's images. */
	const HOSTS = '~^https://(?:[a-z0-9-]+\.)+(?:cdninstagram\.com|fbcdn\.net)/~i';

	const LINK = '~^https://(?:www\.)?instagram\.com/[A-Za-z0-9._/-]*\z~';

	/**
	 * Parses posts in Instagram's format.
	 *
	 * @return array<int, array{id: string, source: string, caption: string, link: string, isVideo: bool}>
	 */
	public static function of_instagram( array $list ): array {
		$posts = array();
		foreach ( array_slice( $list, 0, self::MAX_POSTS ) as $entry ) {
			$entry    = is_array( $entry ) ? $entry : array();
			$is_video = 'VIDEO' === ( $entry['media_type'] ?? '' );
			$source   = self::text( $entry, $is_video ? 'thumbnail_url' : 'media_url' );
			$id       = self::text( $entry, 'id' );
			if ( 1 !== preg_match( self::HOSTS, $source ) || 1 !== preg_match( '~^[0-9A-Za-z_]{1,64}\z~', $id ) ) {
				continue;
			}
			$posts[] = array(
				'id'      => md5( $id ),
				'source'  => $source,
				'caption' => self::caption( $entry, 'caption' ),
				'link'    => self::link( $entry, 'permalink' ),
				'isVideo' => $is_video,
			);
		}
		return $posts;
	}

	/**
	 * Parses posts in the platform's format.
	 *
	 * @return array<int, array{id: string, source: string, caption: string, link: string, isVideo: bool}>
	 */
	public static function of_platform( array $list ): array {
		$posts = array();
		foreach ( array_slice( $list, 0, self::MAX_POSTS ) as $entry ) {
			$entry  = is_array( $entry ) ? $entry : array();
			$source = self::text( $entry, 'url' );
			if ( ! wp_http_validate_url( $source ) ) {
				continue;
			}
			$link    = self::link( $entry, 'link' );
			$posts[] = array(
				// The signature in an image's URL changes with each request, so only the part before the signature
				// identifies the image.
				'id'      => md5( '' === $link ? (string) strtok( $source, '?' ) : $link ),
				'source'  => $source,
				'caption' => self::caption( $entry, 'title' ),
				'link'    => $link,
				'isVideo' => false,
			);
		}
		return $posts;
	}

	/** Returns a valid username; empty for anything else. */
	public static function username( $value ): string {
		return is_string( $value ) && 1 === preg_match( '~^[A-Za-z0-9._]{1,30}\z~', $value ) ? $value : '';
	}

	/** Returns the beginning of a caption as plain text on one line. Tags in it are treated as text. */
	private static function caption( array $entry, string $name ): string {
		$text = wp_check_invalid_utf8( self::text( $entry, $name ), true );
		$text = trim( (string) preg_replace( '~[\s\p{Cc}]+~u', ' ', $text ) );
		return mb_strlen( $text ) > self::MAX_CAPTION_LENGTH ? rtrim( mb_substr( $text, 0, self::MAX_CAPTION_LENGTH - 1 ) ) . '…' : $text;
	}

	/** Returns the URL of a post on Instagram; empty for other URLs. */
	private static function link( array $entry, string $name ): string {
		$link = self::text( $entry, $name );
		return strlen( $link ) <= 300 && 1 === preg_match( self::LINK, $link ) ? $link : '';
	}

	private static function text( array $entry, string $name ): string {
		return isset( $entry[ $name ] ) && is_string( $entry[ $name ] ) ? $entry[ $name ] : '';
	}

	/**
	 * Returns the newest posts of an account.
	 *
	 * @param string $reference Reference of an account. The owner's account need not be stored yet.
	 * @return array{username: string, posts: array[]}|\WP_Error Errors of `Service::ask()` and of the platform, and
	 *         `invalid_token` and `unknown_account`.
	 */
	public static function read( string $reference ) {
		$account = Accounts::get( $reference );
		if ( ! $account ) {
			$owner = Accounts::owner( true );
			if ( $owner !== $reference ) {
				return self::unknown();
			}
			$account = Accounts::get( $reference );
		}
		if ( Accounts::PLATFORM === $account['kind'] ) {
			return Platform_Accounts::gallery( $account );
		}
		$media = Instagram::media( $account['token'] );
		if ( ! is_wp_error( $media ) && '' === $media['username'] ) {
			$media['username'] = $account['username'];
		}
		return $media;
	}

	/**
	 * Returns the error for an unknown or removed account. The error is temporary, because the post may move to a site
	 * that has the account.
	 */
	public static function unknown(): \WP_Error {
		return new \WP_Error( 'unknown_account', __( 'This Instagram account is not connected to this site or can’t be reached. Reconnect it, or disconnect it in the sidebar and choose another.', 'dovetail-blocks' ), array( 'status' => 404 ) );
	}
}
