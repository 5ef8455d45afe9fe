<?php
namespace Dovetail\Twitter_Unroll;

use Dovetail\Media_Import\Import;
use Dovetail\Platform\Platform_Client;
use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Service_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Loads a thread from its first to its last post. The site contacts networks with public posts itself; the platform
 * loads Twitter threads. Images and videos are copied only from URLs that the network returned.
 */
final class Threads {
	/** Maximum number of posts in a thread, and of attachments in a post. */
	const MAX_POSTS       = 100;
	const MAX_ATTACHMENTS = 16;

	/** Maximum number of files to copy: of a thread, and for a user in an hour. The author gets links to the others. */
	private const MAX_FILES           = 100;
	private const MAX_COPIES_PER_HOUR = 300;

	/** Timeout in seconds, maximum size of a response, and maximum number of requests per minute. */
	private const TIMEOUT_SECONDS      = 8;
	private const MAX_BYTES            = 2 * MB_IN_BYTES;
	private const MAX_CALLS_PER_MINUTE = 60;

	/** Maximum length of a media URL in bytes, and of an alternative text in characters. Longer URLs are omitted. */
	private const MAX_URL_BYTES  = 2048;
	private const MAX_ALT_LENGTH = 1500;

	/** Maximum size in bytes of a thread's stored media URLs and alternative texts. Later media are omitted. */
	private const MAX_STORED_BYTES = 256 * KB_IN_BYTES;

	/** Prefix of the transients that store a thread's media URLs, followed by the hash of its URL. */
	private const MEDIA = 'dovetail_blocks_thread_';

