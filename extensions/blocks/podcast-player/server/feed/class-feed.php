<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Remote_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The cached copy of a feed. An entry has `error` (one of the codes of `failure()`, or empty), `feed` (the last good
 * copy, see `Parser::parse()`) and `version` (changes with the content of the page).
 */
final class Feed extends Remote_Cache {
	/**
	 * Maximum size of a feed in bytes (the rest contains only old episodes), and timeout in seconds, including
	 * redirects.
	 */
	const MAX_BYTES       = 2 * MB_IN_BYTES;
	const TIMEOUT_SECONDS = 10;

	const LIFETIME_SECONDS    = 30 * MINUTE_IN_SECONDS;
	const RETRY_DELAY_SECONDS = 5 * MINUTE_IN_SECONDS;

	const TRANSIENT_PREFIX = 'dovetail_blocks_podcast_';
	const LOCK_PREFIX      = 'podcast';
	const REFRESH_EVENT    = 'dovetail_blocks_podcast_refresh';

	const ERROR_FIELD = 'error';
	const COPY_FIELD  = 'feed';
	const BUSY_ERROR  = 'podcast_busy';
	const EMPTY_ENTRY = array(
		'checked' => 0,
		'error'   => '',
		'version' => '',
		'feed'    => null,
	);

	/** Whether a newer copy may follow soon, because the refresh job is queued or running. */
	public static function is_pending( array $entry ): bool {
		return self::BUSY_ERROR === $entry['error'] || self::is_due( $entry );
	}

	/**
	 * Changes the stored copy of a feed, if any, while holding a lock. Returns false if another request holds the lock.
	 *
	 * @param callable $change Gets the feed and returns the changed feed.
	 */
	public static function change( string $url, callable $change ): bool {
		return null !== self::run_exclusively(
			$url,
			static function () use ( $url, $change ): bool {
				$entry = self::entry( $url );
				if ( $entry['feed'] ) {
					self::store_entry( $url, self::with( $entry, $change( $entry['feed'] ) ) );
				}
				return true;
			}
		);
	}

	protected static function fetch( string $url, array $entry ): array {
		$feed = self::download( $url );
		if ( is_wp_error( $feed ) ) {
			return array( 'error' => (string) $feed->get_error_code() ) + $entry;
		}
		$entry = self::with( $entry, Companions::carry( $feed, $entry['feed'] ) );
		if ( self::is_shown( $entry ) ) {
			Companions::push( $url, $entry['feed'] );
		}
		return array( 'error' => '' ) + $entry;
	}

	/** Returns a cache entry with a new copy of the feed and its version. */
	private static function with( array $entry, array $feed ): array {
		return array(
			'feed'    => $feed,
			'version' => substr( md5( (string) wp_json_encode( array( 'read' => null ) + $feed ) ), 0, 12 ),
		) + $entry;
	}

	/**
	 * @param string $url URL of the feed. Rejected if the URL or a redirect is not public.
	 * @return array|WP_Error
	 */
	private static function download( string $url ) {
		$response = Http_Client::get(
			$url,
			self::TIMEOUT_SECONDS,
			self::MAX_BYTES,
			array( 'Accept' => 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.8' )
		);
		if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
			return self::failure( 'podcast_unreachable' );
		}
		$body = wp_remote_retrieve_body( $response );
		return Parser::parse( $body, strlen( $body ) >= self::MAX_BYTES, $url );
	}

	/**
	 * Returns the error for a code.
	 *
	 * @param string $code Error code, such as `podcast_not_a_feed`.
	 */
	public static function failure( string $code ): \WP_Error {
		$sentences = array(
			'podcast_invalid_url' => __( 'This is not a podcast address.', 'dovetail-blocks' ),
			'podcast_unreachable' => __( 'The podcast could not be reached.', 'dovetail-blocks' ),
			'podcast_not_a_feed'  => __( 'There is no podcast feed at this address.', 'dovetail-blocks' ),
			'podcast_malformed'   => __( 'This feed contains a malformed XML comment.', 'dovetail-blocks' ),
			'podcast_no_episodes' => __( 'This feed has no audio episodes.', 'dovetail-blocks' ),
			'podcast_too_large'   => __( 'This feed is too large.', 'dovetail-blocks' ),
			'podcast_busy'        => __( 'The podcast is loading.', 'dovetail-blocks' ),
		);
		$statuses  = array(
			'podcast_unreachable' => 502,
			'podcast_busy'        => 503,
		);
		return new \WP_Error( $code, $sentences[ $code ], array( 'status' => $statuses[ $code ] ?? 422 ) );
	}
}
