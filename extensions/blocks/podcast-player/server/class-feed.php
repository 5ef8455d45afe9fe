<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Remote;
use Dovetail\Plugin\Remote_Copy;

defined( 'ABSPATH' ) || exit;

/**
 * One copy of each feed. An entry has `error`, a code of `Failure`; `feed`, the last good copy, see `Parser::parse()`; and
 * `version`, that of what a page shows.
 */
final class Feed extends Remote_Copy {
	/** Bytes of a feed that are read, the rest of a longer one is its old episodes; and seconds that another server has, redirects included. */
	const BYTES   = 2 * MB_IN_BYTES;
	const SECONDS = 10;

	const LIFETIME = 30 * MINUTE_IN_SECONDS;
	const PATIENCE = 5 * MINUTE_IN_SECONDS;

	const TRANSIENT = 'dovetail_blocks_podcast_';
	const NAME      = 'podcast';
	const EVENT     = 'dovetail_blocks_podcast_refresh';

	const WHY     = 'error';
	const COPY    = 'feed';
	const BUSY    = 'podcast_busy';
	const UNKNOWN = array(
		'checked' => 0,
		'error'   => '',
		'version' => '',
		'feed'    => null,
	);

	/** Whether more will be known of a feed in a moment: the job waits, or is being done. */
	public static function is_pending( array $entry ): bool {
		return self::BUSY === $entry['error'] || self::is_due( $entry );
	}

	/**
	 * Changes the good copy of a feed, where there is one and nobody else is at it; says whether nobody was.
	 *
	 * @param callable $change Gets the feed and returns it.
	 */
	public static function change( string $url, callable $change ): bool {
		return null !== self::alone(
			$url,
			static function () use ( $url, $change ): bool {
				$entry = self::entry( $url );
				if ( $entry['feed'] ) {
					self::keep( $url, self::with( $entry, $change( $entry['feed'] ) ) );
				}
				return true;
			}
		);
	}

	protected static function ask( string $url, array $entry ): array {
		$feed = self::fetch( $url );
		if ( is_wp_error( $feed ) ) {
			return array( 'error' => (string) $feed->get_error_code() ) + $entry;
		}
		$entry = self::with( $entry, Companions::carry( $feed, $entry['feed'] ) );
		Companions::push( $url, $entry['feed'] );
		return array( 'error' => '' ) + $entry;
	}

	/** What is known, with a newer copy. */
	private static function with( array $entry, array $feed ): array {
		return array(
			'feed'    => $feed,
			'version' => substr( md5( (string) wp_json_encode( array( 'read' => null ) + $feed ) ), 0, 12 ),
		) + $entry;
	}

	/**
	 * Fetches and reads a feed.
	 *
	 * @param string $url Refused when it, or where it leads to, is not a public one.
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
}