	/**
	 * Returns the content of a thread.
	 *
	 * @param \WP_REST_Request $request Request with the URL of any post of the thread.
	 * @return array[]|\WP_REST_Response|\WP_Error Items of the thread.
	 */
	public static function gather( \WP_REST_Request $request ) {
		$url = is_string( $request['url'] ) ? $request['url'] : '';
		if ( preg_match( '~^https://bsky\.app/profile/([a-z0-9.:%-]{3,253})/post/([a-z0-9]{1,40})\z~i', $url, $parts ) ) {
			$items = Bluesky_Thread::items( rawurldecode( $parts[1] ), $parts[2] );
		} elseif ( preg_match( '~^https://((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)/@[\w.]+(?:@[a-z0-9.-]+)?/(\d{1,30})\z~i', $url, $parts ) ) {
			$items = Mastodon_Thread::items( $parts[1], $parts[2] );
		} elseif ( preg_match( '~^https://twitter\.com/\w{1,15}/status/\d+\z~i', $url ) ) {
			return Rest::pass_to_next_server( __( 'Threads from X can be imported only on sites connected to a platform.', 'dovetail-blocks' ) );
		} else {
			return new \WP_Error( 'rest_invalid_param', __( 'This is not the address of a post that can be unrolled.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		return self::remember( $url, $items );
	}

	/** Loads a thread through the platform, for networks without public posts. */
	public static function gather_by_platform( \WP_REST_Request $request ) {
		$answer = Platform_Client::forward( Endpoint_Contract::route( 'twitter-unroll.gatherThread' ), $request );
		$list   = is_wp_error( $answer ) ? null : $answer->get_data();
		return is_array( $list ) ? self::remember( $request['url'], json_decode( (string) wp_json_encode( $list ), true ) ) : $answer;
	}

	/** Stores the media URLs of a thread. */
	private static function remember( string $url, $items ) {
		if ( ! is_wp_error( $items ) ) {
			set_transient( self::MEDIA . md5( $url ), self::media( $items ), HOUR_IN_SECONDS );
		}
		return $items;
	}

	/**
	 * Copies an image or video from a thread that was imported within the last hour.
	 *
	 * @param \WP_REST_Request $request Request with the URLs of the thread and the image, and optionally the ID of the post to
	 *        attach it to.
	 * @return array|\WP_Error
	 */
	public static function copy( \WP_REST_Request $request ) {
		$kept  = is_string( $request['url'] ) ? get_transient( self::MEDIA . md5( $request['url'] ) ) : null;
		$media = is_string( $request['media'] ) ? $request['media'] : '';
		if ( ! is_array( $kept ) || ! isset( $kept[ $media ] ) ) {
			return new \WP_Error( 'media_not_found', __( 'This image is not part of the thread. Unroll the thread again.', 'dovetail-blocks' ), array( 'status' => 404 ) );
		}
		$host = (string) wp_parse_url( $media, PHP_URL_HOST );
		if ( ! Rate_Limit::count( 'thread_media_' . get_current_user_id(), self::MAX_COPIES_PER_HOUR, HOUR_IN_SECONDS ) ) {
			/* translators: %s: name of a service, such as Mailchimp. */
			return self::refusal( sprintf( __( 'Too many requests to %s this hour. Try again later.', 'dovetail-blocks' ), $host ), 429 );
		}
		$post = (int) $request['post'];
		$id   = Import::take(
			array(
				'service'     => 'thread',
				'name'        => $host,
				'id'          => md5( $media ),
				'url'         => $media,
				'alt'         => $kept[ $media ],
				'title'       => $kept[ $media ],
				'post'        => $post && current_user_can( 'edit_post', $post ) ? $post : 0,
				'takes_films' => true,
			)
		);
		return is_wp_error( $id ) ? $id : array(
			'id'  => $id,
			'url' => (string) wp_get_attachment_url( $id ),
			'alt' => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
		);
	}

	/**
	 * Sends a request to a network.
	 *
	 * @param string $service ID of the connection.
	 * @param string $name    Display name of the network.
	 * @return array|\WP_Error Decoded JSON of the response.
	 */
	public static function ask( string $service, string $name, string $url ) {
		if ( ! Service_Limit::allows( $service, self::MAX_CALLS_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			/* translators: %s: name of a service, such as Mastodon. */
			return self::refusal( sprintf( __( 'Too many requests to %s. Try again in a minute.', 'dovetail-blocks' ), $name ), 429 );
		}
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		$url    = (string) apply_filters( 'dovetail_blocks_service_address', $url, $service ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- our own filter.
		$answer = Http_Client::get( $url, self::TIMEOUT_SECONDS, self::MAX_BYTES, array( 'Accept' => 'application/json' ) );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		$data   = 200 === $status ? Json::decode( wp_remote_retrieve_body( $answer ), true, 1024 ) : null;
		if ( is_array( $data ) ) {
			return $data;
		}
		if ( in_array( $status, array( 400, 401, 403, 404, 410 ), true ) ) {
			/* translators: %s: name of a service, such as Mastodon. */
			return self::refusal( sprintf( __( '%s no longer has this post, or does not show it publicly.', 'dovetail-blocks' ), $name ), 404 );
		}
		return 429 === $status
			/* translators: %s: name of a service, such as Mastodon. */
			? self::refusal( sprintf( __( '%s is busy. Try again in a minute.', 'dovetail-blocks' ), $name ), 429 )
			/* translators: %s: name of a service, such as Mastodon. */
			: self::refusal( sprintf( __( '%s could not be read. Your post is unchanged. Try again in a moment.', 'dovetail-blocks' ), $name ), 502 );
	}

	/** Returns the error for a thread that cannot be imported. */
	public static function refusal( string $sentence, int $status ): \WP_Error {
		return new \WP_Error( 'thread_unreadable', $sentence, array( 'status' => $status ) );
	}

	/**
	 * Returns an item with one or more images.
	 *
	 * @param array[] $images Images with `url` and `alt`.
	 * @return array[] One item, or none without images.
	 */
	public static function pictures( array $images ): array {
		if ( ! $images ) {
			return array();
		}
		return array(
			1 === count( $images ) ? array( 'type' => 'image' ) + $images[0] : array(
				'type'   => 'gallery',
				'images' => $images,
			),
		);
	}

	/**
	 * Returns the URLs of images and videos, with alternative texts.
	 *
	 * @param array[] $items Items of a thread.
	 * @return array<string, string> Alternative texts by URL.
	 */
	private static function media( array $items ): array {
		$found = array();
		$bytes = 0;
		foreach ( $items as $item ) {
			$type = is_array( $item ) ? $item['type'] ?? '' : '';
			foreach ( 'gallery' === $type ? (array) ( $item['images'] ?? array() ) : ( in_array( $type, array( 'image', 'video' ), true ) ? array( $item ) : array() ) as $media ) {
				if ( ! is_array( $media ) || ! is_string( $media['url'] ?? null ) || strlen( $media['url'] ) > self::MAX_URL_BYTES ) {
					continue;
				}
				$alt    = is_string( $media['alt'] ?? null ) ? mb_substr( $media['alt'], 0, self::MAX_ALT_LENGTH ) : '';
				$bytes += strlen( $media['url'] . $alt );
				if ( $bytes > self::MAX_STORED_BYTES || count( $found ) >= self::MAX_FILES ) {
					return $found;
				}
				$found[ $media['url'] ] = $alt;
			}
		}
		return $found;
	}
}
