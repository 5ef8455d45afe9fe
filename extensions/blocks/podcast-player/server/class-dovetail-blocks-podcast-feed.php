<?php
/**
 * Feeds of podcasts, fetched and kept.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * One copy of each feed. It counts as current for half an hour; a feed that cannot be read leaves the last good copy
 * as it is, and is tried again in five minutes.
 */
final class Dovetail_Blocks_Podcast_Feed {
	/** Bytes that a feed may have. */
	const SIZE_LIMIT = 5 * MB_IN_BYTES;

	/** Seconds for which a copy counts as current, and for which a failure is left alone. */
	const LIFETIME = 30 * MINUTE_IN_SECONDS;
	const PATIENCE = 5 * MINUTE_IN_SECONDS;

	/** Seconds for which a copy is kept that nobody asks for. */
	const KEPT = MONTH_IN_SECONDS;

	/** Name of the event that brings a copy up to date. */
	const EVENT = 'dovetail_blocks_podcast_refresh';

	/**
	 * For an author: the feed as it is, or the copy while it is current.
	 *
	 * @param string $url Address of a feed.
	 * @return array See entry().
	 */
	public static function for_author( string $url ): array {
		$entry = self::entry( $url );
		return $entry['feed'] && '' === $entry['error'] && ! self::is_due( $entry ) ? $entry : self::refresh( $url, 10 );
	}

	/**
	 * For a page: the copy, however old, because no visitor waits for another server. An old one is brought up to date
	 * afterwards. Only where there has never been one, it is fetched now.
	 *
	 * @param string $url Address of a feed.
	 * @return array See entry().
	 */
	public static function for_page( string $url ): array {
		$entry = self::entry( $url );
		if ( ! self::is_due( $entry ) ) {
			return $entry;
		}
		if ( ! $entry['feed'] ) {
			return self::refresh( $url, 5 );
		}
		if ( ! wp_next_scheduled( self::EVENT, array( $url ) ) ) {
			wp_schedule_single_event( time(), self::EVENT, array( $url ) );
		}
		return $entry;
	}

	/**
	 * For a player on a page that may be old: the copy, up to date.
	 *
	 * @param string $url Address of a feed.
	 * @return array See entry().
	 */
	public static function up_to_date( string $url ): array {
		$entry = self::entry( $url );
		return self::is_due( $entry ) ? self::refresh( $url, 10 ) : $entry;
	}

	/**
	 * An error of this block.
	 *
	 * @param string $code Such as `podcast_not_a_feed`.
	 * @return WP_Error
	 */
	public static function failure( string $code ) {
		$sentences = array(
			'podcast_invalid_url' => __( 'This is no address of a podcast.', 'dovetail-blocks' ),
			'podcast_unreachable' => __( 'The podcast could not be reached.', 'dovetail-blocks' ),
			'podcast_not_a_feed'  => __( 'There is no podcast feed at this address.', 'dovetail-blocks' ),
			'podcast_no_episodes' => __( 'This feed has no episodes with sound.', 'dovetail-blocks' ),
			'podcast_too_large'   => __( 'This feed is too large.', 'dovetail-blocks' ),
		);
		return new WP_Error( $code, $sentences[ $code ], array( 'status' => 'podcast_unreachable' === $code ? 502 : 422 ) );
	}

	/**
	 * What is known of a feed.
	 *
	 * @param string $url Address of a feed.
	 * @return array{checked: int, error: string, version: string, feed: array|null} When it was looked at, why that gave
	 *                    nothing, and the last good copy.
	 */
	private static function entry( string $url ): array {
		$entry = get_transient( self::key( $url ) );
		return is_array( $entry ) && isset( $entry['checked'] ) ? $entry : array(
			'checked' => 0,
			'error'   => '',
			'version' => '',
			'feed'    => null,
		);
	}

	/**
	 * Fetches a feed and keeps what is known then.
	 *
	 * @param string $url     Address of a feed.
	 * @param int    $timeout Seconds to wait for the other server.
	 * @return array See entry().
	 */
	private static function refresh( string $url, int $timeout ): array {
		$entry = self::entry( $url );
		if ( $entry['feed'] ) {
			// Who comes in the meantime gets the copy, and does not fetch too.
			self::keep( $url, array( 'checked' => time() - self::LIFETIME + MINUTE_IN_SECONDS ) + $entry );
		}
		$feed             = self::fetch( $url, $timeout );
		$entry['checked'] = time();
		if ( is_wp_error( $feed ) ) {
			$entry['error'] = (string) $feed->get_error_code();
		} else {
			$entry['error']   = '';
			$entry['feed']    = $feed;
			$entry['version'] = substr( md5( (string) wp_json_encode( $feed ) ), 0, 12 );
		}
		self::keep( $url, $entry );
		return $entry;
	}

	/**
	 * Brings a copy up to date, as the event does.
	 *
	 * @param string $url Address of a feed.
	 * @return void
	 */
	public static function refresh_later( $url ) {
		self::up_to_date( (string) $url );
	}

	/**
	 * Fetches and reads a feed.
	 *
	 * @param string $url     Address of a feed; refused when it, or where it leads to, is not a public one.
	 * @param int    $timeout Seconds.
	 * @return array|WP_Error
	 */
	private static function fetch( string $url, int $timeout ) {
		$response = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => $timeout,
				'redirection'         => 5,
				'limit_response_size' => self::SIZE_LIMIT + 1,
				'headers'             => array( 'Accept' => 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.8' ),
			)
		);
		if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
			return self::failure( 'podcast_unreachable' );
		}
		$body = wp_remote_retrieve_body( $response );
		return strlen( $body ) > self::SIZE_LIMIT
			? self::failure( 'podcast_too_large' )
			: Dovetail_Blocks_Podcast_Parser::parse( $body );
	}

	/**
	 * Whether it is time to look at a feed again.
	 *
	 * @param array $entry See entry().
	 * @return bool
	 */
	private static function is_due( array $entry ): bool {
		return time() - $entry['checked'] > ( '' === $entry['error'] ? self::LIFETIME : self::PATIENCE );
	}

	/**
	 * Keeps what is known of a feed.
	 *
	 * @param string $url   Address of a feed.
	 * @param array  $entry See entry().
	 * @return void
	 */
	private static function keep( string $url, array $entry ) {
		set_transient( self::key( $url ), $entry, self::KEPT );
	}

	/**
	 * Name under which a feed is kept.
	 *
	 * @param string $url Address of a feed.
	 * @return string
	 */
	public static function key( string $url ): string {
		return 'dovetail_blocks_podcast_' . md5( $url );
	}
}
