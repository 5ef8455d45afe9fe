<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Remote;

defined( 'ABSPATH' ) || exit;

/**
 * One copy of each feed. It counts as current for half an hour; a feed that cannot be read leaves the last good copy
 * as it is, and is left alone for five minutes. No page waits for another server: a feed is fetched by a job of the queue, or
 * by an author who asks for it, and by one of them at a time.
 */
final class Feed {
	/** Bytes of a feed that are read. The rest of a longer one is its old episodes. */
	const BYTES = 2 * MB_IN_BYTES;

	/** Seconds that another server has, redirects included. */
	const SECONDS = 10;

	/** Seconds after which a fetch that has not come to an end, because its process died, is nobody's. */
	const CLAIM = 30;

	/** How many feeds one author may have fetched within a minute. */
	const MOST_A_MINUTE = 20;

	/** Seconds for which a copy counts as current, and for which a failure is left alone. */
	const LIFETIME = 30 * MINUTE_IN_SECONDS;
	const PATIENCE = 5 * MINUTE_IN_SECONDS;

	/** Seconds for which a copy is kept that nobody asks for, and what is known of a feed that was never read. */
	const KEPT         = MONTH_IN_SECONDS;
	const KEPT_FAILURE = HOUR_IN_SECONDS;

	/** Name of the job that brings a copy up to date. */
	const EVENT = 'dovetail_blocks_podcast_refresh';

	/**
	 * For an author: the feed as it is, or the copy while it is current. She may try again at once after a failure,
	 * because she may have mended it.
	 */
	public static function for_author( string $url ): array {
		$entry = self::entry( $url );
		if ( $entry['feed'] && '' === $entry['error'] && ! self::is_due( $entry ) ) {
			return $entry;
		}
		return Rate_Limit::count( 'podcast-author-' . get_current_user_id(), self::MOST_A_MINUTE, MINUTE_IN_SECONDS )
			? self::refresh( $url )
			: $entry;
	}

	/** For a page, and for a player on a page that may be old: what is known, however old. It is brought up to date afterwards. */
	public static function for_page( string $url ): array {
		$entry = self::entry( $url );
		if ( self::is_due( $entry ) ) {
			Queue::push( self::EVENT, array( $url ) );
		}
		return $entry;
	}

	/** Whether more will be known of a feed in a moment: the job waits, or is being done. */
	public static function is_pending( array $entry ): bool {
		return 'podcast_busy' === $entry['error'] || self::is_due( $entry );
	}

	/**
	 * What is known of a feed.
	 *
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

	/** Fetches a feed and keeps what is known then. While somebody else does so, or when the database refuses, nothing is fetched. */
	private static function refresh( string $url ): array {
		$claim = 'podcast-' . md5( $url );
		if ( ! Lock::claim( $claim, self::CLAIM ) ) {
			return self::entry( $url );
		}
		try {
			$entry = self::entry( $url );
			// A feed may be made to kill whoever reads it. Nobody comes back to it before the patience is over.
			self::keep(
				$url,
				array(
					'checked' => time(),
					'error'   => 'podcast_busy',
				) + $entry
			);
			$feed             = self::fetch( $url );
			$entry['checked'] = time();
			$entry['error']   = is_wp_error( $feed ) ? (string) $feed->get_error_code() : '';
			if ( ! is_wp_error( $feed ) ) {
				$entry = self::with( $entry, Companions::carry( $feed, $entry['feed'] ) );
				Companions::push( $url, $entry['feed'] );
			}
			self::keep( $url, $entry );
			return $entry;
		} finally {
			Lock::release( $claim );
		}
	}

	/** Brings a copy up to date, as the job does. Always true: a failure is known by then, and the next page asks for it again. */
	public static function refresh_later( string $url ): bool {
		if ( self::is_due( self::entry( $url ) ) ) {
			self::refresh( $url );
		}
		return true;
	}

	/** Changes the good copy of a feed, where there is one and nobody else is at it; says whether nobody was. */
	public static function change( string $url, callable $change ): bool {
		$claim = 'podcast-' . md5( $url );
		if ( ! Lock::claim( $claim, self::CLAIM ) ) {
			return false;
		}
		try {
			$entry = self::entry( $url );
			if ( $entry['feed'] ) {
				self::keep( $url, self::with( $entry, $change( $entry['feed'] ) ) );
			}
			return true;
		} finally {
			Lock::release( $claim );
		}
	}

	/** What is known, with a newer copy. Its version is that of what a page shows. */
	private static function with( array $entry, array $feed ): array {
		return array(
			'feed'    => $feed,
			'version' => substr( md5( (string) wp_json_encode( array( 'read' => null ) + $feed ) ), 0, 12 ),
		) + $entry;
	}

	/**
	 * Fetches and reads a feed.
	 *
	 * @param string $url Address of a feed; refused when it, or where it leads to, is not a public one.
	 * @return array|WP_Error
	 */
	private static function fetch( string $url ) {
		$response = Remote::get(
			$url,
			self::SECONDS,
			self::BYTES,
			array( 'Accept' => 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.8' )
		);
		if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
			return Failure::of( 'podcast_unreachable' );
		}
		$body = wp_remote_retrieve_body( $response );
		return Parser::parse( $body, strlen( $body ) >= self::BYTES );
	}

	/** Whether it is time to look at a feed again. One that was looked at in the future was so before the clock was set right. */
	private static function is_due( array $entry ): bool {
		$age = time() - $entry['checked'];
		return $age < 0 || $age > ( '' === $entry['error'] ? self::LIFETIME : self::PATIENCE );
	}

	/** Keeps what is known of a feed. */
	private static function keep( string $url, array $entry ): void {
		set_transient( self::key( $url ), $entry, $entry['feed'] ? self::KEPT : self::KEPT_FAILURE );
	}

	/** Name under which a feed is kept. */
	public static function key( string $url ): string {
		return 'dovetail_blocks_podcast_' . md5( $url );
	}
}
